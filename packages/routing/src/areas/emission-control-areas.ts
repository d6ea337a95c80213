import { geometryOfRings, type NamedArea } from './named-area.ts';
import { NORTH_AMERICAN_RINGS } from './north-american-area.ts';

const DATES = 'dates: rs-class.org, 26 February 2026';

/**
 * The emission control areas of MARPOL Annex VI (regulation 14) for oxides of sulphur, whose limit of 0.10 % applies from `validFrom`
 * on. Their limits at sea are those of the convention; the parts of the rings on land were drawn for Roadstead.
 */
export const EMISSION_CONTROL_AREAS: readonly NamedArea[] = [
  {
    name: 'baltic-sea',
    title: 'Baltic Sea',
    validFrom: '2006-05-19',
    validTo: null,
    source: `MARPOL Annex I, regulation 1.11.2, as in 33 CFR 151.06; ${DATES}`,
    geometry: geometryOfRings([
      // In the west by the parallel of the Skaw.
      '10.6,57.747 11.95,57.747 13,58.5 14.5,60 16,62 18,64 21,66 25,66.5 26,65.2 25.8,64 27,62 29,61 30.6,60.3 30.6,59.6 28,59 26,58 25.5,56.5 23,55 21.8,54 19,53.2 14,53 11,53.4 9.8,54.1 9.2,54.9 9.2,55.6 9.3,56.2 9.2,56.9 9.9,57.35 10.42,57.58',
    ]),
  },
  {
    name: 'north-sea',
    title: 'North Sea, Skagerrak and English Channel',
    validFrom: '2007-11-22',
    validTo: null,
    source: `MARPOL Annex V, regulation 1.14.6, resolution MEPC.201(62): iadclexicon.org/north-sea-area; ${DATES}`,
    geometry: geometryOfRings([
      // Between 62° N, 4° W, 5° W, 48.5° N and the parallel of the Skaw.
      '-4,62 8,62 8,60.5 11.5,60.3 12.2,59 11.95,57.747 10.6,57.747 10.42,57.58 9.9,57.35 9.2,56.9 9.3,56.2 9.2,55.6 9.2,54.9 9.8,54.1 10.4,53.4 9,52.6 6.5,51.8 5,50.9 3,50 1.6,48.9 0,48.5 -5,48.5 -5,50.35 -3.9,50.8 -2.6,51.2 -2,52 -2.2,54 -2.3,55 -3.5,55.5 -3.8,55.85 -4.2,56.2 -4,57',
    ]),
  },
  {
    name: 'north-american',
    title: 'North American coasts, within 200 miles',
    validFrom: '2012-08-01',
    validTo: null,
    source: `MARPOL Annex VI, appendix VII, resolution MEPC.190(60), as in the French arrêté of 23 November 1987, annex 213-6.A.7; ${DATES}`,
    geometry: geometryOfRings(NORTH_AMERICAN_RINGS),
  },
  {
    name: 'us-caribbean',
    title: 'Puerto Rico and the Virgin Islands of the United States',
    validFrom: '2014-01-01',
    validTo: null,
    source:
      'MARPOL Annex VI, appendix VII, resolution MEPC.202(62), in effect by MEPC.1/Circ.755: puc.overheid.nl/nsi/doc/PUC_1665_14; drawn for Roadstead by its description of 2010: 50 miles to the north, 40 to the south, half-way to Mona and to the other islands',
    geometry: geometryOfRings([
      '-67.54,17.25 -67.54,19.2 -65.3,19.4 -65,18.8 -64.88,18.45 -64.7,18.37 -64.65,18.2 -64.634,18.051 -64,17.9 -63.9,17.5 -64.3,17.15 -65.5,17.2',
    ]),
  },
  {
    name: 'mediterranean-sea',
    title: 'Mediterranean Sea',
    validFrom: '2025-05-01',
    validTo: null,
    source:
      'MARPOL Annex VI, regulation 14.3.5, resolution MEPC.361(79): gov.si/en/news/2025-02-11-sulphur-content-in-fuel-oil-used-on-board-in-the-mediterranean-sea-from-1-may-2025',
    geometry: geometryOfRings([
      // From Cape Trafalgar to Cape Spartel; from Mehmetcik Burnu to Kumkale Burnu; without the northern entrance of the Suez Canal.
      '-5.917,35.8 -6.033,36.183 -5.6,36.7 -4.5,37.6 -2,39.5 -1,42.3 2,43.7 5,45.3 8,46.3 13.5,46.5 16,45.8 18,44 20.5,43 22,41.6 24,41.6 26,41.2 27,40.75 26.8,40.53 26.5,40.3 26.3,40.15 26.183,40.05 26.2,40.017 26.35,39.85 27.3,39.75 28.7,38.5 30,37.3 32,37.2 34,37.3 36.5,37.2 37,36 36.6,34 35.6,32.5 34.9,31.2 33.5,30.9 32.544,31.1 32.544,31.233 32.475,31.483 32.267,31.483 32.267,31.233 31.8,31 29.9,30.8 25,30.8 20,29.6 15,31 13,32 10,33 9,35 9,36.3 5,36 0,35 -3,34.7 -5.3,35.2 -5.7,35.5',
    ]),
  },
];

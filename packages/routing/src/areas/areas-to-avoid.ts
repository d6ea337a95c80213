import { geometryOfRings, type NamedArea } from './named-area.ts';

const JWLA_032 =
  'Joint War Committee, JWLA-032 of 18 December 2023: latitudebrokers.com/joint-war-committee-updates-war-listed-areas-on-18th-december-2023';

/**
 * Waters that planners avoid: areas that the Joint War Committee lists for war, piracy and terrorism, and the High Risk Areas for piracy of the shipping
 * organisations, with the limits of the documents named as sources. The parts of the rings on land were drawn for Roadstead.
 */
export const AREAS_TO_AVOID: readonly NamedArea[] = [
  {
    name: 'red-sea',
    title: 'Gulf of Aden, southern Red Sea, listed by the Joint War Committee',
    validFrom: '2023-12-18',
    validTo: null,
    source: JWLA_032,
    geometry: geometryOfRings([
      '36.5,18 43.5,18 48,17.3 53.108,16.642 53.833,14.917 60.25,10.8 48.75,-6.75 41.567,-1.667 41,2 42,8 42,11 40.5,12.5 38,15',
    ]),
  },
  {
    name: 'gulf-of-guinea',
    title: 'Gulf of Guinea, listed by the Joint War Committee',
    validFrom: '2020-09-21',
    validTo: null,
    source:
      'Joint War Committee, JWLA-025 of 21 September 2020, limits as in JWLA-032: garex.fr/corps-zone-a-risque-aggrave/africa',
    geometry: geometryOfRings([
      '1.2,6.5 1.2,6.113 3,-0.667 8.7,-0.667 9.5,-0.6 10.3,0 10.5,4.5 8.5,6.5 3,7',
    ]),
  },
  {
    name: 'black-sea',
    title: 'Sea of Azov, northern Black Sea, listed by the Joint War Committee',
    validFrom: '2023-12-18',
    validTo: null,
    source: 'Joint War Committee, JWLA-032: garex.fr/corps-zone-a-risque-aggrave/europe',
    geometry: geometryOfRings([
      '29.3,45.6 29.765,45.181 29.852,45.187 29.993,45.191 30.04,45.089 30.979,44.777 31.175,44.737 31.41,44.048 31.333,43.452 40.01,43.385 40.5,44.5 41,47.5 38,48.2 34,47.5 32,48 30,47.2',
    ]),
  },
  {
    name: 'persian-gulf',
    title: 'Persian Gulf, Gulf of Oman, listed by the Joint War Committee',
    validFrom: '2021-05-15',
    validTo: null,
    source: 'Hellenic War Risks, circular C1-2021: hellenicwarrisks.com/ap-areas/middle-east/uae',
    geometry: geometryOfRings([
      '59.83,22.53 59.908,22.708 61.625,25.175 61.6,26 57,28.5 52,31 48.5,32 46.5,31 47.5,28.5 49.3,25 51,23.5 55,23.3 57,22.8 59.3,22.3',
    ]),
  },
  {
    name: 'cabo-delgado',
    title: 'Cabo Delgado, the territorial sea, listed by the Joint War Committee',
    validFrom: '2023-12-18',
    validTo: null,
    source: `${JWLA_032}; the limit of twelve miles drawn for Roadstead`,
    geometry: geometryOfRings([
      '40.2,-10.4 40.315,-10.327 40.574,-10.172 40.85,-10.7 40.9,-11.5 40.85,-12.5 40.828,-13.5 40.4,-13.5 40.3,-12',
    ]),
  },
  {
    name: 'piracy-hra-2015',
    title: 'High Risk Area for piracy, of BIMCO and others',
    validFrom: '2015-12-01',
    validTo: '2019-05-01',
    source: 'BIMCO: marinelink.com/news/security-advisory399116',
    geometry: geometryOfRings([
      '37.5,15 45,15 49,16.5 53,17.7 57,20 58,22 65,22 65,-5 38,-5 40,0 42,8 42,11.5 40.5,12.5',
    ]),
  },
  {
    name: 'piracy-hra-2019',
    title: 'High Risk Area for piracy, of BIMCO and others',
    validFrom: '2019-05-01',
    validTo: '2021-09-01',
    source: 'Round Table of shipping associations: marsecreview.com/2019/05',
    geometry: geometryOfRings([
      '37.5,15 45,15 49,16.5 53,17.7 54.4,18.5 60,14 60,10 55,0 50,-5 38,-5 40,0 42,8 42,11.5 40.5,12.5',
    ]),
  },
  {
    name: 'piracy-hra-2021',
    title: 'High Risk Area for piracy, of BIMCO and others, the last',
    validFrom: '2021-09-01',
    validTo: '2023-01-01',
    source:
      'Admiralty: hellenicshippingnews.com/yemeni-and-territorial-seas-security-related-information-to-mariners; the territorial sea of Eritrea and Djibouti drawn for Roadstead',
    geometry: geometryOfRings([
      '42,15 45,15 49,16.5 53,17.5 53,16.5 57.5,14.333 55,9 49.5,1 46,-1.5 41.6,-1.5 42,2 46,6 48,9 45,10 43.2,10.8 43.25,11.47 43.3,12.5 42.8,13.8',
    ]),
  },
];

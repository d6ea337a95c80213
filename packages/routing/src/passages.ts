type GateEnd = readonly [longitude: number, latitude: number];

export type PassageName =
  | 'suez-canal'
  | 'panama-canal'
  | 'kiel-canal'
  | 'corinth-canal'
  | 'lefkada'
  | 'evripos'
  | 'bosporus'
  | 'dardanelles'
  | 'gibraltar'
  | 'dover'
  | 'oresund'
  | 'great-belt'
  | 'little-belt'
  | 'limfjord'
  | 'storstrom'
  | 'moonsund'
  | 'pentland-firth'
  | 'menai'
  | 'messina'
  | 'bonifacio'
  | 'otranto'
  | 'kerch'
  | 'bab-el-mandeb'
  | 'hormuz'
  | 'khuran'
  | 'palk'
  | 'malacca'
  | 'singapore'
  | 'sunda'
  | 'lombok'
  | 'makassar'
  | 'ombai'
  | 'torres'
  | 'bass'
  | 'cook'
  | 'san-bernardino'
  | 'surigao'
  | 'luzon'
  | 'taiwan'
  | 'korea'
  | 'kanmon'
  | 'tsugaru'
  | 'la-perouse'
  | 'bering'
  | 'unimak'
  | 'windward'
  | 'mona'
  | 'florida'
  | 'yucatan'
  | 'cape-cod-canal'
  | 'chesapeake-delaware-canal'
  | 'saint-lawrence-seaway'
  | 'welland-canal'
  | 'volga-don-canal'
  | 'magellan'
  | 'cape-horn'
  | 'good-hope'
  | 'northwest-passage'
  | 'northeast-passage'
  | 'bali';

/** Dimensions of a ship in metres; one that is not known limits nothing. */
export interface ShipSize {
  readonly draughtMeters?: number;
  readonly beamMeters?: number;
  readonly lengthMeters?: number;
  /** Height above the water. */
  readonly airDraughtMeters?: number;
}

export interface Passage extends PassageTerms {
  readonly name: PassageName;
}

interface PassageTerms {
  /**
   * The greatest ships: a ship may pass that exceeds none of the dimensions of one of these, as where a canal allows less
   * draught to wider ships. Empty if no limit is known or the depth is no limit.
   */
  readonly limits: readonly ShipSize[];
  /** The source of the limits; null without one. */
  readonly source: string | null;
  /**
   * Whether the passage is open by default. Passages through ice and over shoals are closed, and those of small ships: with
   * limits, to ships not known to be within them.
   */
  readonly isOpen: boolean;
  /** A line across the passage, from land to land: a route that crosses it uses the passage. Degrees. */
  readonly gate: readonly [GateEnd, GateEnd];
}

type Gate = readonly [
  fromLongitude: number,
  fromLatitude: number,
  toLongitude: number,
  toLatitude: number,
];

function terms(
  isOpen: boolean,
  limits: readonly ShipSize[],
  source: string | null,
  [fromLongitude, fromLatitude, toLongitude, toLatitude]: Gate,
): PassageTerms {
  const gate = [
    [fromLongitude, fromLatitude],
    [toLongitude, toLatitude],
  ] as const;
  return { limits, source, isOpen, gate };
}

function open(...gate: Gate): PassageTerms {
  return terms(true, [], null, gate);
}

function limited(limits: readonly ShipSize[], source: string, ...gate: Gate): PassageTerms {
  return terms(true, limits, source, gate);
}

/** Returns the terms of a passage for small ships only. */
function small(limits: readonly ShipSize[], source: string, ...gate: Gate): PassageTerms {
  return terms(false, limits, source, gate);
}

/** Returns the terms of a passage that is closed to all ships by default. */
function closed(...gate: Gate): PassageTerms {
  return terms(false, [], null, gate);
}

const TABLE: Readonly<Record<PassageName, PassageTerms>> = {
  'suez-canal': limited(
    [
      { beamMeters: 49.99, draughtMeters: 20.12, airDraughtMeters: 68 },
      { beamMeters: 77.49, draughtMeters: 12.19, airDraughtMeters: 68 },
    ],
    'Suez Canal Authority, Rules of Navigation, tables of draught by beam: 66 ft to 164 ft of beam, 40 ft to 254 ft; Suez Canal Bridge',
    32.1,
    30.9,
    32.6,
    30.9,
  ),
  'panama-canal': limited(
    [
      { lengthMeters: 294.13, beamMeters: 32.31, draughtMeters: 12.04, airDraughtMeters: 57.91 },
      { lengthMeters: 370.33, beamMeters: 51.25, draughtMeters: 15.24, airDraughtMeters: 57.91 },
    ],
    'Panama Canal Authority, Vessel Requirements: Panamax locks; Neopanamax locks; Bridge of the Americas',
    -79.9,
    9.05,
    -79.6,
    9.2,
  ),
  'kiel-canal': limited(
    [
      { lengthMeters: 235.5, beamMeters: 32.5, draughtMeters: 7, airDraughtMeters: 40 },
      { lengthMeters: 160, beamMeters: 32.5, draughtMeters: 9.5, airDraughtMeters: 40 },
    ],
    'Wasserstraßen- und Schifffahrtsverwaltung des Bundes: Nord-Ostsee-Kanal',
    9.3,
    54.25,
    9.5,
    54.08,
  ),
  // Ships that may use it are smaller than most: routes of others go around Cape Matapan.
  'corinth-canal': small(
    [
      { beamMeters: 14, draughtMeters: 7.2 },
      { beamMeters: 16.5, draughtMeters: 6.2 },
    ],
    'Corinth Canal S.A., Regulations, article 2: draught by beam',
    22.94,
    37.9,
    23.02,
    37.96,
  ),
  // A canal of yachts and coasters through a lagoon.
  lefkada: closed(20.66, 38.78, 20.8, 38.79),
  // A sliding bridge that opens once in a night, with currents of eight knots.
  evripos: closed(23.53, 38.45, 23.66, 38.475),
  bosporus: limited(
    [{ airDraughtMeters: 58 }],
    'Turkish Straits, Maritime Traffic Regulations: bridges of the Bosporus',
    28.9,
    41.1,
    29.2,
    41.1,
  ),
  dardanelles: limited(
    [{ airDraughtMeters: 70 }],
    '1915 Çanakkale Bridge: clearance',
    26.3,
    40.25,
    26.5,
    40.05,
  ),
  gibraltar: open(-5.6, 36.1, -5.55, 35.75),
  dover: open(1.25, 51.15, 1.75, 50.87),
  oresund: limited(
    [{ draughtMeters: 7.7 }],
    'Sound VTS: Drogden Channel, over the tunnel',
    12.5,
    55.67,
    13.1,
    55.6,
  ),
  'great-belt': limited(
    [{ draughtMeters: 15.4, airDraughtMeters: 65 }],
    'Danish Maritime Authority: Route T, 17 m of water; Great Belt Bridge, East Bridge',
    10.7,
    55.33,
    11.2,
    55.35,
  ),
  'little-belt': limited(
    [{ draughtMeters: 13, airDraughtMeters: 33 }],
    'Danish Maritime Authority: Route T, by the Great Belt, for ships of 13 m of draught and more; Little Belt Bridge of 1935',
    9.66,
    55.545,
    9.8,
    55.48,
  ),
  // Four metres of water at Løgstør.
  limfjord: small(
    [{ draughtMeters: 4 }],
    'Danish Maritime Authority: Løgstør, 4 m',
    9.21,
    57.06,
    9.29,
    56.88,
  ),
  // The bar of Grønsund, its eastern entrance, has some five metres of water.
  storstrom: closed(11.88, 55.04, 11.87, 54.9),
  // Shoals of five to seven metres between Muhu and the mainland: ships go around Hiiumaa by Irbe Strait.
  moonsund: closed(23.25, 58.62, 23.65, 58.55),
  'pentland-firth': open(-3.1, 58.55, -3.1, 58.99),
  // The Swellies have a metre of water at low tide.
  menai: closed(-4.25, 53.27, -4.12, 53.16),
  messina: open(15.5, 38.2, 15.75, 38.2),
  bonifacio: open(9.15, 41.45, 9.2, 41.2),
  otranto: open(18.3, 40.15, 19.5, 40.3),
  kerch: limited(
    [{ lengthMeters: 160, draughtMeters: 8, airDraughtMeters: 33 }],
    'Kerch Sea Port, rules of the Kerch-Yenikale Canal; Crimean Bridge',
    36.4,
    45.3,
    36.8,
    45.3,
  ),
  'bab-el-mandeb': open(43.6, 12.75, 43.2, 12.45),
  hormuz: open(56.4, 26.1, 57.1, 27.15),
  // Mangroves and shifting shoals behind Qeshm: ships pass south of the island.
  khuran: closed(55.52, 26.87, 55.85, 26.83),
  // Adam's Bridge has one to three metres of water: ships go around Sri Lanka.
  palk: closed(78.9, 9.35, 80.2, 8.9),
  malacca: limited(
    [{ draughtMeters: 20.5 }],
    'IMO MSC.73(69), rule 6: 3.5 m under the keel; Malaccamax, the deepest ships built for these straits',
    101.5,
    3.1,
    100.7,
    1.85,
  ),
  singapore: limited(
    [{ draughtMeters: 20.5 }],
    'IMO MSC.73(69), rule 6: 3.5 m under the keel; Malaccamax, the deepest ships built for these straits',
    103.8,
    1.38,
    104.02,
    1.05,
  ),
  sunda: limited(
    [{ draughtMeters: 18 }],
    'RSIS Commentary, Maritime Highways of Southeast Asia: 20 m of water; a tenth of it under the keel',
    105.8,
    -5.8,
    106.0,
    -6.1,
  ),
  lombok: open(115.5, -8.35, 116.2, -8.4),
  makassar: open(117.2, 1, 120.95, 0.9),
  ombai: open(124.7, -8.25, 124.7, -9.2),
  torres: limited(
    [{ draughtMeters: 12.2 }],
    'IMO MSC, Australian Maritime Safety Authority: Prince of Wales Channel, 12.2 m',
    142.4,
    -10.9,
    142.3,
    -9.1,
  ),
  bass: open(145.2, -38.2, 145.2, -40.9),
  cook: open(175.0, -41.1, 174.0, -41.5),
  'san-bernardino': open(124.05, 12.8, 124.5, 12.3),
  surigao: open(125.1, 10.45, 125.5, 9.65),
  luzon: open(120.7, 22.3, 121.0, 18.5),
  taiwan: open(119.0, 25.3, 121.0, 24.8),
  korea: open(128.6, 35.3, 130.7, 33.9),
  kanmon: limited(
    [{ draughtMeters: 10.8, airDraughtMeters: 61 }],
    'Kanmon pilots: 12 m of water, a tenth of it under the keel; Kanmon Bridge',
    131.0,
    34.1,
    130.9,
    33.8,
  ),
  tsugaru: open(140.45, 41.05, 140.2, 41.6),
  'la-perouse': open(141.95, 45.4, 142.1, 46.0),
  bering: open(-168.0, 65.6, -170.2, 66.1),
  unimak: open(-164.6, 54.65, -165.95, 54.12),
  windward: open(-74.2, 20.2, -73.3, 19.8),
  mona: open(-68.5, 18.6, -67.1, 18.3),
  florida: open(-80.6, 25.3, -79.8, 22.5),
  yucatan: open(-87.1, 21.2, -84.0, 22.25),
  'cape-cod-canal': limited(
    [{ lengthMeters: 251.5, draughtMeters: 9.75, airDraughtMeters: 41.1 }],
    'US Army Corps of Engineers, 33 CFR 207.20: 825 ft, 32 ft; bridges of 135 ft',
    -70.6,
    41.8,
    -70.5,
    41.74,
  ),
  'chesapeake-delaware-canal': limited(
    [{ lengthMeters: 270, draughtMeters: 10.06, airDraughtMeters: 40.5 }],
    'US Army Corps of Engineers, 33 CFR 207.100: 886 ft, 33 ft; bridges of 133 ft',
    -75.75,
    39.6,
    -75.7,
    39.48,
  ),
  'saint-lawrence-seaway': limited(
    [{ lengthMeters: 225.5, beamMeters: 23.77, draughtMeters: 8.08, airDraughtMeters: 35.5 }],
    'Great Lakes St. Lawrence Seaway Development Corporation, Seaway Handbook: 740 ft, 78 ft, 26 ft 6 in, 116 ft 6 in',
    -74.15,
    45.38,
    -73.95,
    45.15,
  ),
  'welland-canal': limited(
    [{ lengthMeters: 225.5, beamMeters: 23.77, draughtMeters: 8.08, airDraughtMeters: 35.5 }],
    'Great Lakes St. Lawrence Seaway Development Corporation, Seaway Handbook: 740 ft, 78 ft, 26 ft 6 in, 116 ft 6 in',
    -79.3,
    43.05,
    -79.1,
    43.05,
  ),
  'volga-don-canal': limited(
    [{ draughtMeters: 3.5 }],
    'Russian inland waterways register: 3.5 m',
    43.8,
    48.8,
    43.9,
    48.4,
  ),
  magellan: open(-71.2, -53.5, -70.6, -53.95),
  'cape-horn': open(-67.6, -55.0, -60.0, -63.7),
  'good-hope': open(20, -34.4, 20, -70.5),
  // Both gates end beyond the pole, so that no route passes between them.
  'northwest-passage': closed(-94.5, 71.6, 85.5, 89.9),
  'northeast-passage': closed(100, 76, -80, 89.9),
  bali: limited(
    [{ draughtMeters: 18 }],
    'No limit is published. 2.4 km wide, and no archipelagic sea lane (Indonesian Government Regulation 37 of 2002), unlike Lombok: as Sunda',
    114.3,
    -8.05,
    114.55,
    -8.2,
  ),
};

/** All passages: straits, canals and capes that routes name and that can be closed. `sea-graph.bin` refers to this order. */
export const PASSAGES: readonly Passage[] = Object.entries(TABLE).map(([name, passage]) => ({
  name: name as PassageName,
  ...passage,
}));

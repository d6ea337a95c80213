type GateEnd = readonly [longitude: number, latitude: number];

export type PassageName =
  | 'suez-canal'
  | 'panama-canal'
  | 'kiel-canal'
  | 'corinth-canal'
  | 'bosporus'
  | 'dardanelles'
  | 'gibraltar'
  | 'dover'
  | 'oresund'
  | 'great-belt'
  | 'little-belt'
  | 'pentland-firth'
  | 'messina'
  | 'bonifacio'
  | 'otranto'
  | 'kerch'
  | 'bab-el-mandeb'
  | 'hormuz'
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
  | 'northeast-passage';

export interface Passage extends PassageTerms {
  readonly name: PassageName;
}

interface PassageTerms {
  /** The greatest draught of a ship in metres; null if none is published or the depth is no limit. */
  readonly draughtMetersMax: number | null;
  /** The source of the greatest draught; null without a limit. */
  readonly source: string | null;
  /** Whether the passage is open by default; passages through ice and over shoals are closed. */
  readonly isOpen: boolean;
  /** A line across the passage, from land to land: a route that crosses it uses the passage. Degrees. */
  readonly gate: readonly [GateEnd, GateEnd];
}

function open(gate: readonly [GateEnd, GateEnd]): PassageTerms {
  return { draughtMetersMax: null, source: null, isOpen: true, gate };
}

function limited(
  draughtMetersMax: number,
  source: string,
  gate: readonly [GateEnd, GateEnd],
): PassageTerms {
  return { draughtMetersMax, source, isOpen: true, gate };
}

/** Returns the terms of a passage that is closed by default. */
function closed(gate: readonly [GateEnd, GateEnd]): PassageTerms {
  return { draughtMetersMax: null, source: null, isOpen: false, gate };
}

const TABLE: Readonly<Record<PassageName, PassageTerms>> = {
  'suez-canal': limited(20.12, 'Suez Canal Authority, Rules of Navigation: 66 ft', [
    [32.1, 30.9],
    [32.6, 30.9],
  ]),
  'panama-canal': limited(
    15.24,
    'Panama Canal Authority, Vessel Requirements: Neopanamax locks, 50 ft',
    [
      [-79.9, 9.05],
      [-79.6, 9.2],
    ],
  ),
  'kiel-canal': limited(
    9.5,
    'Wasserstraßen- und Schifffahrtsverwaltung des Bundes: Nord-Ostsee-Kanal',
    [
      [9.3, 54.25],
      [9.5, 54.08],
    ],
  ),
  'corinth-canal': limited(7.2, 'Corinth Canal S.A., Regulations, article 2: up to 14 m of beam', [
    [22.94, 37.9],
    [23.02, 37.96],
  ]),
  bosporus: open([
    [28.9, 41.1],
    [29.2, 41.1],
  ]),
  dardanelles: open([
    [26.3, 40.25],
    [26.5, 40.05],
  ]),
  gibraltar: open([
    [-5.6, 36.1],
    [-5.55, 35.75],
  ]),
  dover: open([
    [1.25, 51.15],
    [1.75, 50.87],
  ]),
  oresund: limited(7.7, 'Sound VTS: Drogden Channel', [
    [12.5, 55.67],
    [13.1, 55.6],
  ]),
  'great-belt': limited(15.4, 'Danish Maritime Authority: Route T, 17 m of water', [
    [10.7, 55.33],
    [11.2, 55.35],
  ]),
  'little-belt': open([
    [9.66, 55.545],
    [9.8, 55.48],
  ]),
  'pentland-firth': open([
    [-3.1, 58.55],
    [-3.1, 58.99],
  ]),
  messina: open([
    [15.5, 38.2],
    [15.75, 38.2],
  ]),
  bonifacio: open([
    [9.15, 41.45],
    [9.2, 41.2],
  ]),
  otranto: open([
    [18.3, 40.15],
    [19.5, 40.3],
  ]),
  kerch: limited(8, 'Kerch Sea Port, rules of the Kerch-Yenikale Canal', [
    [36.4, 45.3],
    [36.8, 45.3],
  ]),
  'bab-el-mandeb': open([
    [43.6, 12.75],
    [43.2, 12.45],
  ]),
  hormuz: open([
    [56.4, 26.1],
    [57.1, 27.15],
  ]),
  // Adam's Bridge has one to three metres of water: ships go around Sri Lanka.
  palk: closed([
    [78.9, 9.35],
    [80.2, 8.9],
  ]),
  malacca: limited(20.5, 'Malaccamax, the deepest ships built for these straits', [
    [101.5, 3.1],
    [100.7, 1.85],
  ]),
  singapore: limited(20.5, 'Malaccamax, the deepest ships built for these straits', [
    [103.8, 1.38],
    [104.02, 1.05],
  ]),
  sunda: open([
    [105.8, -5.8],
    [106.0, -6.1],
  ]),
  lombok: open([
    [115.5, -8.35],
    [116.2, -8.4],
  ]),
  makassar: open([
    [117.2, 1],
    [120.95, 0.9],
  ]),
  ombai: open([
    [124.7, -8.25],
    [124.7, -9.2],
  ]),
  torres: limited(12.2, 'IMO MSC: Torres Strait, 12.2 m', [
    [142.4, -10.9],
    [142.3, -9.1],
  ]),
  bass: open([
    [145.2, -38.2],
    [145.2, -40.9],
  ]),
  cook: open([
    [175.0, -41.1],
    [174.0, -41.5],
  ]),
  'san-bernardino': open([
    [124.05, 12.8],
    [124.5, 12.3],
  ]),
  surigao: open([
    [125.1, 10.45],
    [125.5, 9.65],
  ]),
  luzon: open([
    [120.7, 22.3],
    [121.0, 18.5],
  ]),
  taiwan: open([
    [119.0, 25.3],
    [121.0, 24.8],
  ]),
  korea: open([
    [128.6, 35.3],
    [130.7, 33.9],
  ]),
  kanmon: limited(10.8, 'Kanmon pilots: 12 m of water; a tenth of it under the keel', [
    [131.0, 34.1],
    [130.9, 33.8],
  ]),
  tsugaru: open([
    [140.45, 41.05],
    [140.2, 41.6],
  ]),
  'la-perouse': open([
    [141.95, 45.4],
    [142.1, 46.0],
  ]),
  bering: open([
    [-168.0, 65.6],
    [-170.2, 66.1],
  ]),
  unimak: open([
    [-164.6, 54.65],
    [-165.95, 54.12],
  ]),
  windward: open([
    [-74.2, 20.2],
    [-73.3, 19.8],
  ]),
  mona: open([
    [-68.5, 18.6],
    [-67.1, 18.3],
  ]),
  florida: open([
    [-80.6, 25.3],
    [-79.8, 22.5],
  ]),
  yucatan: open([
    [-87.1, 21.2],
    [-84.0, 22.25],
  ]),
  'cape-cod-canal': limited(9.75, 'US Army Corps of Engineers: 32 ft', [
    [-70.6, 41.8],
    [-70.5, 41.74],
  ]),
  'chesapeake-delaware-canal': limited(10.06, 'US Army Corps of Engineers: 33 ft', [
    [-75.75, 39.6],
    [-75.7, 39.48],
  ]),
  'saint-lawrence-seaway': limited(
    8.08,
    'Great Lakes St. Lawrence Seaway Development Corporation: 26 ft 6 in',
    [
      [-74.15, 45.38],
      [-73.95, 45.15],
    ],
  ),
  'welland-canal': limited(
    8.08,
    'Great Lakes St. Lawrence Seaway Development Corporation: 26 ft 6 in',
    [
      [-79.3, 43.05],
      [-79.1, 43.05],
    ],
  ),
  'volga-don-canal': limited(3.5, 'Russian inland waterways register: 3.5 m', [
    [43.8, 48.8],
    [43.9, 48.4],
  ]),
  magellan: open([
    [-71.2, -53.5],
    [-70.6, -53.95],
  ]),
  'cape-horn': open([
    [-67.6, -55.0],
    [-60.0, -63.7],
  ]),
  'good-hope': open([
    [20, -34.4],
    [20, -70.5],
  ]),
  // Both gates end beyond the pole, so that no route passes between them.
  'northwest-passage': closed([
    [-94.5, 71.6],
    [85.5, 89.9],
  ]),
  'northeast-passage': closed([
    [100, 76],
    [-80, 89.9],
  ]),
};

/** All passages: straits, canals and capes that routes name and that can be closed. `sea-graph.bin` refers to this order. */
export const PASSAGES: readonly Passage[] = Object.entries(TABLE).map(([name, terms]) => ({
  name: name as PassageName,
  ...terms,
}));

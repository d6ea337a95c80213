import type { Point } from '../scenario.ts';

/** A place at sea with room for some ships. Coordinates are approximate: docs/families.md has the sources. */
export interface SeaPlace {
  readonly name: string;
  readonly at: Point;
  readonly radiusMeters: number;
  /** Direction of the open sea, from which ships come and to which they leave. */
  readonly openDegrees: number;
}

/** A line of quay: ships moor along it, from its beginning. */
export interface Quay {
  readonly name: string;
  readonly at: Point;
  readonly alongDegrees: number;
}

/** A lane of traffic. */
export interface TrafficLane {
  readonly name: string;
  readonly from: Point;
  readonly to: Point;
}

function place(name: string, at: Point, radiusKilometers: number, openDegrees: number): SeaPlace {
  return { name, at, radiusMeters: radiusKilometers * 1000, openDegrees };
}

/** Anchorages where oil is transferred. */
export const TRANSFER_ANCHORAGES: readonly SeaPlace[] = [
  place('Skaw', [10.78, 57.66], 4, 90),
  place('Ceuta', [-5.24, 35.94], 2.5, 90),
  place("Hurd's Bank", [14.78, 35.88], 6, 60),
  place('Laconian Gulf', [22.78, 36.6], 6, 180),
  place('Kalamata', [22.07, 36.88], 4, 180),
  place('Kerch', [36.62, 44.98], 7, 190),
  place('Lome', [1.32, 6.04], 7, 170),
  place('Fujairah', [56.5, 25.22], 7, 90),
  place('Sohar', [56.88, 24.52], 5, 60),
  place('Singapore EOPL', [104.45, 1.5], 6, 60),
  place('Linggi', [101.86, 2.33], 4, 240),
  place('Galveston', [-94.55, 28.95], 9, 150),
  place('Southwold', [1.93, 52.27], 4, 90),
  place('Augusta', [15.36, 37.18], 4, 90),
  place('Nakhodka', [133.1, 42.6], 4, 160),
  place('Yeosu', [127.88, 34.5], 4, 160),
  place('Zhoushan', [122.65, 30.05], 5, 100),
  place('Freeport', [-78.8, 26.45], 3, 200),
  place('Acu', [-40.75, -21.85], 6, 100),
  place('Paraguana', [-70.4, 11.9], 4, 300),
];

/** Waters in which ships transfer oil, or wait, adrift. */
export const DRIFTING_WATERS: readonly SeaPlace[] = [
  place('West of Portugal', [-18.5, 38.2], 15, 270),
  place('Mid Atlantic', [-28.3, 36.2], 15, 270),
  place('Alboran Sea', [-2.75, 35.72], 8, 0),
  place('Gulf of Guinea', [3.2, 5.1], 12, 180),
  place('Off Angola', [10.9, -7.1], 12, 270),
  place('Off Bonny', [6.6, 3.5], 12, 190),
  place('South China Sea', [107.3, 5.3], 12, 45),
  place('Gulf of Oman', [57.9, 25.1], 10, 110),
  place('Pacific lightering area', [-118.7, 31.9], 12, 230),
  place('South Sabine', [-93.6, 28.4], 12, 160),
  place('Off Malta', [15.3, 35.55], 10, 120),
  place('Aegean', [25.2, 38.95], 5, 20),
  place('Sri Lanka', [80.7, 5.4], 10, 180),
  place('Off Limassol', [33.2, 34.3], 8, 190),
  place('Caribbean', [-68.9, 13.4], 10, 0),
  place('Yellow Sea', [122.9, 36.2], 10, 110),
];

/** Fishing grounds on the high seas and off coasts. */
export const FISHING_GROUNDS: readonly SeaPlace[] = [
  place('Off the EEZ of Peru', [-83.6, -12.4], 18, 270),
  place('South-east Pacific', [-82.4, -16.3], 18, 250),
  place('Blue hole', [-60.6, -46.4], 18, 90),
  place('Central Pacific', [-160.2, 1.8], 18, 0),
  place('West Pacific', [172.5, -2.5], 18, 0),
  place('Arabian Sea', [63.2, 16.4], 18, 200),
  place('Off the EEZ of Galapagos', [-95.3, -3.8], 18, 250),
  place('Barents Sea', [36.5, 73.2], 15, 0),
  place('Okhotsk', [149.5, 53.2], 15, 90),
  place('Off Guinea-Bissau', [-17.6, 11.3], 12, 260),
  place('North-west Pacific', [159.5, 42.3], 18, 90),
  place('Indian Ocean', [72.4, -8.2], 18, 180),
  place('Off Mauritania', [-17.4, 19.6], 12, 270),
];

/** Anchorages of ports, of many densities. */
export const PORT_ANCHORAGES: readonly SeaPlace[] = [
  place('Singapore eastern', [103.98, 1.275], 3, 130),
  place('Gibraltar bay', [-5.38, 36.12], 1.5, 180),
  place('Gibraltar east', [-5.31, 36.15], 2, 90),
  place('Rotterdam 4', [3.72, 52.06], 5, 270),
  place('Schouwenbank', [3.32, 51.78], 4, 270),
  place('Las Palmas', [-15.38, 28.1], 2.5, 90),
  place('Piraeus', [23.58, 37.905], 2, 190),
  place('Santos', [-46.27, -24.1], 5, 160),
  place('Galveston', [-94.6, 29.25], 4, 130),
  place('Busan', [129.13, 35.02], 3, 150),
  place('Hong Kong', [114.05, 22.21], 1.5, 190),
  place('Falmouth', [-5.02, 50.12], 2, 160),
  place('St Helens', [-1.0, 50.69], 2, 110),
  place('Durban', [31.12, -29.87], 5, 110),
  place('Mumbai', [72.72, 18.85], 4, 250),
  place('Istanbul', [28.94, 40.965], 2.5, 180),
  place('Novorossiysk', [37.84, 44.62], 3, 170),
  place('Suez', [32.55, 29.83], 3, 170),
  place('Balboa', [-79.53, 8.83], 4, 170),
  place('Kaohsiung', [120.2, 22.58], 4, 240),
  place('Fujairah port', [56.42, 25.17], 4, 90),
  place('Skagen', [10.73, 57.735], 1.5, 60),
  place('Ust-Luga', [28.2, 59.83], 4, 300),
  place('Callao', [-77.21, -12.02], 3, 260),
];

/** Pilot boarding places. */
export const PILOT_STATIONS: readonly SeaPlace[] = [
  place('Maas', [3.78, 52.01], 4, 270),
  place('Nab', [-0.87, 50.63], 3, 150),
  place('Elbe', [8.05, 54.02], 4, 290),
  place('Wandelaar', [3.0, 51.41], 4, 280),
  place('Galveston', [-94.57, 29.25], 3, 130),
  place('Singapore', [103.93, 1.225], 2, 80),
  place('Sandy Hook', [-73.85, 40.43], 3, 120),
  place('Marseille', [5.2, 43.25], 4, 190),
  place('Santos', [-46.3, -24.06], 3, 170),
  place('Busan', [129.12, 35.0], 3, 150),
];

/** Oil and gas fields. */
export const OIL_FIELDS: readonly SeaPlace[] = [
  place('Forties', [1.0, 57.73], 10, 0),
  place('Ekofisk', [3.2, 56.55], 10, 0),
  place('Troll', [3.7, 60.65], 10, 300),
  place('Campos', [-40.1, -22.4], 12, 110),
  place('Mississippi Canyon', [-89.2, 28.1], 12, 170),
  place('Bonga', [4.6, 4.55], 10, 200),
  place('South Pars', [52.4, 26.6], 8, 180),
  place('Gulf of Thailand', [101.4, 8.2], 10, 90),
  place('Luanda block 17', [11.8, -7.7], 10, 270),
];

/** Sheltered waters of yachts and ferries. */
export const SOUNDS: readonly SeaPlace[] = [
  place('Solent', [-1.1, 50.73], 1, 130),
  place('Balearics', [2.66, 39.5], 3, 190),
  place('Saronic', [23.5, 37.85], 3, 180),
  place('Puget Sound', [-122.45, 47.62], 1, 0),
  place('Aarhus', [10.36, 56.08], 2, 100),
  place('Hauraki', [174.9, -36.75], 4, 40),
  place('Oresund', [12.68, 55.85], 2, 0),
  place('Marmara', [29.0, 40.85], 4, 200),
];

/** Quays of ports. */
export const QUAYS: readonly Quay[] = [
  { name: 'Rotterdam Botlek', at: [4.28, 51.885], alongDegrees: 100 },
  { name: 'Antwerp', at: [4.31, 51.27], alongDegrees: 0 },
  { name: 'Jurong', at: [103.7, 1.28], alongDegrees: 80 },
  { name: 'Hamburg', at: [9.93, 53.525], alongDegrees: 100 },
  { name: 'Houston', at: [-95.02, 29.68], alongDegrees: 150 },
  { name: 'Piraeus', at: [23.605, 37.945], alongDegrees: 140 },
  { name: 'Algeciras', at: [-5.43, 36.135], alongDegrees: 10 },
  { name: 'Busan', at: [129.06, 35.1], alongDegrees: 60 },
  { name: 'Las Palmas', at: [-15.415, 28.14], alongDegrees: 20 },
  { name: 'Santos', at: [-46.3, -23.96], alongDegrees: 80 },
  { name: 'Vigo', at: [-8.735, 42.235], alongDegrees: 50 },
  { name: 'Aberdeen', at: [-2.08, 57.142], alongDegrees: 90 },
  { name: 'Southampton', at: [-1.42, 50.9], alongDegrees: 135 },
  { name: 'Peterhead', at: [-1.77, 57.5], alongDegrees: 30 },
  { name: 'Callao', at: [-77.15, -12.045], alongDegrees: 90 },
  { name: 'IJmuiden', at: [4.58, 52.46], alongDegrees: 120 },
  { name: 'Portsmouth', at: [-1.11, 50.81], alongDegrees: 0 },
  { name: 'Zeebrugge', at: [3.2, 51.34], alongDegrees: 60 },
];

/** Lanes of straits and of open water. */
export const LANES: readonly TrafficLane[] = [
  { name: 'Dover', from: [1.25, 50.83], to: [1.75, 51.17] },
  { name: 'Gibraltar', from: [-5.75, 35.9], to: [-5.1, 36.0] },
  { name: 'Singapore', from: [103.78, 1.185], to: [104.25, 1.28] },
  { name: 'Malacca', from: [101.1, 2.72], to: [101.75, 2.2] },
  { name: 'Hormuz', from: [56.3, 26.48], to: [56.85, 26.25] },
  { name: 'Kattegat', from: [11.15, 57.75], to: [11.6, 57.1] },
  { name: 'Great Belt', from: [10.88, 55.55], to: [10.95, 55.05] },
  { name: 'German Bight', from: [6.2, 53.85], to: [7.2, 53.98] },
  { name: 'Bab el Mandeb', from: [43.1, 12.85], to: [43.45, 12.4] },
  { name: 'Biscay', from: [-7.9, 44.6], to: [-6.4, 47.0] },
  { name: 'Finnish Gulf', from: [24.0, 59.75], to: [25.6, 59.85] },
  { name: 'Yucatan', from: [-85.9, 21.6], to: [-85.2, 22.8] },
];

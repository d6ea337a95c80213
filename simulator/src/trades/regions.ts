/** Sea regions between which trades run. */
export type Region =
  | 'mediterranean'
  | 'black-sea'
  | 'baltic'
  | 'north-europe'
  | 'persian-gulf'
  | 'red-sea'
  | 'west-africa'
  | 'south-africa'
  | 'south-asia'
  | 'south-east-asia'
  | 'east-asia'
  | 'oceania'
  | 'north-america-west'
  | 'gulf-caribbean'
  | 'north-america-east'
  | 'south-america-east'
  | 'south-america-west';

type Box = readonly [west: number, south: number, east: number, north: number];

/** Rough boxes in degrees; the first box that contains a port counts. */
const BOXES: readonly (readonly [Region, Box])[] = [
  ['mediterranean', [-5.8, 30.6, 26.5, 42.9]],
  ['mediterranean', [2.5, 42.9, 20, 46]],
  ['mediterranean', [26.5, 30.6, 36.5, 40.9]],
  ['black-sea', [26.5, 40.9, 42, 47.5]],
  ['baltic', [10, 53.5, 30.5, 66]],
  ['north-europe', [-25, 36, 10, 72]],
  ['north-europe', [10, 60, 32, 72]],
  ['persian-gulf', [47, 22, 60, 31]],
  ['red-sea', [32, 11, 47, 30.6]],
  ['west-africa', [-26, -18, 15, 36]],
  ['south-africa', [11, -36, 60, 11]],
  ['south-asia', [60, 0, 93, 28]],
  ['south-east-asia', [93, -11, 128, 21.5]],
  ['east-asia', [105, 21.5, 146, 50]],
  ['oceania', [110, -50, 180, -8]],
  ['north-america-west', [-165, 23.5, -116, 62]],
  ['gulf-caribbean', [-98.5, 17.5, -80, 31]],
  ['gulf-caribbean', [-88, 9.1, -59, 23]],
  ['north-america-east', [-82, 31, -73, 41.2]],
  ['north-america-east', [-74, 41.2, -50, 52]],
  ['south-america-east', [-65, -56, -34, 9]],
  ['south-america-west', [-110, -56, -66, 20]],
];

/** Region of a position in degrees; undefined outside all trades, as in the Arctic. */
export function regionAt(longitude: number, latitude: number): Region | undefined {
  return BOXES.find(
    ([, [west, south, east, north]]) =>
      longitude >= west && longitude < east && latitude >= south && latitude < north,
  )?.[0];
}

const BEYOND_SUEZ: readonly Region[] = [
  'persian-gulf',
  'red-sea',
  'south-asia',
  'south-east-asia',
  'east-asia',
];
const BEFORE_SUEZ: readonly Region[] = ['mediterranean', 'black-sea', 'baltic', 'north-europe'];
const PACIFIC: readonly Region[] = ['east-asia', 'north-america-west', 'south-america-west'];
const ATLANTIC: readonly Region[] = ['gulf-caribbean', 'north-america-east'];

/** Canal that crews name for a passage between two regions; undefined without one on the route. */
export function canalBetween(
  from: Region | undefined,
  to: Region | undefined,
): 'SUEZ' | 'PANAMA' | 'KIEL' | undefined {
  if (!(from && to)) return undefined;
  const joins = (one: readonly Region[], other: readonly Region[]): boolean =>
    (one.includes(from) && other.includes(to)) || (one.includes(to) && other.includes(from));
  if (joins(BEYOND_SUEZ, BEFORE_SUEZ)) return 'SUEZ';
  if (joins(PACIFIC, ATLANTIC)) return 'PANAMA';
  return joins(['baltic'], ['north-europe', 'mediterranean']) ? 'KIEL' : undefined;
}

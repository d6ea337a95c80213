import type { RandomStream } from './random-stream.ts';
import { canalBetween, regionAt } from './regions.ts';
import type { TradePort } from './trade-port.ts';

/** The destination field of message 5 has 20 characters of six bits (ITU-R M.1371-5). */
const CHARACTERS_MAX = 20;

const GARBAGE_TEXTS = [
  '0',
  '-',
  '--------',
  'XXX',
  'NIL',
  'UNKNOWN',
  'NONE',
  'N/A',
  'SEA',
  'AT SEA',
  'TEST',
  'SEE CAPTAIN',
  '....',
  '123',
  'CLASS B',
  'ANCHORAGE',
  'PILOT',
  'HOME',
  'GOD KNOWS',
  'MOTHERSHIP',
] as const;
const WORK_TEXTS = [
  'FISHING',
  'FISHING GROUNDS',
  'FISHERY',
  'AT SEA',
  'OFFSHORE',
  'FIELD',
  'WORKING',
  'HOME',
  'COASTAL',
  'SURVEY',
] as const;
const ORDERS_TEXTS = [
  'FOR ORDERS',
  'FOR ORDER',
  'ORDERS',
  'TBA',
  'TO BE ADVISED',
  'AWAITING ORDERS',
  'FOR INSTRUCTIONS',
  'DRIFTING',
] as const;
const REGION_NAMES: Partial<Record<string, readonly string[]>> = {
  'north-europe': ['NORTH SEA', 'EUROPE', 'ARA', 'CONTINENT'],
  mediterranean: ['MED', 'MED SEA', 'EAST MED'],
  'west-africa': ['W AFRICA', 'WAF'],
  'persian-gulf': ['AG', 'PERSIAN GULF', 'ME GULF'],
  'east-asia': ['CHINA', 'FAR EAST', 'N CHINA'],
  'south-east-asia': ['SE ASIA', 'STRAITS'],
  'gulf-caribbean': ['US GULF', 'USG', 'CARIBS'],
  'north-america-east': ['USEC'],
  'north-america-west': ['USWC'],
  'south-america-east': ['BRAZIL', 'PLATE', 'ECSA'],
  oceania: ['AUSTRALIA'],
  baltic: ['BALTIC'],
};

/** Converts a text to the transponder's alphabet: capitals, truncated to the field's length. */
export function aisText(text: string): string {
  const plain = text
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^ -_]/g, '');
  return plain.slice(0, CHARACTERS_MAX).trimEnd();
}

/** A LOCODE, mostly as one word; the name of a port without one. */
export function locodeText(random: RandomStream, { locode, name }: TradePort): string {
  if (locode === null) return aisText(name);
  return aisText(random.occurs(0.7) ? locode : `${locode.slice(0, 2)} ${locode.slice(2)}`);
}

/** Variants of a port's name that a person recognises at once. */
export function spelledText(random: RandomStream, { locode, name, country }: TradePort): string {
  const short = name.replace(/^(Port of|Puerto de|Puerto|Porto de|Port) /i, '');
  const forms = [
    `${name},${country}`,
    `${name} / ${country}`,
    `${name}-${country}`,
    `PORT OF ${name}`,
    `${name} ANCH`,
    `${name} PILOT`,
    `${name} RDS`,
    `>${name}`,
    `${name}.`,
    short,
    short.replaceAll(' ', ''),
    locode === null ? name : `${locode} ${name}`,
    locode === null ? name : `${locode.slice(2)}, ${country}`,
  ];
  return aisText(random.pick(forms));
}

/** The name with a typing error. */
export function typoText(random: RandomStream, { name, locode }: TradePort): string {
  const text = aisText(locode !== null && random.occurs(0.15) ? locode : name);
  const at = random.integer(1, Math.max(1, text.length - 2));
  const [before, here, next, after] = [
    text.slice(0, at),
    text[at] ?? '',
    text[at + 1] ?? '',
    text.slice(at + 2),
  ];
  const wrong = random.pick(['A', 'E', 'I', 'O', 'N', 'R', 'S', 'T']);
  return random.pick([
    before + next + after,
    before + here + here + next + after,
    before + next + here + after,
    before + wrong + next + after,
  ]);
}

/** Departure and destination: codes with an arrow as in the IMO's SN/Circ.244, or names and a dash. */
export function fromToText(random: RandomStream, from: TradePort, to: TradePort): string {
  const arrow = random.pick(['>', ' > ', '>>', '->', '-', ' TO ']);
  if (from.locode !== null && to.locode !== null && random.occurs(0.6)) {
    return aisText(`${from.locode}${arrow}${to.locode}`);
  }
  const cut = 9;
  return aisText(`${from.name.slice(0, cut)}${arrow}${to.name.slice(0, cut)}`);
}

/** The destination with the canal on the route; undefined without one. */
export function viaText(from: TradePort, to: TradePort): string | undefined {
  const canal = canalBetween(
    regionAt(from.longitude, from.latitude),
    regionAt(to.longitude, to.latitude),
  );
  return canal && aisText(`${to.locode ?? to.name.slice(0, 9)} VIA ${canal}`);
}

/** The country or the region, which does not identify a port. */
export function regionText(
  random: RandomStream,
  { longitude, latitude, country }: TradePort,
): string {
  const names = REGION_NAMES[regionAt(longitude, latitude) ?? ''] ?? [country];
  return random.pick([...names, country]);
}

export function ordersText(random: RandomStream, off: TradePort | undefined): string {
  const text = random.pick(ORDERS_TEXTS);
  return aisText(off && random.occurs(0.4) ? `${off.name.slice(0, 9)} ${text}` : text);
}

/** Texts without a port; of vessels that work at sea, mostly their work. */
export function garbageText(random: RandomStream, isAtWork: boolean): string {
  return random.pick(isAtWork && random.occurs(0.8) ? WORK_TEXTS : GARBAGE_TEXTS);
}

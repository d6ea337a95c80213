import type { Chance } from './chance.ts';
import { canalBetween, regionAt } from './regions.ts';
import type { TradePort } from './trade-port.ts';

/** The field for the destination in message 5 has 20 characters of six bits (ITU-R M.1371-5). */
const CHARACTERS_MAX = 20;

const GARBAGE = [
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
const AT_WORK = [
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
const ORDERS = [
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

/** As the transponder takes it: capitals of AIS's alphabet, cut off where the field is full. */
export function typed(text: string): string {
  const plain = text
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^ -_]/g, '');
  return plain.slice(0, CHARACTERS_MAX).trimEnd();
}

/** A LOCODE, mostly as one word; the name where the port has none. */
export function locodeText(chance: Chance, { locode, name }: TradePort): string {
  if (locode === null) return typed(name);
  return typed(chance.happens(0.7) ? locode : `${locode.slice(0, 2)} ${locode.slice(2)}`);
}

/** Ways in which a port is named that a person knows at once. */
export function spelledText(chance: Chance, { locode, name, country }: TradePort): string {
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
  return typed(chance.pick(forms));
}

/** The name with a slip of the finger. */
export function typoText(chance: Chance, { name, locode }: TradePort): string {
  const text = typed(locode !== null && chance.happens(0.15) ? locode : name);
  const at = chance.whole(1, Math.max(1, text.length - 2));
  const [before, here, next, after] = [
    text.slice(0, at),
    text[at] ?? '',
    text[at + 1] ?? '',
    text.slice(at + 2),
  ];
  const wrong = chance.pick(['A', 'E', 'I', 'O', 'N', 'R', 'S', 'T']);
  return chance.pick([
    before + next + after,
    before + here + here + next + after,
    before + next + here + after,
    before + wrong + next + after,
  ]);
}

/** From one port to another: codes and an arrow as the IMO's SN/Circ.244 has it, or names and a dash. */
export function fromToText(chance: Chance, from: TradePort, to: TradePort): string {
  const arrow = chance.pick(['>', ' > ', '>>', '->', '-', ' TO ']);
  if (from.locode !== null && to.locode !== null && chance.happens(0.6)) {
    return typed(`${from.locode}${arrow}${to.locode}`);
  }
  const cut = 9;
  return typed(`${from.name.slice(0, cut)}${arrow}${to.name.slice(0, cut)}`);
}

/** With the canal on the way; undefined where there is none. */
export function viaText(from: TradePort, to: TradePort): string | undefined {
  const canal = canalBetween(
    regionAt(from.longitude, from.latitude),
    regionAt(to.longitude, to.latitude),
  );
  return canal && typed(`${to.locode ?? to.name.slice(0, 9)} VIA ${canal}`);
}

/** The country or the region, from which nobody knows the port. */
export function regionText(chance: Chance, { longitude, latitude, country }: TradePort): string {
  const names = REGION_NAMES[regionAt(longitude, latitude) ?? ''] ?? [country];
  return chance.pick([...names, country]);
}

export function ordersText(chance: Chance, off: TradePort | undefined): string {
  const text = chance.pick(ORDERS);
  return typed(off && chance.happens(0.4) ? `${off.name.slice(0, 9)} ${text}` : text);
}

/** Words without a port; of those who work at sea, mostly what they do. */
export function garbageText(chance: Chance, isAtWork: boolean): string {
  return chance.pick(isAtWork && chance.happens(0.8) ? AT_WORK : GARBAGE);
}

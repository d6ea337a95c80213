import type { KnownPort } from '../known-port.ts';
import { cleanText } from './clean-text.ts';
import {
  type Circumstances,
  type Destination,
  type DestinationReader,
  INTENTS,
} from './destination.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { type Scan, scanLeg } from './scan-leg.ts';
import { type Order, shareOut } from './share-out.ts';
import { splitLegs } from './split-legs.ts';
import { stopsOf } from './stops.ts';
import type { Chances } from './weigh.ts';
import { keyOf, wordsOf } from './words.ts';

/** Reads destinations against the ports that are handed in. Create it once: it looks at all names of all ports. */
export function createDestinationReader(ports: readonly KnownPort[]): DestinationReader {
  const lexicon = createLexicon(ports);
  return { read: (text, circumstances = {}) => read(text, circumstances, lexicon) };
}

function read(text: string, circumstances: Circumstances, lexicon: Lexicon): Destination {
  const { legs, isFerry } = splitLegs(cleanText(text));
  if (legs.length === 0) return { kind: 'none' };
  const scans = withoutLastCountry(legs.map((leg) => scanLeg(wordsOf(leg.text), lexicon)));
  const last = scans[scans.length - 1];
  const stops = scans.flatMap((scan) => stopsOf(scan, circumstances));
  const order = orderOf(isFerry, legs.length, stops.length);
  const via = viaOf(legs[legs.length - 1].via, circumstances, lexicon);
  const candidates = shareOut({ stops, order, via }, circumstances);
  const intent = INTENTS.find((each) => last.intents.includes(each));
  if (intent !== undefined) return { kind: 'intent', intent, candidates };
  if (candidates.length > 0) return { kind: 'ports', candidates };
  if (last.saysNothing) return { kind: 'none' };
  return { kind: 'unknown', country: last.countries[0] ?? null };
}

function orderOf(isFerry: boolean, legs: number, stops: number): Order {
  if (isFerry) return 'ferry';
  return legs === 1 && stops > 1 ? 'pair' : 'one-way';
}

/** PORT SAID>EGYPT is no voyage. */
function withoutLastCountry(scans: readonly Scan[]): readonly Scan[] {
  if (scans.length < 2) return scans;
  const { mentions, intents, countries } = scans[scans.length - 1];
  const before = scans[scans.length - 2];
  const isItsCountry =
    mentions.length === 0 &&
    intents.length === 0 &&
    before.mentions.some(({ ports }) => ports.some(({ country }) => countries.includes(country)));
  return isItsCountry ? scans.slice(0, -1) : scans;
}

/** N5. The ports after VIA, unless a ship only passes there. */
function viaOf(
  text: string | undefined,
  circumstances: Circumstances,
  lexicon: Lexicon,
): Chances | undefined {
  if (text === undefined) return undefined;
  const words = wordsOf(text);
  if (lexicon.passed.has(keyOf(words.map((word) => word.text).join('')))) return undefined;
  const scan = scanLeg(words, lexicon);
  return scan.intents.includes('passage') ? undefined : stopsOf(scan, circumstances)[0];
}

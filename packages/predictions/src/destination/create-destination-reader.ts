import type { KnownPlace } from '../known-place.ts';
import type { KnownPort } from '../known-port.ts';
import { choosePlace } from './choose-place.ts';
import { cleanText } from './clean-text.ts';
import {
  type Destination,
  type DestinationContext,
  type DestinationReader,
  INTENTS,
} from './destination.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { rankCandidates, type StopOrder } from './rank-candidates.ts';
import { type LegScan, scanLeg } from './scan-leg.ts';
import type { PortChances } from './score-mention.ts';
import { splitLegs } from './split-legs.ts';
import { stopsOf } from './stops.ts';
import { nameKey, splitWords } from './words.ts';

/**
 * Creates a reader for given ports, which also recognises given places. Ports of unknown size are read by their codes, and by their names as
 * places, which a text means only if it means no other port: thousands of villages share names with ports. Create it once.
 */
export function createDestinationReader(
  ports: readonly KnownPort[],
  places: readonly KnownPlace[] = [],
): DestinationReader {
  const lexicon = createLexicon(ports, places);
  return { read: (text, context = {}) => read(text, context, lexicon) };
}

function read(text: string, context: DestinationContext, lexicon: Lexicon): Destination {
  const { legs, isFerry } = splitLegs(cleanText(text));
  if (legs.length === 0) return { kind: 'none' };
  const scans = withoutLastCountry(legs.map((leg) => scanLeg(splitWords(leg.text), lexicon)));
  const last = scans[scans.length - 1];
  const stops = scans.flatMap((scan) => stopsOf(scan, context));
  const order = orderOf(isFerry, legs.length, stops.length);
  const via = viaOf(legs[legs.length - 1].via, context, lexicon);
  const candidates = rankCandidates({ stops, order, via }, context);
  const intent = INTENTS.find((each) => last.intents.includes(each));
  if (intent !== undefined) return { kind: 'intent', intent, candidates };
  if (candidates.length > 0) return { kind: 'ports', candidates };
  if (last.isBlank) return { kind: 'none' };
  const place = choosePlace(last, context);
  if (place) {
    const { locode, name, country } = place;
    return { kind: 'place', locode, name, country };
  }
  return { kind: 'unknown', country: last.countries[0] ?? null };
}

function orderOf(isFerry: boolean, legs: number, stops: number): StopOrder {
  if (isFerry) return 'ferry';
  return legs === 1 && stops > 1 ? 'pair' : 'one-way';
}

/** Drops a country behind an arrow: PORT SAID>EGYPT. */
function withoutLastCountry(scans: readonly LegScan[]): readonly LegScan[] {
  if (scans.length < 2) return scans;
  const { mentions, intents, countries } = scans[scans.length - 1];
  const before = scans[scans.length - 2];
  const isItsCountry =
    mentions.length === 0 &&
    intents.length === 0 &&
    before.mentions.some(({ ports }) => ports.some(({ country }) => countries.includes(country)));
  return isItsCountry ? scans.slice(0, -1) : scans;
}

/** N5. The ports after VIA, unless they stand for a passage. */
function viaOf(
  text: string | undefined,
  context: DestinationContext,
  lexicon: Lexicon,
): PortChances | undefined {
  if (text === undefined) return undefined;
  const words = splitWords(text);
  if (lexicon.passageNames.has(nameKey(words.map((word) => word.text).join('')))) return undefined;
  const scan = scanLeg(words, lexicon);
  return scan.intents.includes('passage') ? undefined : stopsOf(scan, context)[0];
}

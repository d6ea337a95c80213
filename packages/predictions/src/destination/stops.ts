import type { Circumstances } from './destination.ts';
import type { Mention, Scan } from './scan-leg.ts';
import { type Chances, weigh } from './weigh.ts';

/** N3. The ports that a leg names one after another, mostly one; an empty stop where it names none that is known. */
export function stopsOf(scan: Scan, circumstances: Circumstances): readonly Chances[] {
  const mentions = joined(withoutCountries(scan.mentions));
  if (mentions.length === 0) return [new Map()];
  return mentions.map((mention) => weigh(mention, scan, circumstances));
}

/** JURONG SINGAPORE: a name that a country has too is the country beside a port of it. */
function withoutCountries(mentions: readonly Mention[]): readonly Mention[] {
  return mentions.filter(
    ({ country }, at) =>
      country === undefined ||
      !mentions.some(
        ({ ports }, other) => other !== at && ports.some((port) => port.country === country),
      ),
  );
}

/**
 * SE NRK NORRKOPING is one port told twice. PORT SAID-SUEZ and EESLM USNYC are two; of SANTOS BAR the first is meant, the
 * second happens to be a name as well.
 */
function joined(mentions: readonly Mention[]): readonly Mention[] {
  const found: Mention[] = [];
  for (const mention of mentions) {
    const at = found.findIndex(({ ports }) => ports.some((port) => mention.ports.includes(port)));
    if (at >= 0) {
      const ports = found[at].ports.filter((port) => mention.ports.includes(port));
      found[at] = { ...(mention.evidence === 'code' ? mention : found[at]), ports };
    } else if (found.length === 0 || mention.gap === 'dash' || areCodes(found[0], mention)) {
      found.push(mention);
    }
  }
  return found;
}

function areCodes(a: Mention, b: Mention): boolean {
  return a.evidence === 'code' && b.evidence === 'code';
}

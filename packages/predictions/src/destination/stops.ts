import type { DestinationContext } from './destination.ts';
import type { PortMention } from './port-mention.ts';
import type { LegScan } from './scan-leg.ts';
import { type PortChances, scoreMention } from './score-mention.ts';

/** N3. The ports that a leg names in sequence, mostly one; a single empty stop without a known port. */
export function stopsOf(scan: LegScan, context: DestinationContext): readonly PortChances[] {
  const mentions = mergeMentions(withoutCountries(scan.mentions));
  if (mentions.length === 0) return [new Map()];
  return mentions.map((mention) => scoreMention(mention, scan, context));
}

/** Drops names of countries beside a port of theirs: JURONG SINGAPORE. */
function withoutCountries(mentions: readonly PortMention[]): readonly PortMention[] {
  return mentions.filter(
    ({ country }, at) =>
      country === undefined ||
      !mentions.some(
        ({ ports }, other) => other !== at && ports.some((port) => port.country === country),
      ),
  );
}

/**
 * Merges mentions of one port: SE NRK NORRKOPING. PORT SAID-SUEZ and EESLM USNYC are two stops; of SANTOS BAR, the second of which
 * happens to be a name as well, only the first.
 */
function mergeMentions(mentions: readonly PortMention[]): readonly PortMention[] {
  const found: PortMention[] = [];
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

function areCodes(a: PortMention, b: PortMention): boolean {
  return a.evidence === 'code' && b.evidence === 'code';
}

import { searchable } from '../src/names.ts';
import type { Land } from './land.ts';
import { metersBetween } from './meters.ts';
import { TERMINALS, type Terminal } from './terminals.ts';
import { SHORE_METERS_MAX } from './thresholds.ts';

/** A cell of about 500 m in which ships were seen to stop. */
export interface Stop {
  readonly longitude: number;
  readonly latitude: number;
  /** What the source calls the place and its port, without doubles, as it writes them. */
  readonly names: readonly string[];
  readonly isAtBerth: boolean;
}

/** What is said of places where ships lie free of the shore. */
const OFFSHORE = /\b(?:offshore|off|anchorages?|anch|fpso|fso|field|basin|bacia|roads)\b/i;

/** Names that are none: codes of the source's own, as GBR-223 and 368E684B, and remarks as `JP NGO`. */
const NO_NAME = /^(?:[A-Z]{3}-\d+|[0-9A-F]{6,9}|[A-Z]{2} ?[A-Z]{3}(?: OFF)?|.{0,3})$/;

/** The stops of the source, each cell once, in the order of place. */
export function readStops(
  rows: readonly Readonly<Record<string, string>>[],
  land: Land,
): readonly Stop[] {
  const cells = new Map<string, { longitude: number; latitude: number; said: string[] }>();
  for (const row of rows) {
    const cell = cells.get(row['s2id']);
    const said = [row['sublabel'].trim(), row['label'].trim()];
    if (cell) cell.said.push(...said);
    else {
      const [longitude, latitude] = [Number(row['longitude']), Number(row['latitude'])];
      cells.set(row['s2id'], { longitude, latitude, said });
    }
  }
  return [...cells.values()]
    .map(({ longitude, latitude, said }) => ({
      longitude,
      latitude,
      names: [...new Set(said)].filter((name) => !NO_NAME.test(name)),
      isAtBerth:
        !said.some((name) => OFFSHORE.test(searchable(name))) &&
        (land.isWithin(SHORE_METERS_MAX, longitude, latitude) ||
          // The coastline is older than some terminals.
          TERMINALS.some((terminal) => isIn(terminal, longitude, latitude))),
    }))
    .sort((a, b) => a.longitude - b.longitude || a.latitude - b.latitude);
}

function isIn(terminal: Terminal, longitude: number, latitude: number): boolean {
  return metersBetween(terminal, { longitude, latitude }) <= terminal.radiusMeters;
}

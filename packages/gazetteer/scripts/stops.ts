import { searchable } from '@roadstead/model';
import type { Land } from './land.ts';
import { metersBetween } from './meters.ts';
import { TERMINALS, type Terminal } from './terminals.ts';
import { SHORE_METERS_MAX } from './thresholds.ts';

/** A cell of about 500 m in which ships were observed to stop. */
export interface Stop {
  readonly longitude: number;
  readonly latitude: number;
  /** Names of the place and its port in the source, without duplicates. */
  readonly names: readonly string[];
  readonly isAtBerth: boolean;
}

/** Names of places away from the shore. */
const OFFSHORE = /\b(?:offshore|off|anchorages?|anch|fpso|fso|field|basin|bacia|roads)\b/i;

/** Labels that are not names: codes of the source, as GBR-223 and 368E684B, and remarks as `JP NGO`. */
const NOT_A_NAME = /^(?:[A-Z]{3}-\d+|[0-9A-F]{6,9}|[A-Z]{2} ?[A-Z]{3}(?: OFF)?|.{0,3})$/;

/** Reads the stops of the source, each cell once, from west to east. */
export function readStops(
  rows: readonly Readonly<Record<string, string>>[],
  land: Land,
): readonly Stop[] {
  const cells = new Map<string, { longitude: number; latitude: number; labels: string[] }>();
  for (const row of rows) {
    const cell = cells.get(row['s2id']);
    const labels = [row['sublabel'].trim(), row['label'].trim()];
    if (cell) cell.labels.push(...labels);
    else {
      const [longitude, latitude] = [Number(row['longitude']), Number(row['latitude'])];
      cells.set(row['s2id'], { longitude, latitude, labels });
    }
  }
  return [...cells.values()]
    .map(({ longitude, latitude, labels }) => ({
      longitude,
      latitude,
      names: [...new Set(labels)].filter((name) => !NOT_A_NAME.test(name)),
      isAtBerth:
        !labels.some((name) => OFFSHORE.test(searchable(name))) &&
        (land.isWithin(SHORE_METERS_MAX, longitude, latitude) ||
          // The coastline is older than some terminals.
          TERMINALS.some((terminal) => isIn(terminal, longitude, latitude))),
    }))
    .sort((a, b) => a.longitude - b.longitude || a.latitude - b.latitude);
}

function isIn(terminal: Terminal, longitude: number, latitude: number): boolean {
  return metersBetween(terminal, { longitude, latitude }) <= terminal.radiusMeters;
}

import type { StsEventJson } from '@roadstead/model';

/** Returns an event, with all its members, as a line of NDJSON. */
export function eventLine(event: StsEventJson): string {
  return `${JSON.stringify(event)}\n`;
}

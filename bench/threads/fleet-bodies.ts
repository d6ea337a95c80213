import { BenchFleet } from '../fleets.ts';

const SHIPS = 20_000;

/** Returns bodies with positions of a fleet, as JSON lines. */
export function fleetBodies(fixesPerBody: number, count: number): readonly string[] {
  const fleet = new BenchFleet('world-like', SHIPS, 1);
  const bodies: string[] = [];
  let lines: string[] = [];
  while (bodies.length < count) {
    for (const fix of [...fleet.nextRound()].flat()) {
      const { timeMs, ...rest } = fix;
      const timestamp = new Date(timeMs).toISOString();
      lines.push(JSON.stringify({ ...rest, timestamp, sog: 10, cog: 90 }));
      if (lines.length < fixesPerBody) continue;
      bodies.push(lines.join('\n'));
      lines = [];
    }
  }
  return bodies.slice(0, count);
}

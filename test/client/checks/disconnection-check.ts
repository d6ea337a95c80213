import { createClient } from '@roadstead/client';
import { type Check, equal } from './check.ts';

/** Entries of a feed for each disconnection: more than a connection gets through before it breaks. */
const ENTRIES_PER_BREAK = 12;

/** Milliseconds for the 40 s of silence after which a connection counts as dead, from the second connection on: the first may not fail. */
const SILENCE_MS = 100;

/** Reads a stream over so many broken connections: each message arrives once, in order. */
export function disconnectionCheck(breaks: number): Check {
  return async (place) => {
    const entries = breaks * ENTRIES_PER_BREAK;
    const status = { ready: 0, heartbeat: 0, disconnected: 0 };
    const client = createClient({
      baseUrl: await place.breakingStream(breaks, entries),
      startTimer(ms, run) {
        const silenceMs = status.ready > 0 ? SILENCE_MS : ms;
        const timer = setTimeout(run, ms === 40_000 ? silenceMs : 0);
        return () => clearTimeout(timer);
      },
    });
    const numbers: unknown[] = [];
    const options = { onStatus: ({ type }: { type: keyof typeof status }) => void status[type]++ };
    const stream = client.stream('GET /api/stream/events', {}, options);
    for await (const message of stream) {
      const { number } = message as { readonly number?: unknown };
      numbers.push(number);
      if (numbers.length === entries) break;
      // A reader slower than the service.
      if (numbers.length % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    equal(
      numbers,
      Array.from({ length: entries }, (_, i) => i + 1),
    );
    // More where a connection that the client has given up breaks besides its successor.
    equal((await place.brokenConnections()) >= breaks, true);
    equal(status.disconnected >= breaks, true);
  };
}

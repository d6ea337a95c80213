import type { LogMessage, Store } from '@roadstead/contracts';
import { bundledPorts } from 'roadstead';
import {
  ClusterTables,
  COMMIT,
  LEADER,
} from '../../../packages/service/src/cluster/cluster-tables.ts';
import { decodeLogRecord } from '../../../packages/service/src/log/decode-log-record.ts';
import { batchOf } from '../../kill/meetings.ts';
import type { Feed } from '../feed.ts';
import { SingleProcess } from '../single-process.ts';
import { storedEvents, storedShips, userChanges } from '../stored-state.ts';

/** Instants of the wall clock. */
const OF_WRITER = new Set(['modifiedAtMs', 'foundAtMs']);

/** The stored objects and those that one process stores of the same messages. */
interface Comparison {
  readonly wrong: readonly string[];
  readonly events: number;
  readonly positions: number;
}

/**
 * Compares a store that is not written any more with a process that gets the messages of the log alone: events with their ids, uuids and
 * acknowledgements, totals and entries of the feed; and positions, of which those of all acknowledged batches are among the messages.
 */
export async function compareStored(
  store: Store,
  messages: readonly LogMessage[],
  ingested: number,
): Promise<Comparison> {
  const { commit, leader } = new ClusterTables(store);
  const committed = (await commit.get(COMMIT))?.sequence ?? 0;
  const stored = (await leader.get(LEADER))?.sequence ?? 0;
  const { ports, surroundings } = bundledPorts();
  const feed: Feed = {
    items: [],
    detectorOptions: { portAreasNear: (...box) => ports.areasNear(...box) },
  };
  const alone = await SingleProcess.start(feed, await userChanges(store), await surroundings());
  const events = { actual: await storedEvents(store), expected: {} };
  const positions = { actual: (await storedShips(store)).positions, expected: {} };
  const inOrder = [
    async () => {
      await alone.process(messages, committed);
      events.expected = await storedEvents(alone.store);
    },
    async () => {
      await alone.process(messages, stored);
      positions.expected = (await storedShips(alone.store)).positions;
    },
  ];
  for (const process of committed < stored ? inOrder : inOrder.reverse()) await process();
  const wrong = [
    ...Object.entries(events.expected).flatMap(([part, expected]) =>
      difference(part, Reflect.get(events.actual, part), expected),
    ),
    ...difference('positions', positions.actual, positions.expected),
    ...missingReports(messages.slice(0, stored), ingested),
  ];
  return { wrong, events: events.actual.events.length, positions: positions.actual.length };
}

/** Returns how the texts of two values differ first. */
function difference(part: string, actual: unknown, expected: unknown): readonly string[] {
  const [one, other] = [actual, expected].map((value) =>
    JSON.stringify(value, (key, each) =>
      OF_WRITER.has(key) ? undefined : key === 'acknowledgement' ? (each?.by ?? null) : each,
    ),
  ) as [string, string];
  if (one === other) return [];
  let at = 0;
  while (one[at] === other[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 200), at + 200);
  return [`${part}: stored …${around(one)}…, expected …${around(other)}…`];
}

/** Returns the acknowledged batches that are not in the log. */
function missingReports(messages: readonly LogMessage[], ingested: number): readonly string[] {
  const appended = new Set<string>();
  for (const { bytes } of messages) {
    const record = decodeLogRecord(bytes);
    if (record.ok && record.value.kind === 'reports')
      for (const { mmsi, timeMs } of record.value.positions) appended.add(`${mmsi} ${timeMs}`);
  }
  return Array.from({ length: ingested }, (_, minute) => minute).flatMap((minute) =>
    batchOf(minute).every(({ mmsi, timeMs }) => appended.has(`${mmsi} ${timeMs}`))
      ? []
      : [`the acknowledged batch ${minute} is not in the log`],
  );
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInputs } from '../../packages/cli/src/ingest/inputs.ts';
import { ROOT } from '../workspace.ts';
import { boxConfiguration, type SitePlace, startSitePlace } from './site-place.ts';

/** The bundled recording: 85 minutes before Portsmouth. */
const SOLENT = `${ROOT}packages/cli/data/solent-2016-01-12.csv`;
/** Enough for a quorum of the ships, which moves event time (D8). */
const LATER_SHIPS = 10;
/** Ships far away report for some minutes longer: event time passes the end of the recording, and the ends that it shows are known. */
const LATER_ROWS = [27, 28, 29, 30].flatMap((minute) =>
  Array.from(
    { length: LATER_SHIPS },
    (_, i) => `2016-01-12 14:${minute}:00.000,${211_000_001 + i},${54 + i},3,0,0`,
  ),
);

/** Around all ships before Portsmouth; west, south, east and north. */
export const SOLENT_BOX = [-2, 50, 0, 51.5] as const;

/** A service that has ingested a recording. */
export interface SolentPlace extends SitePlace {
  /** The path of the recording. */
  readonly recording: string;
}

/** Starts a service that has ingested the recording, with a configuration of `anna` that has few enough events for the lists of the page. */
export async function startSolentPlace(): Promise<SolentPlace> {
  const place = await startSitePlace('recorded');
  const folder = mkdtempSync(join(tmpdir(), 'roadstead-solent-'));
  const recording = join(folder, 'recording.csv');
  writeFileSync(recording, [readFileSync(SOLENT, 'utf8').trimEnd(), ...LATER_ROWS].join('\n'));
  const close = { meters: 100, minutes: 20 };
  await place.configure('anna', boxConfiguration('Solent', SOLENT_BOX, close));
  const [input] = await openInputs([recording], process.stdin, {});
  for await (const { positions, statics } of input!.batches)
    await place.roadstead.service.ingest({ positions, statics });
  return {
    ...place,
    recording,
    async stop() {
      rmSync(folder, { recursive: true });
      await place.stop();
    },
  };
}

import { createReadStream, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { argv, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import {
  configurationUuid,
  createDetector,
  createTracker,
  parseConfiguration,
  readReports,
  type StsEvent,
} from 'roadstead';
import { readLandRings } from '../../routing/scripts/land-rings.ts';
import type { Fix } from './distance-chart.ts';
import { solentPicture } from './solent-picture.ts';

/** The limits of `roadstead demo`. */
const DISTANCE_METERS = 300;
const WINDOW_MINUTES = 10;

/** The file that the page on research shows. */
const PICTURE = fileURLToPath(new URL('../docs/solent.svg', import.meta.url));

/** Detects encounters in the bundled recording and draws them. @returns the SVG. */
export async function drawSolent(): Promise<string> {
  const parsed = parseConfiguration(
    {
      name: 'Solent',
      parameters: {
        distance_for_sts_meters: DISTANCE_METERS,
        transfer_time_window_minutes: WINDOW_MINUTES,
      },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [-2, 50],
            [0, 50],
            [0, 51],
            [-2, 51],
            [-2, 50],
          ],
        ],
      },
    },
    1,
    configurationUuid,
  );
  if (!parsed.ok) throw new Error(parsed.error[0].detail);
  const tracker = createTracker();
  const detector = createDetector([parsed.value]);
  const recording = new URL('../data/solent-2016-01-12.csv', import.meta.url);
  const fixes: Fix[] = [];
  const events = new Map<string, StsEvent>();
  const step = (batch: Parameters<typeof detector.step>[0]): void => {
    fixes.push(...batch.fixes);
    for (const { event } of detector.step(batch)) events.set(event.uuid, event);
  };
  for await (const { positions } of readReports(createReadStream(recording))) {
    step(tracker.step(positions).batch);
  }
  step(tracker.end().batch);
  const atlas = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const { rings } = readLandRings(readFileSync(atlas, 'utf8'));
  return solentPicture({
    fixes,
    events: [...events.values()],
    land: rings,
    limits: { distanceMeters: DISTANCE_METERS, windowMinutes: WINDOW_MINUTES },
  });
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const svg = await drawSolent();
  await writeFile(PICTURE, svg);
  stdout.write(`${PICTURE}: ${svg.length} bytes\n`);
}

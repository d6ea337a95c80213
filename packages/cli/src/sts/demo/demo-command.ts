import { fileURLToPath } from 'node:url';
import type { Box } from '@roadstead/geo';
import type { Fix, StsEventJson } from '@roadstead/model';
import {
  DETECTION_DEFAULTS,
  DetectedEvents,
  type DetectionData,
  detectReports,
  type RunCounts,
  recordingSource,
  sortInMemory,
  trackedSource,
} from '@roadstead/recordings';
import { bundledGazetteer } from '../../bundled/bundled-gazetteer.ts';
import { bundledSurroundings } from '../../bundled/bundled-surroundings.ts';
import { EXIT_OK, type Host, writeText } from '../../host/host.ts';
import { painter } from '../../host/paint.ts';
import { openInputs } from '../../ingest/inputs.ts';
import { formatCount, formatDuration, formatNumber, formatTime } from '../../text/format-text.ts';
import { PRESET_DEFAULT } from '../detect-options.ts';
import { configurationOf, configurationsOfPresets } from '../read-configurations.ts';
import { DotMap } from './dot-map.ts';
import { areUnderWay, eventSummary, firingPosition } from './event-summary.ts';

/** Suits a pilotage in sheltered water, which is what the recording shows. */
const DISTANCE_METERS = 300;
const WINDOW_MINUTES = 10;

/** The area around Portsmouth, where most of the traffic is. */
const MAP_BOX: Box = { west: -1.41, south: 50.685, east: -0.97, north: 50.85 };
const MAP_ROWS = 22;
const PLACE_NAMES = [
  { longitude: -1.083, latitude: 50.812, name: 'Portsmouth' },
  { longitude: -1.27, latitude: 50.703, name: 'Isle of Wight' },
  { longitude: -1.39, latitude: 50.793, name: 'Southampton Water' },
];

/** Runs `roadstead demo`. @returns the exit code. */
export async function demoCommand(host: Host): Promise<number> {
  const paint = painter(host, host.stdout);
  const recording = fileURLToPath(new URL('../../../data/solent-2016-01-12.csv', import.meta.url));
  await writeText(
    host.stdout,
    `\n${paint('bold', 'Roadstead: ship-to-ship encounters in the Solent, 12 January 2016')}\n\n` +
      `The recording has the AIS position reports of the ships around Portsmouth.\n` +
      `Detecting pairs that stayed within ${DISTANCE_METERS} m of each other for ${WINDOW_MINUTES} minutes, and transfers of goods …\n\n`,
  );
  const encounters = configurationOf('demo', DISTANCE_METERS, WINDOW_MINUTES);
  const [transfers] = configurationsOfPresets([PRESET_DEFAULT]);
  const configurations = [encounters, { ...transfers, id: encounters.id + 1 }];
  const positions = await recordingSource(
    () => openInputs([recording], host.stdin, {}),
    sortInMemory,
  );
  const parameters = { ...DETECTION_DEFAULTS, configurations };
  const data: DetectionData = {
    surroundings: () => bundledSurroundings(),
    portAreasNear: async () => (await bundledGazetteer()).portAreasNear,
  };
  const log = new DetectedEvents();
  const fixes: Fix[] = [];
  const source = trackedSource(positions, parameters);
  const { counts } = await detectReports(source, parameters, data, {
    begin: async () => undefined,
    step({ batch, transitions }) {
      for (const fix of batch.fixes) fixes.push(fix);
      log.add(transitions);
      return undefined;
    },
  });
  await writeText(host.stdout, resultText(log.json(configurations), fixes, counts, paint));
  await writeText(host.stdout, closing(recording));
  return EXIT_OK;
}

function resultText(
  detected: readonly StsEventJson[],
  fixes: readonly Fix[],
  counts: RunCounts,
  paint: ReturnType<typeof painter>,
): string {
  const { firstMs = 0, lastMs = 0 } = counts;
  const events = detected.filter(({ name }) => name !== PRESET_DEFAULT);
  const transfers = detected.length - events.length;
  const underWay = events.filter(areUnderWay);
  const map = new DotMap(MAP_BOX, MAP_ROWS);
  for (const fix of fixes) map.dot(fix);
  for (const { name, ...place } of PLACE_NAMES) map.write(place, name);
  const stories = underWay.map((event, i) => {
    const number = String(i + 1);
    const [longitude, latitude] = firingPosition(event).coordinates;
    map.write({ longitude, latitude }, number);
    const [ships, ...lines] = eventSummary(event, WINDOW_MINUTES, lastMs);
    const heading = `  ${paint(['bold', 'yellow'], number)}  ${paint('bold', ships)}\n`;
    return heading + lines.map((line) => `     ${line}\n`).join('');
  });
  const rows = map.rows(
    (dots) => paint('cyan', dots),
    (text) => (/\d/.test(text) ? paint(['bold', 'yellow'], text) : text),
  );
  return (
    `${rows.map((row) => `  ${row}\n`).join('')}\n` +
    `${formatNumber(counts.reports)} reports of ${formatCount(counts.stations, 'ship')}, ` +
    `${formatTime(firstMs)} to ${formatTime(lastMs).slice(-8)} UTC (${formatDuration(lastMs - firstMs)}).\n` +
    `${formatCount(events.length, 'pair')} stayed together. Probable transfers of goods among them (preset ${PRESET_DEFAULT}): ${transfers || 'none'}.\n` +
    `Most lie moored side by side; ${formatCount(underWay.length, 'pair was', 'pairs were')} under way:\n\n${stories.join('\n')}`
  );
}

function closing(recording: string): string {
  return (
    '\nTwo ships that enter a harbour beside a third are most likely its tugs; at sea such pairs deserve\n' +
    'a second look. All pairs as GeoJSON, for a map (without --distance and --window: transfers only):\n\n' +
    `  npx roadstead detect ${recording} \\\n` +
    `    --distance ${DISTANCE_METERS} --window ${WINDOW_MINUTES} --format geojson --out events.geojson\n\n`
  );
}

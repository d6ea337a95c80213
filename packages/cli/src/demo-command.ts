import { fileURLToPath } from 'node:url';
import { createDetector } from '@roadstead/detector';
import type { Box } from '@roadstead/geo';
import type { Fix, StsEventJson } from '@roadstead/model';
import { createTracker } from '@roadstead/tracking';
import { configurationOf } from './configurations.ts';
import { DotMap } from './demo-map.ts';
import { areUnderWay, eventStory, firedPlace } from './demo-story.ts';
import { detectTransfers } from './detection.ts';
import { EventLog } from './event-log.ts';
import { EXIT_OK, type Host, write } from './host.ts';
import { findInputs } from './inputs.ts';
import { painter } from './paint.ts';
import { Tally } from './tally.ts';
import { counted, durationText, grouped, timeText } from './words.ts';

/** Near and short enough for a pilotage in sheltered water, which is what the recording shows. */
const DISTANCE_METERS = 300;
const WINDOW_MINUTES = 10;

/** The waters around Portsmouth, where most of it happens. */
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
  const recording = fileURLToPath(new URL('../data/solent-2016-01-12.csv', import.meta.url));
  await write(
    host.stdout,
    `\n${paint('bold', 'Roadstead: who met whom in the Solent, 12 January 2016')}\n\n` +
      `The recording holds what the ships around Portsmouth told of where they were.\n` +
      `Looking for pairs that stayed within ${DISTANCE_METERS} m of each other for ${WINDOW_MINUTES} minutes …\n\n`,
  );
  const configuration = configurationOf('demo', DISTANCE_METERS, WINDOW_MINUTES);
  const [input] = await findInputs([recording], host.stdin, {});
  const tally = new Tally();
  const log = new EventLog();
  const fixes: Fix[] = [];
  await detectTransfers(
    tally.positionsOf(input),
    { tracker: createTracker(), detector: createDetector([configuration]), log, tally },
    (batch) => {
      for (const fix of batch.fixes) fixes.push(fix);
    },
  );
  const events = log.inOrder([configuration]);
  await write(host.stdout, shown(events, fixes, tally, paint));
  await write(host.stdout, closing(recording));
  return EXIT_OK;
}

function shown(
  events: readonly StsEventJson[],
  fixes: readonly Fix[],
  tally: Tally,
  paint: ReturnType<typeof painter>,
): string {
  const { firstMs = 0, lastMs = 0 } = tally;
  const underWay = events.filter(areUnderWay);
  const map = new DotMap(MAP_BOX, MAP_ROWS);
  for (const fix of fixes) map.dot(fix);
  for (const { name, ...place } of PLACE_NAMES) map.write(place, name);
  const stories = underWay.map((event, i) => {
    const number = String(i + 1);
    const [longitude, latitude] = firedPlace(event).coordinates;
    map.write({ longitude, latitude }, number);
    const [ships, ...lines] = eventStory(event, WINDOW_MINUTES, lastMs);
    const heading = `  ${paint(['bold', 'yellow'], number)}  ${paint('bold', ships)}\n`;
    return heading + lines.map((line) => `     ${line}\n`).join('');
  });
  const rows = map.rows(
    (dots) => paint('cyan', dots),
    (text) => (/\d/.test(text) ? paint(['bold', 'yellow'], text) : text),
  );
  return (
    `${rows.map((row) => `  ${row}\n`).join('')}\n` +
    `${grouped(tally.reports)} reports of ${counted(tally.ships.size, 'ship')}, ` +
    `${timeText(firstMs)} to ${timeText(lastMs).slice(-8)} UTC (${durationText(lastMs - firstMs)}).\n` +
    `${counted(events.length, 'pair')} stayed together. Most lie moored side by side; ` +
    `${counted(underWay.length, 'pair was', 'pairs were')} under way:\n\n${stories.join('\n')}`
  );
}

function closing(recording: string): string {
  return (
    '\nTwo ships that go into harbour beside a third are most likely its tugs; out at sea such pairs are\n' +
    'worth a second look. All pairs, for a map of your own:\n\n' +
    `  npx roadstead detect ${recording} \\\n` +
    `    --distance ${DISTANCE_METERS} --window ${WINDOW_MINUTES} --format geojson --out events.geojson\n\n`
  );
}

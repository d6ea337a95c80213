import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { WORLD } from '@roadstead/geo';
import { encodeReplay, loadedOnce } from '@roadstead/recordings';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundledGazetteer } from '../../packages/cli/src/bundled/bundled-gazetteer.ts';
import { bundledSurroundings } from '../../packages/cli/src/bundled/bundled-surroundings.ts';
import { ZIP, ZSTD } from '../../packages/cli/src/testing/containers.ts';
import { roadstead } from '../../packages/cli/src/testing/fake-host.ts';
import type { RecordingRunOptions } from '../../packages/web/src/engine/engine-protocol.ts';
import { runRecording } from '../../packages/web/src/engine/run-recording.ts';
import { findChromium } from '../client/browser.ts';
import { ROOT, readText } from '../workspace.ts';
import { CHROMIUM_FLAGS } from './chromium-flags.ts';
import type { PageRun } from './engine-page.ts';
import { type EngineSite, startEngineSite } from './engine-site.ts';

const executablePath = findChromium();
if (executablePath === undefined) {
  process.stderr.write(
    'Left out: detection in Chromium. There is none; CHROMIUM is the path of one.\n',
  );
}

const SOLENT = 'solent-2016-01-12.csv';
const RECORDING = readFileSync(`${ROOT}packages/cli/data/${SOLENT}`);
const [HEADER, ...ROWS] = RECORDING.toString().trimEnd().split('\n');
/** Enough to detect in, small enough to be read in several forms. */
const LINES_MAX = 6000;
const HALF = `${[HEADER, ...ROWS.slice(0, LINES_MAX)].join('\n')}\n`;

const ENCOUNTERS = { name: 'encounter', preset: 'encounter', geometry: WORLD };
/** As `--distance 300 --window 10`. */
const NEAR = {
  name: 'detect',
  parameters: { distance_for_sts_meters: 300, transfer_time_window_minutes: 10 },
  geometry: WORLD,
};

const folder = mkdtempSync(join(tmpdir(), 'roadstead-browser-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.skipIf(executablePath === undefined)('detection in Chromium', () => {
  let site: EngineSite;
  let browser: Browser;
  let page: Page;
  const errors: string[] = [];
  beforeAll(async () => {
    site = await startEngineSite();
    browser = await chromium.launch({ executablePath: executablePath!, args: CHROMIUM_FLAGS });
    page = await browser.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(site.url);
  });
  afterAll(async () => {
    await browser?.close();
    site?.close();
  });

  /** Drops files on the page. */
  async function run(
    files: Readonly<Record<string, string | Uint8Array>>,
    options: RecordingRunOptions = {},
  ): Promise<PageRun> {
    for (const [name, bytes] of Object.entries(files)) site.files.set(name, Buffer.from(bytes));
    return page.evaluate(
      ([names, each]) => {
        const { runFiles } = globalThis as unknown as {
          runFiles: (files: readonly string[], options: RecordingRunOptions) => Promise<PageRun>;
        };
        return runFiles(names, each);
      },
      [Object.keys(files), options] as const,
    );
  }

  /** Runs `roadstead detect` on files. @returns the events as NDJSON */
  async function detect(
    files: Readonly<Record<string, string | Uint8Array>>,
    ...args: readonly string[]
  ): Promise<string> {
    const paths = Object.entries(files).map(([name, bytes]) => {
      writeFileSync(join(folder, name), bytes);
      return join(folder, name);
    });
    const { stdout } = await roadstead(['detect', ...paths, ...args]);
    return stdout;
  }

  it.each<[string, RecordingRunOptions, readonly string[]]>([
    ['without options', {}, []],
    ['with a preset', { configurations: ENCOUNTERS }, ['--preset', 'encounter']],
    [
      'with a distance, a window and features',
      { configurations: NEAR, hasFeatures: true },
      ['--distance', '300', '--window', '10', '--features'],
    ],
  ])('the Solent file gives its events byte for byte, %s', async (_, options, args) => {
    const files = { [SOLENT]: RECORDING };
    const result = await run(files, options);
    expect(result).toMatchObject({ ok: true, eventsText: await detect(files, ...args) });
    if (args.length > 0) expect(result).not.toMatchObject({ eventsText: '' });
  });

  it('has the replay that Node has: tracks, ships, counts', async () => {
    const result = await run({ [SOLENT]: RECORDING }, { configurations: ENCOUNTERS });
    const data = {
      surroundings: loadedOnce(bundledSurroundings),
      portAreasNear: async () => (await bundledGazetteer()).portAreasNear,
    };
    const inNode = await runRecording(
      [new File([RECORDING], SOLENT)],
      { configurations: ENCOUNTERS },
      data,
      () => undefined,
    );
    if (!inNode.ok) throw new Error('The recording was not read.');
    const { replay } = inNode.value;
    const replaySha256 = createHash('sha256').update(encodeReplay(replay)).digest('hex');
    expect(result).toMatchObject({ ok: true, replaySha256 });
    expect(replay.counts).toMatchObject({ rows: 18_624, reports: 18_623 });
    expect(replay.tracks.reduce((sum, { timeMs }) => sum + timeMs.length, 0)).toBe(
      replay.counts.used,
    );
  });

  it.each<[string, () => Promise<Readonly<Record<string, Uint8Array | string>>>]>([
    ['several members of gzip', async () => gzipped(HALF)],
    ['Parquet', async () => converted('parquet')],
    ['NMEA 0183', async () => converted('nmea')],
    ['JSON lines', async () => converted('ndjson')],
    ['rows grouped by ship', async () => ({ 'grouped.csv': [HEADER, ...grouped()].join('\n') })],
    ['two files, which are merged', async () => twoFiles()],
  ])('reads %s', async (_, make) => {
    const files = await make();
    const events = await detect(files, '--distance', '300', '--window', '10');
    expect(events).not.toBe('');
    expect(await run(files, { configurations: NEAR })).toMatchObject({
      ok: true,
      eventsText: events,
    });
  });

  it.each<[string, string, Uint8Array, object]>([
    ['zstd', 'a.csv.zst', ZSTD, { reports: 1, rejected: [] }],
    [
      'the files of a ZIP archive, and counts those that are no recording',
      'a.zip',
      ZIP,
      { reports: 2, rejected: [{ count: 1, example: { recording: 'a.zip', line: 1 } }] },
    ],
    [
      'the files of a ZIP archive that are not damaged',
      'a.zip',
      damaged(ZIP),
      { reports: 2, rejected: [{ example: { detail: expect.stringContaining('damaged') } }] },
    ],
    ['an empty file', 'empty.csv', Buffer.alloc(0), { rows: 0, rejected: [] }],
  ])('reads %s', async (_, name, bytes, counts) => {
    expect(await run({ [name]: bytes })).toMatchObject({ ok: true, replay: { counts } });
  });

  it('simulates a scenario, and has its truth with what was found', async () => {
    const scenario = 'bunkering-at-anchor-4h.yaml';
    const text = readText(`scenarios/${scenario}`);
    const out = join(folder, 'runs');
    await roadstead(['simulate', `${ROOT}scenarios/${scenario}`, '--out', out]);
    const result = await run({ [scenario]: text });
    expect(result).toMatchObject({
      ok: true,
      eventsText: readFileSync(join(out, 'bunkering-at-anchor-4h-seed1/events.ndjson'), 'utf8'),
      replay: { truth: [{ kind: 'bunkers', outcome: 'found' }] },
    });
    const apart = { ...NEAR, parameters: { ...NEAR.parameters, distance_for_sts_meters: 1 } };
    expect(await run({ [scenario]: text }, { configurations: apart })).toMatchObject({
      ok: true,
      eventsText: '',
      replay: { truth: [{ kind: 'bunkers', outcome: 'missed' }] },
    });
  });

  it.each<[string, string, string | Uint8Array, RecordingRunOptions, object]>([
    [
      'noise',
      'a',
      Buffer.alloc(5000, 'x\u0000\n'),
      {},
      { file: 'a', detail: /^The input is binary/ },
    ],
    [
      'truncated gzip',
      'a.gz',
      gzipSync(HALF).subarray(0, 5000),
      {},
      { detail: /^The gzip data are/ },
    ],
    ['truncated zstd', 'a.zst', ZSTD.subarray(0, 60), {}, { detail: /^The zstd data are/ }],
    ['a truncated archive', 'a.zip', ZIP.subarray(0, 200), {}, { detail: /^The zip data are/ }],
    ['a cut table', 'a.parquet', Buffer.from('PAR1 no more'), {}, { detail: /^The Parquet data/ }],
    [
      'mistakes of a scenario',
      'a.yaml',
      'ships: [{ name: 7 }]\n',
      {},
      { line: 1, detail: /^proves: / },
    ],
    ['what is no YAML', 'a.yaml', 'a: [\n', {}, { file: 'a.yaml', line: 2, detail: /not YAML/ }],
    [
      'a background',
      'a.yaml',
      withBackground(),
      {},
      { detail: /port\.csv, which only the command/ },
    ],
    ['wrong configurations', 'a.csv', HALF, { configurations: [{}] }, { detail: /^\/0\/name: / }],
    ['unknown columns', 'a.csv', HALF, { columns: 'ship=a' }, { detail: /^"ship" is not a field/ }],
    [
      'a gap below the separation',
      'a.csv',
      HALF,
      { gapMaxMinutes: 1 },
      { detail: /^the maximum gap/ },
    ],
  ])('reports %s as a value', async (_, name, bytes, options, problem) => {
    const expected = Object.entries(problem).map(([key, value]) => [
      key,
      value instanceof RegExp ? expect.stringMatching(value) : value,
    ]);
    expect(await run({ [name]: bytes }, options)).toMatchObject({
      ok: false,
      problems: expect.arrayContaining([expect.objectContaining(Object.fromEntries(expected))]),
    });
  });

  it('rejects an aborted run with the reason, and runs the next one', async () => {
    site.files.set(SOLENT, RECORDING);
    const reason = await page.evaluate((name) => {
      const { abortRun } = globalThis as unknown as {
        abortRun: (file: string) => Promise<unknown>;
      };
      return abortRun(name);
    }, SOLENT);
    expect(reason).toBe('enough');
    expect(await run({ [SOLENT]: HALF })).toMatchObject({ ok: true });
  });

  it('reports its progress up to the end of the file', async () => {
    const result = await run({ [SOLENT]: RECORDING });
    if (!result.ok) throw new Error('The recording was not read.');
    expect(result.progress[0]).toMatchObject({ phase: 'reading', bytesTotal: RECORDING.length });
  });

  it('has no error in the console', () => {
    expect(errors).toEqual([]);
  });

  async function converted(format: string): Promise<Readonly<Record<string, Uint8Array>>> {
    const [input, output] = ['whole.csv', `half.${format}`].map((name) => join(folder, name));
    writeFileSync(input, HALF);
    await roadstead(['convert', input, '--format', format, '--out', output]);
    return { [`half.${format}`]: readFileSync(output) };
  }
});

function gzipped(text: string): Readonly<Record<string, Uint8Array>> {
  const parts = [text.slice(0, 100_000), text.slice(100_000, 100_001), text.slice(100_001)];
  return { 'half.csv.gz': Buffer.concat(parts.map((part) => gzipSync(part))) };
}

function grouped(): readonly string[] {
  return ROWS.slice(0, LINES_MAX).sort();
}

function twoFiles(): Readonly<Record<string, string>> {
  const rows = ROWS.slice(0, LINES_MAX);
  const half = (rest: number): string =>
    [HEADER, ...rows.filter((_, i) => i % 2 === rest)].join('\n');
  return { 'one.csv': half(0), 'other.csv': half(1) };
}

function damaged(archive: Uint8Array): Uint8Array {
  const bytes = Uint8Array.from(archive);
  bytes.fill(0xff, 45, 60);
  return bytes;
}

function withBackground(): string {
  const text = readText('scenarios/bunkering-at-anchor-4h.yaml');
  return text.replace('\nships:', '\nbackground: port.csv\nships:');
}

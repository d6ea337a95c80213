import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installedPackages, npm, type Project } from './packages/installed.ts';
import { mistakesOf } from './packages/linted.ts';
import { ROOT, readText, rooms } from './workspace.ts';

/** The packages as their users get them: packed, and installed into an empty project far from here. */

const exec = promisify(execFile);
const ALL = rooms();
const PASSWORD = 'correct-horse';

/** Of two ships that lie 70 m apart for an hour. */
const DETECTION = `
import { configurationUuid, createDetector, createTracker, parseConfiguration, readReports } from 'roadstead';
const geometry = { type: 'Polygon', coordinates: [[[-2, 50], [0, 50], [0, 51], [-2, 51], [-2, 50]]] };
const parameters = { distance_for_sts_meters: 300, transfer_time_window_minutes: 10 };
const parsed = parseConfiguration({ name: 'two', parameters, geometry }, 1, configurationUuid);
const rows = ['mmsi,timestamp,longitude,latitude'];
for (let m = 10; m < 60; m++) for (const i of [1, 2]) rows.push(\`23507076\${i},2016-01-12T13:\${m}:00Z,-1.10\${i},50.8\`);
const [tracker, detector] = [createTracker(), createDetector([parsed.value])];
const tell = (found) => found.forEach(({ kind, event }) => console.log(kind, event.first.mmsi, event.second.mmsi));
for await (const { positions } of readReports([new TextEncoder().encode(rows.join('\\n'))])) tell(detector.step(tracker.step(positions).batch));
tell(detector.step(tracker.end().batch));
`;

let project: Project;

beforeAll(async () => {
  project = await installedPackages();
});

afterAll(() => {
  rmSync(project.folder, { recursive: true });
});

describe('the packages, packed and installed', () => {
  it('are all there', () => {
    expect(project.archives).toHaveLength(ALL.length);
  });

  it('are imported', async () => {
    const names = JSON.stringify(ALL.map(({ manifest }) => manifest.name));
    const { stdout } = await node(
      `for (const name of ${names}) console.log(name, Object.keys(await import(name)).length)`,
    );
    const counts = new Map(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.split(' ') as [string, string]),
    );
    for (const { manifest } of ALL)
      expect(Number(counts.get(manifest.name)), `the exports of ${manifest.name}`).toBeGreaterThan(
        0,
      );
  });

  it.each(ALL)(
    '$manifest.name holds no tests and no recordings of others',
    ({ manifest, name }) => {
      const folder = join(project.folder, 'node_modules', manifest.name);
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      const needed = ['LICENSE', 'README.md', 'package.json', 'dist', 'src'];
      expect(files).toEqual(expect.arrayContaining(needed));
      expect(files.filter((file) => /\.test\.|test-data|tsbuildinfo|tsconfig/.test(file))).toEqual(
        [],
      );
      const recordings = files.filter((file) => /\.(?:csv|nmea|gz)$/.test(file));
      expect(recordings).toHaveLength(name === 'cli' ? 1 : 0);
    },
  );

  it('have nothing that publint or Are The Types Wrong would mend', async () => {
    for (const archive of project.archives)
      expect(await mistakesOf(archive), basename(archive)).toEqual([]);
  });

  it.each([
    { module: 'node16', moduleResolution: 'node16', types: ['node'], skipLibCheck: false },
    { module: 'esnext', moduleResolution: 'bundler', types: ['node'], skipLibCheck: false },
    { module: 'node16', moduleResolution: 'node16', types: [], skipLibCheck: true },
  ])(
    'have types: $moduleResolution, with the types of $types, skipLibCheck $skipLibCheck',
    async (how) => {
      const file = 'embedding.ts';
      copyFileSync(`${ROOT}test/packages/${file}`, join(project.folder, file));
      const compilerOptions = {
        ...{ ...how, target: 'es2022', strict: true, noEmit: true },
        typeRoots: [`${ROOT}node_modules/@types`],
      };
      const config = join(project.folder, 'tsconfig.json');
      writeFileSync(config, JSON.stringify({ compilerOptions, files: [file] }));
      const compiled = exec(process.execPath, [
        `${ROOT}node_modules/typescript/bin/tsc`,
        '--project',
        config,
      ]);
      expect((await compiled.catch((error: { stdout: string }) => error)).stdout).toBe('');
    },
  );

  it('are all in the program that is compiled, with what they export besides', () => {
    const program = readText('test/packages/embedding.ts');
    const entries = ALL.flatMap(({ manifest }) =>
      Object.entries(manifest.exports as object)
        .filter(([, target]) => typeof target === 'object')
        .map(([path]) => manifest.name + path.slice(1)),
    );
    expect(entries.filter((entry) => !program.includes(`from '${entry}';`))).toEqual([]);
  });

  it('detect', async () => {
    const { stdout } = await node(DETECTION);
    expect(stdout).toBe('fired 235070761 235070762\n');
  });

  it('give the command', async () => {
    const [{ manifest }] = ALL;
    const version = await npm(project.folder, 'exec', '--silent', '--', 'roadstead', '--version');
    expect(version.stdout).toBe(`${manifest.version}\n`);
    const demo = await npm(project.folder, 'exec', '--silent', '--', 'roadstead', 'demo');
    expect(demo.stdout).toContain('stayed together');
  });

  it('serve makes reports on a thread of its own', async () => {
    const bin = join(project.folder, 'node_modules', 'roadstead', 'bin', 'roadstead.js');
    const data = join(project.folder, 'data');
    const serving = spawn(process.execPath, [bin, 'serve', '--port', '0', '--data', data], {
      env: { ...process.env, ROADSTEAD_ADMIN_PASSWORD: PASSWORD, NODE_DEBUG: 'worker' },
    });
    let said = '';
    serving.stderr.on('data', (text) => {
      said += String(text);
    });
    try {
      const [line] = (await once(serving.stdout, 'data')) as [Buffer];
      const [, url = ''] = /listening on (\S+)/.exec(String(line)) ?? [];
      const call = async (method: string, path: string, body?: object): Promise<Response> =>
        fetch(`${url}/api/${path}`, {
          method,
          headers: {
            authorization: `Basic ${btoa(`admin:${PASSWORD}`)}`,
            'content-type': 'application/json',
          },
          ...(body && { body: JSON.stringify(body) }),
        });
      const place = { mmsi: 235070761, longitude: -1.1, latitude: 50.8, sog: 12 };
      const heard = [0, 10, 20].map((m) => ({
        ...place,
        timestamp: `2016-01-12T13:${m || '00'}:00Z`,
      }));
      expect((await call('POST', 'ingress/positions', heard)).status).toBe(200);
      const asked = await call('POST', 'jobserver/stat/multiship', {
        ...{ name: 'A day', begin: '2016-01-12T00:00:00Z', end: '2016-01-13T00:00:00Z' },
        ships: ['235070761'],
      });
      const { id } = (await asked.json()) as { id: number };
      const result = (): Promise<Response> => call('GET', `jobserver/stat/multiship/result/${id}`);
      await expect.poll(async () => (await result()).status).toBe(200);
      expect(await (await result()).json()).toMatchObject({
        records: [{ ship: { mmsi: 235070761, a2: 'GB' }, fixes: 3, under_way_seconds: 1200 }],
      });
      expect(said).toMatch(/create new worker[\s\S]*report-worker\.js/);
      const gone = once(serving, 'exit');
      serving.kill('SIGTERM');
      expect(await gone).toEqual([0, null]);
    } finally {
      serving.kill('SIGKILL');
    }
  });
});

/** Runs a program in the project. */
function node(program: string): Promise<{ stdout: string }> {
  return exec(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: project.folder,
  });
}

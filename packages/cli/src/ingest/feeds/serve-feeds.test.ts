import { afterEach, beforeEach, expect, it } from 'vitest';
import { roadstead } from '../../testing/fake-host.ts';
import { sentence, startFakeReceiver } from '../../testing/running-feeds.ts';
import { ENV, serve } from '../../testing/serving.ts';
import { PAIR_SCENARIO } from '../../testing/small-scenarios.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const place = temporaryFolder();
beforeEach(place.make);
afterEach(place.remove);

const MMSI = 219_000_001;

interface Health {
  readonly event_time: string | null;
  readonly feeds: readonly { readonly state: string; readonly reports: number }[];
}

async function healthWhen(url: string, isSo: (health: Health) => boolean): Promise<Health> {
  for (;;) {
    const health = (await (await fetch(`${url}/health`)).json()) as Health;
    if (isSo(health)) return health;
  }
}

it('a service with feeds ingests their reports now, and shows their status', async () => {
  const { feed, close } = await startFakeReceiver((socket) => {
    socket.write(sentence(MMSI) + sentence(MMSI + 1));
  });
  const file = place.file('one.nmea', sentence(MMSI + 2));
  const { url, stop } = await serve([
    ...['--store', 'memory'],
    ...['--feed', feed, '--feed', `file:${file}`],
  ]);
  const health = await healthWhen(
    url,
    ({ feeds, event_time }) =>
      event_time !== null && feeds.every(({ reports }) => reports > 0) && feeds[1].state === 'over',
  );
  expect(health.feeds).toMatchObject([
    { name: 'tcp-1', state: 'open', reports: 2, is_silent: false },
    { name: 'file-1', state: 'over', reports: 1, is_silent: false },
  ]);
  expect(Math.abs(Date.now() - Date.parse(health.event_time ?? ''))).toBeLessThan(3_600_000);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toContain('roadstead_feed_reports_total{feed="tcp-1",kind="taken"} 2');
  expect(JSON.stringify(health) + metrics).not.toContain('127.0.0.1');
  const { code, stderr } = await stop();
  close();
  expect(code).toBe(0);
  expect(stderr).toContain(`tcp-1 (${feed}) is open.\n`);
});

it('feeds of the command line replace those of the settings', async () => {
  const [one, other] = ['one', 'other'].map((name, i) =>
    place.file(`${name}.nmea`, sentence(MMSI).repeat(i + 1)),
  );
  const config = place.file('roadstead.yaml', `store: memory\nfeeds: ["file:${one}"]\n`);
  const fromSettings = await serve(['--config', config]);
  await healthWhen(fromSettings.url, ({ feeds }) => feeds[0].state === 'over');
  const fromLine = await serve(['--config', config, '--feed', `file:${other}`]);
  await healthWhen(fromLine.url, ({ feeds }) => feeds[0].state === 'over');
  expect((await fromSettings.stop()).stderr).toContain(`(file:${one}) has ended`);
  const { stderr } = await fromLine.stop();
  expect(stderr).toContain(`(file:${other}) has ended`);
  expect(stderr).not.toContain(one);
});

it('invalid feeds are reported in one line before anything is created', async () => {
  const scenario = place.file('pair.yaml', PAIR_SCENARIO);
  const wrong = place.file('wrong.yaml', 'store: memory\nfeeds: ["tcp://:4001"]\n');
  const right = place.file('right.yaml', 'feeds: ["udp://:4001"]\n');
  const fails = async (argv: readonly string[], sentenceOfIt: string): Promise<void> => {
    const data = ['--data', `${place.folder()}/store`, '--port', '0'];
    const run = await roadstead(['serve', ...data, ...argv], { env: ENV });
    expect(run).toMatchObject({ code: 2, stderr: expect.stringContaining(sentenceOfIt) });
    expect(run.stderr.trim().split('\n')).toHaveLength(1);
  };
  await fails(['--feed', 'receiver:4001'], 'It must be tcp://HOST:PORT');
  await fails(['--feed', 'file:missing.nmea'], 'missing.nmea cannot be read');
  await fails(['--feed', '-', '--feed', '-'], 'standard input (-) is named twice');
  await fails(['--feed', 'aisstream://'], 'set AISSTREAM_API_KEY, or name a file');
  await fails(
    ['--feed', 'aisstream://?key-file=missing'],
    'key file missing cannot be read: ENOENT',
  );
  await fails(['--config', wrong], 'wrong.yaml:2: feeds[0]: It must be tcp://HOST:PORT');
  await fails(['--scenario', scenario, '--feed', '-'], 'combined with feeds');
  await fails(['--scenario', scenario, '--config', right], 'combined with feeds');
});

it('an error of a feed shows no secret of its address', async () => {
  const secret = 's3cret';
  for (const feed of [
    `aisstream://?key=${secret}`,
    `mqtt://anna:${secret}@broker.example/topic`,
    `tcp://anna:${secret}@receiver:4001`,
    `https://host/?key=${secret}#interval=1`,
  ]) {
    const { code, stderr, stdout } = await roadstead(['serve', '--feed', feed], { env: ENV });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^roadstead: --feed [^\n]+\n$/);
    expect(stderr + stdout).not.toContain(secret);
  }
});

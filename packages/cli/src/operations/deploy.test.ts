import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { createDetectorMetrics } from '../cluster/detector-metrics.ts';
import { DetectorStatus } from '../cluster/detector-status.ts';
import { roadstead } from '../testing/fake-host.ts';
import { serve } from '../testing/serving.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readSettings } from './read-settings.ts';

const place = temporaryFolder();
beforeEach(place.make);
afterEach(place.remove);

const DEPLOY = new URL('../../deploy/', import.meta.url);

/** A metric in an expression, with the labels of its selector. */
interface Selected {
  readonly name: string;
  readonly labels: readonly string[];
}

/** Labels that Prometheus adds to each sample. */
const LABELS_OF_SCRAPES = ['job', 'instance'];

/** The metrics of Roadstead in a PromQL expression; `up` is of Prometheus. */
function selectedIn(expression: string): readonly Selected[] {
  const found = expression.matchAll(
    /\b((?:roadstead|process|nodejs)_\w+)(?:\{((?:"[^"]*"|[^}])*)\})?/g,
  );
  return [...found].map(([, name, selector = '']) => ({
    name,
    labels: [...selector.matchAll(/(\w+)(?:=~?|!=|!~)"/g)].map(([, label]) => label),
  }));
}

/** The metrics in the text of /metrics, with the labels of their samples. */
function exposedIn(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const exposed = new Map<string, Set<string>>();
  for (const [, name, kind] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
    const parts = kind === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
    for (const part of parts) exposed.set(`${name}${part}`, new Set());
  }
  for (const [, name, labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    for (const [, label] of labels.matchAll(/(\w+)="/g)) exposed.get(name)?.add(label);
  }
  return exposed;
}

/** The metrics and labels that expressions select, without those of /metrics. */
function missing(expressions: readonly string[], text: string): readonly string[] {
  const exposed = exposedIn(text);
  return expressions.flatMap(selectedIn).flatMap(({ name, labels }) => {
    const known = exposed.get(name);
    if (!known) return [name];
    return labels
      .filter((label) => !known.has(label) && !LABELS_OF_SCRAPES.includes(label))
      .map((label) => `${name}{${label}}`);
  });
}

function alerts(): readonly string[] {
  const { groups } = parse(readFileSync(new URL('prometheus/alerts.yaml', DEPLOY), 'utf8')) as {
    groups: readonly { readonly rules: readonly { readonly expr: string }[] }[];
  };
  return groups.flatMap(({ rules }) => rules.map(({ expr }) => expr));
}

function board(): readonly string[] {
  const { panels, templating } = JSON.parse(
    readFileSync(new URL('grafana/roadstead.json', DEPLOY), 'utf8'),
  ) as {
    panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
    templating: { readonly list: readonly { readonly query: string }[] };
  };
  const ofPanels = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  return [...ofPanels, ...templating.list.map(({ query }) => query)];
}

it('every metric and label in the board and in the alert rules is one of a running service or detector', async () => {
  const data = join(place.folder(), 'store');
  const { url, stop } = await serve(['--data', data, '--feed', 'tcp://127.0.0.1:1']);
  // Its samples are in the next answer.
  await fetch(`${url}/livez`);
  const ofService = await (await fetch(`${url}/metrics`)).text();
  await stop();
  const ofDetector = createDetectorMetrics(new DetectorStatus(), { now: () => 0 });
  const text = `${ofService}${await ofDetector()}`;
  for (const expressions of [alerts(), board()]) {
    expect(expressions.flatMap(selectedIn).length).toBeGreaterThan(10);
    expect(missing(expressions, text)).toEqual([]);
  }
  expect(
    missing(['roadstead_gone{feed="a"} > 1', 'rate(roadstead_lag_seconds{feed="b"}[5m])'], text),
  ).toEqual(['roadstead_gone', 'roadstead_lag_seconds{feed}']);
  const store = /^roadstead_store_bytes\{file="database"\} (\d+)$/m.exec(text)?.[1];
  expect(Number(store)).toBeGreaterThan(0);
  expect(text).toMatch(/^roadstead_store_reusable_bytes \d+$/m);
  expect(text).toMatch(/^roadstead_last_backup_timestamp_seconds 0$/m);
});

type Environment = Readonly<Record<string, string>>;

/** A process of a cluster in a deploy file. */
interface DeployedProcess {
  readonly args: readonly string[];
  readonly environment: Environment;
}

function readDeployed<T>(path: string): readonly T[] {
  const text = readFileSync(new URL(path, DEPLOY), 'utf8');
  return parseAllDocuments(text, { merge: true }).map((each) => {
    expect(each.errors).toEqual([]);
    return each.toJS() as T;
  });
}

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly image: string;
        readonly command: readonly string[];
        readonly environment: Environment;
      }
    >
  >;
}

function composed(path: string): readonly DeployedProcess[] {
  return readDeployed<Compose>(path)
    .flatMap(({ services }) => Object.values(services))
    .filter(({ image }) => image === 'roadstead')
    .map(({ command, environment }) => ({ args: command, environment }));
}

interface Container {
  readonly args: readonly string[];
  readonly env: readonly { readonly name: string; readonly valueFrom: object }[];
  readonly readinessProbe?: { readonly httpGet: { readonly path: string } };
  readonly livenessProbe?: { readonly httpGet: { readonly path: string } };
}

/** An object of Kubernetes, as far as the tests read it. */
interface Manifest {
  readonly kind: string;
  readonly spec: {
    readonly replicas: number;
    readonly selector: { readonly matchLabels?: Environment } & Environment;
    readonly template: {
      readonly metadata: { readonly labels: Environment };
      readonly spec: { readonly containers: readonly [Container] };
    };
  };
}

const ROLES = ['leader', 'api', 'detector'] as const;
const DEPLOYMENTS = [...ROLES, 'detector-standby'] as const;

function manifests(role: string): readonly Manifest[] {
  return readDeployed<Manifest>(`kubernetes/${role}.yaml`);
}

function containerOf(role: string): Container {
  const deployment = manifests(role).find(({ kind }) => kind === 'Deployment');
  return deployment!.spec.template.spec.containers[0];
}

function roleOf(args: readonly string[]): string | undefined {
  return args[args.indexOf('--role') + 1];
}

describe('the files of a cluster', () => {
  it('compose starts a leader and its standby, two of each other role, and a standby of the detectors', () => {
    const processes = composed('docker/compose.cluster.yaml');
    const roles = processes.map(({ args }) => roleOf(args));
    expect(roles).toEqual(['leader', 'leader', 'api', 'api', 'detector', 'detector', 'detector']);
    const standbys = processes.map(({ args }) => args.includes('--standby'));
    expect(standbys).toEqual([...Array<boolean>(6).fill(false), true]);
  });

  it('Kubernetes has a standby of the detectors, which are not counted with it', () => {
    const [standby] = manifests('detector-standby');
    expect(containerOf('detector-standby').args).toContain('--standby');
    expect(containerOf('detector').args).not.toContain('--standby');
    const { labels } = standby.spec.template.metadata;
    expect(standby.spec.selector.matchLabels).toEqual(labels);
    const [detectors] = manifests('detector');
    expect(labels).not.toEqual(detectors.spec.template.metadata.labels);
  });

  it('kustomize names every file', () => {
    const [{ resources }] = readDeployed<{ readonly resources: readonly string[] }>(
      'kubernetes/kustomization.yaml',
    );
    const files = readdirSync(new URL('kubernetes/', DEPLOY));
    expect([...resources, 'kustomization.yaml'].sort()).toEqual(files.sort());
  });

  it('Kubernetes has a deployment of each role, with the replicas that a failure needs', () => {
    for (const role of ROLES) {
      const [deployment, ...others] = manifests(role);
      expect(deployment.spec.replicas).toBeGreaterThanOrEqual(2);
      expect(roleOf(containerOf(role).args)).toBe(role);
      const { labels } = deployment.spec.template.metadata;
      for (const { selector } of [deployment, ...others].map(({ spec }) => spec))
        expect(selector.matchLabels ?? selector).toEqual(labels);
    }
  });

  it('no probe waits for the standby of the leader to be ready', () => {
    expect(containerOf('leader').readinessProbe?.httpGet.path).toBe('/livez');
    expect(containerOf('api').readinessProbe?.httpGet.path).toBe('/readyz');
    expect(containerOf('api').livenessProbe?.httpGet.path).toBe('/livez');
    for (const name of ['detector', 'detector-standby'])
      expect(containerOf(name).readinessProbe?.httpGet.path).toBe('/readyz');
  });

  it('every option of a process is one of serve', async () => {
    const { stdout } = await roadstead(['serve', '--help']);
    const known = new Set(stdout.match(/--[a-z-]+/g));
    const all = [
      ...composed('docker/compose.cluster.yaml').map(({ args }) => args),
      ...DEPLOYMENTS.map((name) => containerOf(name).args),
    ];
    for (const [command, ...args] of all) {
      expect(command).toBe('serve');
      const options = args.filter((arg) => arg.startsWith('--'));
      expect(options.filter((option) => !known.has(option))).toEqual([]);
    }
  });

  it('secrets are references, and all processes have the key', () => {
    for (const { args, environment } of composed('docker/compose.cluster.yaml')) {
      expect(args.filter((arg) => /:[^/]*@/.test(arg))).toEqual([]);
      expect(environment).toHaveProperty('ROADSTEAD_SECRETS_KEY');
      for (const value of Object.values(environment)) expect(value).toMatch(/^\$\{\w+:\?/);
    }
    for (const { args, env } of DEPLOYMENTS.map(containerOf)) {
      expect(args.filter((arg) => /:[^/]*@/.test(arg))).toEqual([]);
      expect(env.map(({ name }) => name)).toContain('ROADSTEAD_SECRETS_KEY');
      for (const each of env) expect(each).not.toHaveProperty('value');
    }
  });

  it('the settings of compose are valid', async () => {
    const path = fileURLToPath(new URL('docker/settings.cluster.yaml', DEPLOY));
    expect(await readSettings(path)).toMatchObject({ nodePort: 8081 });
  });
});

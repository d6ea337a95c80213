import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { serve } from '../testing/serving.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

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

it('every metric and label in the board and in the alert rules is one of a running service', async () => {
  const data = join(place.folder(), 'store');
  const { url, stop } = await serve(['--data', data, '--feed', 'tcp://127.0.0.1:1']);
  // Its samples are in the next answer.
  await fetch(`${url}/livez`);
  const text = await (await fetch(`${url}/metrics`)).text();
  await stop();
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

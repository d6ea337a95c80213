import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

/** Any JSON, as JSON.parse types it: golden tests compare shapes that nothing here declares. */
export type Json = ReturnType<typeof JSON.parse>;

/** The lines of a golden file; lines that begin with # are comments. */
export function goldenLines(name: string): readonly string[] {
  const text = readFileSync(join(import.meta.dirname, 'files', name), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** Expects that each golden line is still there; what is there beside them is an addition. */
export function expectFrozen(name: string, lines: Iterable<string>): void {
  const now = new Set(lines);
  const missing = goldenLines(name).filter((line) => !now.has(line));
  expect(missing, `lines of test/golden/files/${name} that the code has no more`).toEqual([]);
}

/** Expects that nothing which users may leave out has become required, among the golden lines. */
export function expectNothingRequired(name: string, lines: Iterable<string>): void {
  const golden = new Set(goldenLines(name));
  const known = new Set([...golden].map((line) => line.split(' ')[0]));
  const required = [...lines].filter((line) => line.endsWith(' required') && !golden.has(line));
  expect(required.filter((line) => known.has(line.split(' ')[0]))).toEqual([]);
}

/** The key paths of a JSON value with the types of its leaves, as `calls[].atMs number`. */
export function keyPaths(value: unknown, path = ''): readonly string[] {
  if (Array.isArray(value)) {
    const paths = value.flatMap((each) => keyPaths(each, `${path}[]`));
    return value.length === 0 ? [`${path}[]`] : [...new Set(paths)];
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    if (entries.length === 0) return [`${path} {}`];
    return entries.flatMap(([key, each]) =>
      keyPaths(each, `${path}${path === '' ? '' : '.'}${isName(key) ? key : '*'}`),
    );
  }
  return [`${path} ${value === null ? 'null' : typeof value}`];
}

/** Key paths whose texts are words of a closed set: their values are lines as well. */
export function words(value: unknown, keys: readonly string[], path = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => words(each, keys, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    const at = `${path}${path === '' ? '' : '.'}${isName(key) ? key : '*'}`;
    const isWord = keys.includes(key) && typeof each === 'string';
    return isWord ? [`${at} = ${each}`] : words(each, keys, at);
  });
}

/** Keys that are data (numbers, uuids, ports) stand as *. */
function isName(key: string): boolean {
  return /^[a-z][a-zA-Z_]*$/.test(key);
}

/** The key paths of a JSON Schema with types, enums and what is required; without texts. References stay. */
export function schemaLines(schema: Json, path: string): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [`${path} ${schema}`];
  const lines: string[] = [];
  if (schema.$ref !== undefined) lines.push(`${path} ref ${schema.$ref}`);
  if (schema.type !== undefined) lines.push(`${path} ${[schema.type].flat().join('|')}`);
  if (schema.format !== undefined) lines.push(`${path} format ${schema.format}`);
  for (const value of schema.enum ?? []) lines.push(`${path} enum ${JSON.stringify(value)}`);
  if ('const' in schema) lines.push(`${path} const ${JSON.stringify(schema.const)}`);
  for (const key of schema.required ?? []) lines.push(`${path}.${key} required`);
  for (const [key, each] of Object.entries(schema.properties ?? {}))
    lines.push(...schemaLines(each, `${path}.${key}`));
  for (const kind of ['anyOf', 'oneOf', 'allOf', 'prefixItems'])
    for (const each of schema[kind] ?? []) lines.push(...schemaLines(each, `${path} ${kind}`));
  if (schema.items !== undefined) lines.push(...schemaLines(schema.items, `${path}[]`));
  for (const kind of ['additionalProperties', 'propertyNames'])
    if (typeof schema[kind] === 'object')
      lines.push(...schemaLines(schema[kind], `${path} ${kind}`));
  for (const [name, each] of Object.entries(schema.$defs ?? {}))
    lines.push(...schemaLines(each, `${path} $defs ${name}`));
  return [...new Set(lines)];
}

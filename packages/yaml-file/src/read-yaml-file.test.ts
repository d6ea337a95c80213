import { expect, it } from 'vitest';
import { z } from 'zod';
import { problemText } from './problem.ts';
import { readYamlFile } from './read-yaml-file.ts';

const SCHEMA = z.strictObject({
  port: z.int().min(1).max(65_535).optional(),
  users: z.array(z.strictObject({ name: z.string() })).optional(),
});

function errorsIn(text: string): readonly string[] {
  const read = readYamlFile(text, SCHEMA);
  return read.ok ? [] : read.error.map((problem) => problemText('a.yaml', problem));
}

it('returns the output of the schema', () => {
  expect(readYamlFile('port: 80\nusers: [{ name: anna }]\n', SCHEMA)).toEqual({
    ok: true,
    value: { port: 80, users: [{ name: 'anna' }] },
  });
});

it('reports each error with its line, its path and the allowed values', () => {
  expect(errorsIn('users:\n  - name: 7\n  - nam: anna\nport: 99999\nprot: 1\n')).toEqual([
    'a.yaml:2: users[0].name: expected a text (in quotes if it looks like a number); got 7',
    'a.yaml:3: users[1].name: is missing; expected a text (in quotes if it looks like a number)',
    'a.yaml:3: users[1].nam: there is no key "nam" here (did you mean "name"?); allowed: name',
    'a.yaml:4: port: expected at most 65535; got 99999',
    'a.yaml:5: prot: there is no key "prot" here (did you mean "port"?); allowed: port, users',
  ]);
});

it('reports invalid YAML and an empty file', () => {
  expect(errorsIn('a: [1')[0]).toMatch(/^a\.yaml:1: this is not YAML: /);
  expect(errorsIn('')).toEqual([
    'a.yaml:1: expected keys and values; allowed keys: port, users; got nothing',
  ]);
});

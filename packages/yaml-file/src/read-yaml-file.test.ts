import { expect, it } from 'vitest';
import { z } from 'zod';
import { problemText } from './problem.ts';
import { readYamlFile } from './read-yaml-file.ts';

const SCHEMA = z.strictObject({
  port: z.int().min(1).max(65_535).optional(),
  users: z.array(z.strictObject({ name: z.string() })).optional(),
});

function mistakesIn(text: string): readonly string[] {
  const read = readYamlFile(text, SCHEMA);
  return read.ok ? [] : read.failure.map((problem) => problemText('a.yaml', problem));
}

it('gives what the schema makes of the file', () => {
  expect(readYamlFile('port: 80\nusers: [{ name: anna }]\n', SCHEMA)).toEqual({
    ok: true,
    value: { port: 80, users: [{ name: 'anna' }] },
  });
});

it('tells each mistake with its line, its place and what is allowed', () => {
  expect(mistakesIn('users:\n  - name: 7\n  - nam: anna\nport: 99999\nprot: 1\n')).toEqual([
    'a.yaml:2: users[0].name: expected a text (in quotes if it looks like a number); got 7',
    'a.yaml:3: users[1].name: is missing; expected a text (in quotes if it looks like a number)',
    'a.yaml:3: users[1].nam: there is no key "nam" here (did you mean "name"?); allowed: name',
    'a.yaml:4: port: expected at most 65535; got 99999',
    'a.yaml:5: prot: there is no key "prot" here (did you mean "port"?); allowed: port, users',
  ]);
});

it('tells of what is no YAML, and of nothing', () => {
  expect(mistakesIn('a: [1')[0]).toMatch(/^a\.yaml:1: this is not YAML: /);
  expect(mistakesIn('')).toEqual([
    'a.yaml:1: expected keys and values; allowed keys: port, users; got nothing',
  ]);
});

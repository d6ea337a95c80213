import { expect, it } from 'vitest';
import { manifestJson } from './manifest-json.ts';

const MANIFEST = {
  simulatorVersion: '0.1.0',
  scenario: 'anchorage',
  seed: 7,
  scenarioSha256: 'ab',
  counts: { ships: 2, events: 1 },
  outputsSha256: { 'tracks.csv': 'ef', 'reports.csv': 'cd' },
};

it('a manifest contains all fields, in a fixed order', () => {
  expect(manifestJson(MANIFEST)).toBe(`{
  "manifestVersion": 1,
  "simulatorVersion": "0.1.0",
  "scenario": "anchorage",
  "seed": 7,
  "scenarioSha256": "ab",
  "counts": {
    "events": 1,
    "ships": 2
  },
  "outputsSha256": {
    "reports.csv": "cd",
    "tracks.csv": "ef"
  }
}
`);
});

it('a manifest does not depend on the order of its outputs', () => {
  const outputsSha256 = { 'reports.csv': 'cd', 'tracks.csv': 'ef' };
  expect(manifestJson({ ...MANIFEST, outputsSha256 })).toBe(manifestJson(MANIFEST));
});

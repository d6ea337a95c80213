import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { roadstead } from '../../testing/fake-host.ts';
import { PAIR_SCENARIO } from '../../testing/small-scenarios.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const { make, remove, file, folder } = temporaryFolder();
beforeEach(make);
afterEach(remove);

/** Two ships; Greece and the Aegean. */
const SENSELESS = `proves: A test
start: 2026-01-10T00:00:00Z
duration: 2h
ships:
  - name: Alfa
    type: tanker
    start: { at: [24.0, 36.0] }
    steps: [anchor: { for: 30m }]
  - name: Bravo
    type: tanker
    count: 2
    start: { at: [24.5, 36.0] }
    steps:
      - alongside: { ship: Alfa, for: 1h }
  - name: Charlie
    type: coaster
    start: { at: [22.0, 37.5] }
    steps:
      - sail: { to: [20.9, 37.3], speedKnots: 33 }
      - sail: { to: [24.5, 37.5] }
`;

it('warns of ships on land, speeds, and steps that never happen, with their lines', async () => {
  const path = file('senseless.yaml', SENSELESS);
  const { code, stderr } = await roadstead(['simulate', path]);
  expect(code).toBe(0);
  const lines = stderr.split('\n').filter((line) => line.startsWith('Warning: '));
  expect(lines.map((line) => line.replace(`Warning: ${path}:`, ''))).toEqual([
    '19: ships[2].steps[0]: 33 knots is a speed that no coaster reaches: usual are 12, at most about 24.',
    '17: ships[2].start: [22, 37.5] is on land.',
    expect.stringMatching(
      /^19: ships\[2\]\.steps\[0\]: the leg to \[20\.9, 37\.3\] crosses land, as at \[21\./,
    ),
    expect.stringMatching(
      /^20: ships\[2\]\.steps\[1\]: the leg to \[24\.5, 37\.5\] crosses land, as at \[2/,
    ),
    expect.stringMatching(
      /^14: ships\[1\]\.steps\[0\]: Bravo-1 never reaches Alfa: Alfa leaves before; the nearest approach is \d\d km, at \+\d\dm; so for 1 more ship\.$/,
    ),
  ]);
  const swept = await roadstead(['sweep', path, '--out', join(folder(), 'sweep')]);
  expect(swept.stderr).toContain('[22, 37.5] is on land');
});

it('does not warn of a sensible scenario', async () => {
  expect(await roadstead(['simulate', file('pair.yaml', PAIR_SCENARIO)])).toMatchObject({
    stderr: '',
  });
});

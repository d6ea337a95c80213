import { expect, it } from 'vitest';
import { truthJson } from '../../outputs/truth-json.ts';
import { runScenario, scenarioOf } from '../../testing/test-scenario.ts';
import { scoreEntry } from './score-entry.ts';

const { truth } = runScenario(
  scenarioOf(
    `ships:
  - { name: Alfa, type: tanker, mmsi: 235000001, start: { at: [24, 36] }, steps: [anchor: {}] }
  - { name: Bravo, type: tanker, mmsi: 235000002, start: { at: [24.03, 36] }, steps: [alongside: { ship: Alfa }] }
`,
    '4h',
  ),
);
const TRUTH = truthJson(truth);
const HEAD = 'mmsi_first,mmsi_second,begin,end,configuration\n';
const ROW = '235000001,235000002,2026-01-10T01:00:00Z,,';

const csv = (...rows: readonly string[]): { file: string; text: string } => ({
  file: 'a.csv',
  text: `${HEAD}${rows.join('\n')}\n`,
});

it('scores each configuration in all runs, also without a file', () => {
  const scores = scoreEntry([
    { name: 'a', truth: TRUTH, events: csv(`${ROW}near`, `${ROW}far`) },
    { name: 'b', truth: TRUTH, events: csv(`${ROW}far`) },
    { name: 'c', truth: TRUTH, events: undefined },
  ]);
  if (!scores.ok) return expect.fail(scores.error.join());
  const found = scores.value.map(
    ({ run, configuration, score }) => `${configuration} ${run} ${score.found.length}`,
  );
  expect(found).toEqual(['near a 1', 'near b 0', 'near c 0', 'far a 1', 'far b 1', 'far c 0']);
});

it('scores an entry without any event', () => {
  const scores = scoreEntry([{ name: 'a', truth: TRUTH, events: undefined }]);
  expect(scores).toMatchObject({ value: [{ configuration: 'events', score: { recall: 0 } }] });
});

it('names the mistakes of all files', () => {
  expect(
    scoreEntry([
      { name: 'a', truth: '{}', events: csv('x') },
      { name: 'b', truth: TRUTH, events: csv('1,2,soon,,') },
    ]),
  ).toMatchObject({
    error: [
      expect.stringMatching(/^the truth of a: /),
      expect.stringMatching(/^the truth of a: /),
      expect.stringMatching(/^the truth of a: /),
      expect.stringMatching(/^the truth of a: /),
      expect.stringMatching(/^the truth of a: /),
      expect.stringMatching(/^a\.csv: /),
      expect.stringMatching(/^a\.csv: line 2: begin/),
    ],
  });
});

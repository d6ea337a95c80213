import type { Mmsi } from '@roadstead/model';
import type { ExpectedCall, Scenario } from '../scenario.ts';
import type { Truth } from '../truth.ts';
import { isAt, spanWords, timesWords } from './expected-times.ts';
import { Matching } from './matching.ts';
import { listWords } from './words.ts';

/** What is looked at of a call at a port. */
export interface JudgedCall {
  readonly mmsi: Mmsi;
  /** Of which of the scenario's ports, from 0. */
  readonly portId: number;
  readonly ataMs: number;
  readonly atdMs: number | null;
}

/** A sentence for each call that is expected and not found, or found and not expected. */
export function unmetCalls(
  { expect, startMs, ports }: Scenario,
  { ships }: Truth,
  calls: readonly JudgedCall[],
): readonly string[] {
  if (expect.calls === undefined) return [];
  const mmsis = new Map<string | number, number>(ships.map(({ name, mmsi }) => [name, mmsi]));
  const names = new Map<Mmsi, string>(ships.map(({ name, mmsi }) => [mmsi, name]));
  const isOf = (call: JudgedCall, { ship, port }: ExpectedCall): boolean =>
    call.mmsi === (mmsis.get(ship) ?? ship) && ports[call.portId]?.name === port;
  const matching = new Matching<JudgedCall, ExpectedCall>(
    (call, expected) =>
      isOf(call, expected) &&
      isAt(call.ataMs, expected.beginsSeconds, startMs, expected) &&
      isAt(call.atdMs, expected.endsSeconds, startMs, expected),
  );
  const wanted = expect.calls;
  const unexpected = calls.filter((call) => !matching.place(call, wanted));
  const missing = wanted.filter((expected) => !matching.has(expected));
  const span = ({ ataMs, atdMs }: JudgedCall): string => spanWords(ataMs, atdMs, startMs);
  return [
    ...missing.map((expected) => {
      const { ship, port } = expected;
      const found = calls.filter((call) => isOf(call, expected)).map((call) => `one ${span(call)}`);
      return (
        `${port}: there is no call of ${ship}${timesWords(expected)}: ` +
        `of this ship there is ${found.length > 0 ? listWords(found) : 'none'}.`
      );
    }),
    ...unexpected.map((call) => {
      const ship = names.get(call.mmsi) ?? String(call.mmsi).padStart(9, '0');
      return `${ports[call.portId]?.name}: the call of ${ship} ${span(call)} is not expected.`;
    }),
  ];
}

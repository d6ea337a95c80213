import type { Mmsi } from '@roadstead/model';
import type { ExpectedCall, Scenario } from '../scenario.ts';
import type { Truth } from '../truth.ts';
import { isAt, spanPhrase, timesPhrase } from './expected-times.ts';
import { Matching } from './matching.ts';
import { listPhrase } from './phrases.ts';

/** The evaluated properties of a port call. */
export interface EvaluatedCall {
  readonly mmsi: Mmsi;
  /** Index of the scenario's port, from 0. */
  readonly portId: number;
  /** Of the call: ATA and ATD, or the limits of unknown ones. */
  readonly beginMs: number;
  readonly endMs: number | null;
}

/** A sentence for each expected call that is missing, and each detected call that is not expected. */
export function callMismatches(
  { expect, startMs, ports }: Scenario,
  { ships }: Truth,
  calls: readonly EvaluatedCall[],
): readonly string[] {
  if (expect.calls === undefined) return [];
  const mmsis = new Map<string | number, number>(ships.map(({ name, mmsi }) => [name, mmsi]));
  const names = new Map<Mmsi, string>(ships.map(({ name, mmsi }) => [mmsi, name]));
  const isOf = (call: EvaluatedCall, { ship, port }: ExpectedCall): boolean =>
    call.mmsi === (mmsis.get(ship) ?? ship) && ports[call.portId]?.name === port;
  const matching = new Matching<EvaluatedCall, ExpectedCall>(
    (call, expected) =>
      isOf(call, expected) &&
      isAt(call.beginMs, expected.beginsSeconds, startMs, expected) &&
      isAt(call.endMs, expected.endsSeconds, startMs, expected),
  );
  const wanted = expect.calls;
  const unexpected = calls.filter((call) => !matching.assign(call, wanted));
  const missing = wanted.filter((expected) => !matching.has(expected));
  const span = ({ beginMs, endMs }: EvaluatedCall): string => spanPhrase(beginMs, endMs, startMs);
  return [
    ...missing.map((expected) => {
      const { ship, port } = expected;
      const found = calls.filter((call) => isOf(call, expected)).map((call) => `one ${span(call)}`);
      return (
        `${port}: there is no call of ${ship}${timesPhrase(expected)}: ` +
        `of this ship there is ${found.length > 0 ? listPhrase(found) : 'none'}.`
      );
    }),
    ...unexpected.map((call) => {
      const ship = names.get(call.mmsi) ?? String(call.mmsi).padStart(9, '0');
      return `${ports[call.portId]?.name}: the call of ${ship} ${span(call)} is not expected.`;
    }),
  ];
}

import type { Mmsi, StsEvent } from '@roadstead/model';
import type { ExpectedEncounter, ExpectedEvent, Scenario } from '../scenario.ts';
import type { TrueEncounter, Truth } from '../truth.ts';
import { callMismatches, type EvaluatedCall } from './call-mismatches.ts';
import { isAt, spanPhrase, timesPhrase } from './expected-times.ts';
import { Matching } from './matching.ts';
import { listPhrase } from './phrases.ts';
import type { EventPair } from './scored-event.ts';

/** The evaluated properties of a detector's event. */
export type EvaluatedEvent = EventPair &
  Pick<StsEvent, 'configurationId' | 'activationTimeMs' | 'deactivationTimeMs'>;

/** Result of comparing a run with its scenario's expectations. */
export interface ScenarioEvaluation {
  readonly met: boolean;
  /** A sentence for each unmet expectation. */
  readonly unmet: readonly string[];
}

/** Compares the truth of a run, the events of all configurations, and the port calls with the scenario's expectations. */
export function evaluateScenario(
  scenario: Scenario,
  truth: Truth,
  events: readonly EvaluatedEvent[],
  calls: readonly EvaluatedCall[],
): ScenarioEvaluation {
  const unmet = [
    ...unmetEncounters(scenario, truth),
    ...unmetEvents(scenario, truth, events),
    ...unmetCount(scenario, events.length),
    ...callMismatches(scenario, truth, calls),
  ];
  return { met: unmet.length === 0, unmet };
}

function unmetEncounters({ expect, startMs }: Scenario, { encounters }: Truth): readonly string[] {
  const wanted = expect.truth ?? [];
  if (expect.truth?.length === 0) {
    return encounters
      .filter(({ isTransfer }) => isTransfer)
      .map(
        ({ ships, kind, beginMs, endMs }) =>
          `The truth has ${kind} of ${listPhrase(ships)} ${spanPhrase(beginMs, endMs, startMs)}; no transfer is expected.`,
      );
  }
  const matching = new Matching<TrueEncounter, ExpectedEncounter>(
    (encounter, expected) =>
      encounter.kind === expected.kind &&
      isSamePair(encounter.ships, expected.ships) &&
      isAt(encounter.beginMs, expected.beginsSeconds, startMs, expected) &&
      isAt(encounter.endMs, expected.endsSeconds, startMs, expected),
  );
  for (const encounter of encounters) matching.assign(encounter, wanted);
  return wanted
    .filter((expected) => !matching.has(expected))
    .map((expected) => {
      const found = encounters
        .filter(({ ships }) => isSamePair(ships, expected.ships))
        .map(({ kind, beginMs, endMs }) => `${kind} ${spanPhrase(beginMs, endMs, startMs)}`);
      return (
        `The truth has no ${expected.kind} of ${listPhrase(expected.ships)}${timesPhrase(expected)}: ` +
        `${found.length > 0 ? `of these two it has ${listPhrase(found)}` : 'it has no encounter of these two'}.`
      );
    });
}

function unmetEvents(
  { expect, startMs, configurations }: Scenario,
  { ships }: Truth,
  events: readonly EvaluatedEvent[],
): readonly string[] {
  if (expect.events === undefined) return [];
  const wanted = expect.events;
  const mmsis = new Map<string | number, number>(ships.map(({ name, mmsi }) => [name, mmsi]));
  const names = new Map<Mmsi, string>(ships.map(({ name, mmsi }) => [mmsi, name]));
  const configurationNames = new Map(configurations.map(({ id, name }) => [id, name]));
  const nameOf = (mmsi: Mmsi): string => names.get(mmsi) ?? String(mmsi).padStart(9, '0');
  const isOf = (event: EvaluatedEvent, expected: ExpectedEvent): boolean =>
    configurationNames.get(event.configurationId) === expected.configuration &&
    isSamePair(
      [event.first.mmsi, event.second.mmsi],
      [
        mmsis.get(expected.ships[0]) ?? expected.ships[0],
        mmsis.get(expected.ships[1]) ?? expected.ships[1],
      ],
    );
  const matching = new Matching<EvaluatedEvent, ExpectedEvent>(
    (event, expected) =>
      isOf(event, expected) &&
      isAt(event.activationTimeMs, expected.beginsSeconds, startMs, expected) &&
      isAt(event.deactivationTimeMs, expected.endsSeconds, startMs, expected),
  );
  // Permitted events come after the expected ones, so that they do not take the expected events' places.
  const others = events.filter((event) => !matching.assign(event, wanted));
  const unexpected = others.filter(
    (event) => !matching.assign(event, [...wanted, ...expect.maybe]),
  );
  const missing = wanted.filter((expected) => !matching.has(expected));
  return [
    ...missing.map((expected) => {
      const found = events
        .filter((event) => isOf(event, expected))
        .map(
          (event) => `one ${spanPhrase(event.activationTimeMs, event.deactivationTimeMs, startMs)}`,
        );
      return (
        `${expected.configuration}: there is no event of ${listPhrase(expected.ships.map(String))}${timesPhrase(expected)}: ` +
        `of these two there is ${found.length > 0 ? listPhrase(found) : 'none'}.`
      );
    }),
    ...unexpected.map(
      (event) =>
        `${configurationNames.get(event.configurationId) ?? `Configuration ${event.configurationId}`}: ` +
        `the event of ${nameOf(event.first.mmsi)} and ${nameOf(event.second.mmsi)} ` +
        `${spanPhrase(event.activationTimeMs, event.deactivationTimeMs, startMs)} is not expected.`,
    ),
  ];
}

function unmetCount({ expect }: Scenario, count: number): readonly string[] {
  const { eventsMin, eventsMax } = expect;
  const were = count === 1 ? 'There is 1 event' : `There are ${count} events`;
  if (count < eventsMin) return [`${were}, and at least ${eventsMin} are expected.`];
  if (count > eventsMax) return [`${were}, and at most ${eventsMax} are expected.`];
  return [];
}

function isSamePair<Ship>(a: readonly [Ship, Ship], b: readonly [Ship, Ship]): boolean {
  return (a[0] === b[0] && a[1] === b[1]) || (a[0] === b[1] && a[1] === b[0]);
}

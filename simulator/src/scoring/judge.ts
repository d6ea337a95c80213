import type { Mmsi, StsEvent } from '@roadstead/model';
import type { ExpectedEncounter, ExpectedEvent, Scenario } from '../scenario.ts';
import type { TrueEncounter, Truth } from '../truth.ts';
import type { EventPair } from './causes.ts';
import { isAt, spanWords, timesWords } from './expected-times.ts';
import { type JudgedCall, unmetCalls } from './judge-calls.ts';
import { Matching } from './matching.ts';
import { listWords } from './words.ts';

/** What is looked at of an event of the detector. */
export type JudgedEvent = EventPair &
  Pick<StsEvent, 'configurationId' | 'activationTimeMs' | 'deactivationTimeMs'>;

/** Whether what a scenario expects has come out. */
export interface Verdict {
  readonly met: boolean;
  /** A sentence for each expectation that was not met. */
  readonly unmet: readonly string[];
}

/** Judges the truth of a run, the events of all configurations, and the calls at ports, by what the scenario expects. */
export function judge(
  scenario: Scenario,
  truth: Truth,
  events: readonly JudgedEvent[],
  calls: readonly JudgedCall[],
): Verdict {
  const unmet = [
    ...unmetEncounters(scenario, truth),
    ...unmetEvents(scenario, truth, events),
    ...unmetCount(scenario, events.length),
    ...unmetCalls(scenario, truth, calls),
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
          `The truth has ${kind} of ${listWords(ships)} ${spanWords(beginMs, endMs, startMs)}; no transfer is expected.`,
      );
  }
  const matching = new Matching<TrueEncounter, ExpectedEncounter>(
    (encounter, expected) =>
      encounter.kind === expected.kind &&
      isSamePair(encounter.ships, expected.ships) &&
      isAt(encounter.beginMs, expected.beginsSeconds, startMs, expected) &&
      isAt(encounter.endMs, expected.endsSeconds, startMs, expected),
  );
  for (const encounter of encounters) matching.place(encounter, wanted);
  return wanted
    .filter((expected) => !matching.has(expected))
    .map((expected) => {
      const found = encounters
        .filter(({ ships }) => isSamePair(ships, expected.ships))
        .map(({ kind, beginMs, endMs }) => `${kind} ${spanWords(beginMs, endMs, startMs)}`);
      return (
        `The truth has no ${expected.kind} of ${listWords(expected.ships)}${timesWords(expected)}: ` +
        `${found.length > 0 ? `of these two it has ${listWords(found)}` : 'it has nothing of these two'}.`
      );
    });
}

function unmetEvents(
  { expect, startMs, configurations }: Scenario,
  { ships }: Truth,
  events: readonly JudgedEvent[],
): readonly string[] {
  if (expect.events === undefined) return [];
  const wanted = expect.events;
  const mmsis = new Map<string | number, number>(ships.map(({ name, mmsi }) => [name, mmsi]));
  const names = new Map<Mmsi, string>(ships.map(({ name, mmsi }) => [mmsi, name]));
  const configurationNames = new Map(configurations.map(({ id, name }) => [id, name]));
  const nameOf = (mmsi: Mmsi): string => names.get(mmsi) ?? String(mmsi).padStart(9, '0');
  const isOf = (event: JudgedEvent, expected: ExpectedEvent): boolean =>
    configurationNames.get(event.configurationId) === expected.configuration &&
    isSamePair(
      [event.first.mmsi, event.second.mmsi],
      [
        mmsis.get(expected.ships[0]) ?? expected.ships[0],
        mmsis.get(expected.ships[1]) ?? expected.ships[1],
      ],
    );
  const matching = new Matching<JudgedEvent, ExpectedEvent>(
    (event, expected) =>
      isOf(event, expected) &&
      isAt(event.activationTimeMs, expected.beginsSeconds, startMs, expected) &&
      isAt(event.deactivationTimeMs, expected.endsSeconds, startMs, expected),
  );
  // What may be comes after what must be, so that it takes nothing away from it.
  const others = events.filter((event) => !matching.place(event, wanted));
  const unexpected = others.filter((event) => !matching.place(event, [...wanted, ...expect.maybe]));
  const missing = wanted.filter((expected) => !matching.has(expected));
  return [
    ...missing.map((expected) => {
      const found = events
        .filter((event) => isOf(event, expected))
        .map(
          (event) => `one ${spanWords(event.activationTimeMs, event.deactivationTimeMs, startMs)}`,
        );
      return (
        `${expected.configuration}: there is no event of ${listWords(expected.ships.map(String))}${timesWords(expected)}: ` +
        `of these two there is ${found.length > 0 ? listWords(found) : 'none'}.`
      );
    }),
    ...unexpected.map(
      (event) =>
        `${configurationNames.get(event.configurationId) ?? `Configuration ${event.configurationId}`}: ` +
        `the event of ${nameOf(event.first.mmsi)} and ${nameOf(event.second.mmsi)} ` +
        `${spanWords(event.activationTimeMs, event.deactivationTimeMs, startMs)} is not expected.`,
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

import type { Mmsi, StsEvent } from '@roadstead/model';
import type { PipelineStepOptions } from '../ingest/pipeline-snapshot.ts';
import { yieldToEventLoop } from '../operations/timers.ts';
import type { ShipPlaces } from '../places/ship-places.ts';
import { keyOfPair } from '../sts/event-corrections.ts';
import type { EventDocument } from '../sts/event-documents.ts';
import type { LazySurroundings } from '../sts/lazy-surroundings.ts';
import { type HistorySlice, readSlices } from '../tracking/history.ts';
import type { Positions } from '../tracking/positions.ts';
import { isOpenAt } from './compare-events.ts';
import { shipsWithNeighbours } from './near-ships.ts';
import type { RedetectionPlan } from './redetection-plan.ts';
import {
  type ConfigurationTimeline,
  type RedetectedEvent,
  RedetectionSteps,
} from './redetection-steps.ts';

/** Where redetection reads. */
export interface RedetectionSources {
  readonly positions: Positions;
  readonly places: ShipPlaces;
  readonly steps: PipelineStepOptions;
  readonly surroundings: LazySurroundings;
  /** Returns the stored events of ships of which a part lies in a period, retracted ones included. */
  readonly eventsOf: (
    ships: Iterable<Mmsi>,
    fromMs: number,
    toMs: number,
  ) => Promise<readonly EventDocument[]>;
}

/** The events of the ships of a plan in all stored reports. */
export interface Redetected {
  readonly plan: RedetectionPlan;
  /** The end of the detection. */
  readonly untilMs: number;
  /** Of pairs that late reports may have touched. */
  readonly events: readonly RedetectedEvent[];
  /** The ships whose events may have changed. */
  readonly ships: ReadonlySet<Mmsi>;
  /** Whether late reports may have changed an event. */
  readonly isTouched: (event: StsEvent) => boolean;
}

/**
 * V24: detects the events of the ships of a plan in all stored reports, under the configurations then in force, up to
 * the end of the plan, and further while an event lasts that the log does not have.
 */
export class Redetection {
  readonly #sources: RedetectionSources;
  readonly #plan: RedetectionPlan;
  readonly #horizonMs: number;
  readonly #signal: AbortSignal;

  /** @param horizonMs all reports before it that were not late have been processed @param signal aborts the run with its reason */
  constructor(
    sources: RedetectionSources,
    plan: RedetectionPlan,
    horizonMs: number,
    signal: AbortSignal,
  ) {
    this.#sources = sources;
    this.#plan = plan;
    this.#horizonMs = horizonMs;
    this.#signal = signal;
  }

  async run(timeline: ConfigurationTimeline): Promise<Redetected> {
    const plan = this.#plan;
    const { steps: options, surroundings, eventsOf } = this.#sources;
    const fleet = await fleetOf(this.#sources, plan, timeline, this.#horizonMs);
    if (fleet.hasFilters) await surroundings.load();
    const { ships } = fleet;
    const logged = await eventsOf(ships, plan.fromMs, plan.knownFromMs);
    const events = logged.filter(({ reconciliation }) => reconciliation?.state !== 'retracted');
    const continued = events.map(withDerivedUuid);
    const steps = new RedetectionSteps(options, timeline, plan.fromMs, continued);
    const untilMs = await this.#feed(steps, fleet);
    const { shared } = steps;
    const isTouched = ({ configurationId, first, second }: StsEvent): boolean => {
      const touching = fleet.filtered.has(configurationId) ? ships : plan.ships;
      const isShared = shared.has(first.mmsi) || shared.has(second.mmsi);
      return !isShared && (touching.has(first.mmsi) || touching.has(second.mmsi));
    };
    return {
      ...{ plan, untilMs, ships, isTouched },
      events: steps.events.filter(({ event }) => isTouched(event)),
    };
  }

  /** Processes the reports of the plan, and more while an event lasts without a stored event that lasts, too. @returns the end */
  async #feed(steps: RedetectionSteps, { read, ships }: Fleet): Promise<number> {
    const { fromMs, settledMs } = this.#plan;
    const endMs = Math.min(settledMs, this.#horizonMs);
    for await (const { reports, toMs } of this.#slices(read, fromMs, endMs))
      steps.step(reports, toMs + 1);
    steps.step([], endMs);
    if (await this.#isKnown(steps, ships, endMs)) return endMs;
    for await (const { reports, toMs } of this.#slices(read, endMs, this.#horizonMs)) {
      steps.step(reports, toMs + 1);
      if (await this.#isKnown(steps, ships, toMs + 1)) return toMs + 1;
    }
    steps.step([], this.#horizonMs);
    return this.#horizonMs;
  }

  async *#slices(
    ships: readonly Mmsi[] | undefined,
    fromMs: number,
    toMs: number,
  ): AsyncGenerator<HistorySlice, void, undefined> {
    const period = { beginMs: fromMs, endMs: toMs - 1 };
    for await (const slice of readSlices(this.#sources.positions, period, undefined, ships)) {
      this.#signal.throwIfAborted();
      yield slice;
      await yieldToEventLoop();
    }
  }

  /** Whether all events that last at an instant have a stored event that lasts, too. */
  async #isKnown(
    steps: RedetectionSteps,
    ships: ReadonlySet<Mmsi>,
    atMs: number,
  ): Promise<boolean> {
    const lasting = steps.current.filter(
      ({ event: { first, second } }) => ships.has(first.mmsi) || ships.has(second.mmsi),
    );
    if (lasting.length === 0) return true;
    const stored = await this.#sources.eventsOf(ships, atMs, atMs);
    const open = stored.filter((document) => isOpenAt(document, atMs, this.#horizonMs));
    const pairs = new Set(open.map(keyOfPair));
    return lasting.every(({ event }) => pairs.has(keyOfPair(event)));
  }
}

interface Fleet {
  /** The ships whose events may have changed. */
  readonly ships: ReadonlySet<Mmsi>;
  /** The ships whose reports are read; undefined: all. */
  readonly read: readonly Mmsi[] | undefined;
  readonly hasFilters: boolean;
  /** The configurations with filters. */
  readonly filtered: ReadonlySet<number>;
}

/** Finds the ships that matter. Filters look at other ships too, so then all ships are read, and events of neighbours may change. */
async function fleetOf(
  { positions, places }: RedetectionSources,
  plan: RedetectionPlan,
  { entries, unchanged }: ConfigurationTimeline,
  horizonMs: number,
): Promise<Fleet> {
  const versions = [...unchanged, ...entries.flatMap(({ configuration }) => configuration ?? [])];
  const filtered = new Set(versions.flatMap(({ id, filters }) => (filters ? [id] : [])));
  const distanceMeters = versions.reduce((most, each) => Math.max(most, each.distanceMeters), 0);
  const period = { beginMs: plan.fromMs, endMs: Math.min(plan.settledMs, horizonMs) };
  const gapMs = plan.reach.gapMs;
  const near = await shipsWithNeighbours({ positions, places }, plan.ships, period, {
    distanceMeters,
    gapMs,
  });
  const hasFilters = filtered.size > 0;
  const all = near && !hasFilters ? undefined : ((await positions.keys()) as readonly Mmsi[]);
  return {
    ships: hasFilters ? (near ?? new Set(all)) : plan.ships,
    read: all ? undefined : [...(near ?? [])],
    ...{ hasFilters, filtered },
  };
}

/** D13: the detector knows an event by the uuid that its times give. */
function withDerivedUuid(event: EventDocument): StsEvent {
  return { ...event, uuid: event.derivedUuid ?? event.uuid };
}

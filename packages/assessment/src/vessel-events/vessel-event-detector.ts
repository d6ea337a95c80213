import type { Mmsi, Position, ReportedFix, TrackBatch } from '@roadstead/model';
import type { Surroundings } from '../event-features.ts';
import type { StaticHistory } from '../static-history.ts';
import { canComeAgain } from './can-come-again.ts';
import { CellIndex } from './cell-index.ts';
import { noteCompany } from './company-at-rest.ts';
import { DueShips } from './due-ships.ts';
import { explainSilence, type ShipStop } from './explain-silence.ts';
import { addRecent, endGap, openGap } from './gaps.ts';
import { addLoiteringLeg, breakLoitering, finishLoitering } from './loitering.ts';
import { loneStop } from './lone-stop.ts';
import type { TrackedShip } from './meeting.ts';
import { nextDraughtTick, nextEvaluation, tickAfter } from './next-evaluation.ts';
import { type PendingSilence, PendingSilences } from './pending-silences.ts';
import { PointTrack } from './point-track.ts';
import { reconcileShips } from './reconcile-ships.ts';
import { createShipMemory, type HeardFix } from './ship-memory.ts';
import { addStopLeg, breakStop, removeOldStops } from './stops.ts';
import {
  ALONE_ADRIFT_SCORE,
  ALONE_ANCHORED_SCORE,
  ANCHORAGE_METERS,
  BREAK_MS,
  FORGOTTEN_MS,
  POINTS_MS,
  SETTLED_MS,
  SILENCE_EVALUATED_MS,
  SILENCE_MS_MIN,
  TICK_MS,
} from './thresholds.ts';
import type { VesselEvent } from './vessel-event.ts';
import { decodeVesselEvents, encodeVesselEvents } from './vessel-event-snapshot.ts';
import { NO_STATICS, type VesselStatics, vesselStatics } from './vessel-statics.ts';

/** A cell is about as large as the distance that is searched. */
const STOP_CELL_DEGREES = 0.5;

/** A part of a step. */
interface StepPart {
  /** In the order in which they are known. */
  readonly events: readonly VesselEvent[];
  /** Whether it is an evaluation, which may also remove what is remembered of events. */
  readonly isTick: boolean;
}

/** Options of a detector of events of one ship. */
export interface VesselEventOptions {
  readonly surroundings: Surroundings;
  /**
   * F10: the static data of all ships over time, which others add to. A report must count from later than the watermark of the
   * steps before it, as `addStatics` ensures.
   */
  readonly statics: ReadonlyMap<Mmsi, StaticHistory>;
}

/**
 * V1: detects events of one ship in cleaned tracks. Processes fixes one by one, and evaluates silence every ten minutes of event time: of the
 * ships that are heard, and of those that are due, since event time may advance by months at once (135 days are 19 440 ticks).
 */
export class VesselEventDetector {
  readonly #options: VesselEventOptions;
  readonly #ships: Map<Mmsi, TrackedShip> = new Map();
  readonly #due: DueShips = new DueShips();
  /** After `restore` and `reconcile` the next evaluation is of all ships. */
  #isAllDue = false;
  #silences: PendingSilences = new PendingSilences();
  #firstMs: number | null = null;
  #nextTickMs: number | null = null;

  constructor(options: VesselEventOptions) {
    this.#options = options;
  }

  /**
   * Processes the fixes of a step of a tracker.
   * @returns the events that begin or end, each in its state at that moment
   */
  step(batch: TrackBatch<ReportedFix>): readonly VesselEvent[] {
    return [...this.stepByTick(batch)].flatMap(({ events }) => events);
  }

  /** As `step`, with a part before and at each tick. The parts must be read to the last one. */
  *stepByTick({
    fixes,
    watermarkMs,
    ended,
  }: TrackBatch<ReportedFix>): Generator<StepPart, void, undefined> {
    let events: VesselEvent[] = [];
    const untilMs = Math.max(watermarkMs, fixes.at(-1)?.timeMs ?? watermarkMs);
    this.#scheduleDraughts(untilMs);
    for (const fix of fixes) {
      if (this.#isTickBefore(fix.timeMs)) {
        yield { events, isTick: false };
        yield* this.#tickBefore(fix.timeMs);
        events = [];
      }
      this.#addFix(fix, events);
    }
    yield { events, isTick: false };
    yield* this.#tickBefore(watermarkMs);
    if (ended) yield { events: this.#finish(untilMs), isTick: true };
  }

  /** V1: whether an event that was emitted can come again. */
  canComeAgain(event: VesselEvent): boolean {
    const ship = this.#ships.get(event.mmsi);
    return ship !== undefined && canComeAgain(event, ship.record);
  }

  /** Since when fixes are needed to build the state again, together with `reconcile`; epoch milliseconds. */
  get neededSinceMs(): number {
    return this.#nextTickMs === null ? Number.POSITIVE_INFINITY : this.#nextTickMs - POINTS_MS;
  }

  /** Returns the whole state except the static data, for `restore`. */
  save(): Uint8Array {
    return encodeVesselEvents({
      ...{ firstMs: this.#firstMs, nextTickMs: this.#nextTickMs },
      ...{ silences: this.#silences.pending, ships: [...this.#ships.values()] },
    });
  }

  /** Restores a saved state in a new detector. @throws TypeError if the bytes are not a saved state */
  restore(saved: Uint8Array): void {
    const { firstMs, nextTickMs, silences, ships } = decodeVesselEvents(saved);
    this.#firstMs = firstMs;
    this.#nextTickMs = nextTickMs;
    this.#silences = new PendingSilences(silences);
    this.#isAllDue = true;
    for (const ship of ships) this.#ships.set(ship.record.mmsi, ship);
  }

  /**
   * Makes a state that was built from a part of the input agree with the stored events.
   * @param open loitering and gaps without an end, each in its newest state
   */
  reconcile(open: readonly VesselEvent[]): void {
    reconcileShips(this.#ships, open, this.#shoreMeters);
    this.#isAllDue = true;
  }

  #addFix(fix: ReportedFix, events: VesselEvent[]): void {
    const { mmsi, timeMs, longitude, latitude, sog, cog } = fix;
    const heard: HeardFix = { timeMs, longitude, latitude, sog, cog };
    this.#firstMs ??= timeMs;
    this.#nextTickMs ??= tickAfter(timeMs);
    const present = this.#ships.get(mmsi);
    const ship = present ?? {
      ...{ record: createShipMemory(mmsi, heard), track: new PointTrack(), statics: NO_STATICS },
    };
    if (present) this.#endSilence(present, heard, events);
    else {
      this.#ships.set(mmsi, ship);
      if (timeMs - this.#firstMs >= SILENCE_MS_MIN) this.#silences.close(mmsi, null, heard, false);
    }
    ship.record.last = heard;
    if (!this.#isAllDue) this.#due.advance(ship, this.#nextTickMs);
    addRecent(ship.record, timeMs);
    const leg = ship.track.add(fix);
    if (leg === 'break') {
      events.push(...breakLoitering(ship.record, this.#shoreMeters));
      breakStop(ship.record);
    } else if (leg) {
      events.push(...addLoiteringLeg(ship.record, leg, this.#shoreMeters));
      addStopLeg(ship.record, leg);
    }
  }

  #endSilence({ record }: TrackedShip, to: HeardFix, events: VesselEvent[]): void {
    const gap = endGap(record, to, this.#shoreMeters);
    if (gap) events.push(gap);
    const { mmsi, last } = record;
    if (to.timeMs - last.timeMs < SILENCE_MS_MIN) return;
    this.#silences.close(mmsi, last, to, record.silentFromMs === last.timeMs);
  }

  #isTickBefore(untilMs: number): boolean {
    return this.#nextTickMs !== null && this.#nextTickMs < untilMs;
  }

  /** Evaluates at the ticks before an instant. */
  *#tickBefore(untilMs: number): Generator<StepPart, void, undefined> {
    while (this.#nextTickMs !== null && this.#nextTickMs < untilMs) {
      const nowMs = this.#nextTickMs;
      this.#nextTickMs += TICK_MS;
      yield { events: this.#tick(nowMs, false), isTick: true };
    }
  }

  /** V8: static reports may have been added since the step before, also of ships that are silent. */
  #scheduleDraughts(untilMs: number): void {
    if (this.#isAllDue || this.#nextTickMs === null || this.#nextTickMs >= untilMs) return;
    const { statics } = this.#options;
    const tickedMs = this.#nextTickMs - TICK_MS;
    for (const ship of this.#ships.values()) {
      const tickMs = nextDraughtTick(statics.get(ship.record.mmsi), tickedMs);
      if (tickMs < Number.POSITIVE_INFINITY) this.#due.advance(ship, tickMs);
    }
  }

  #tick(nowMs: number, isEnd: boolean): readonly VesselEvent[] {
    const events: VesselEvent[] = [];
    const taken = this.#due.take(nowMs);
    const due = this.#isAllDue ? [...this.#ships.values()] : taken;
    this.#isAllDue = false;
    noteCompany(due, nowMs);
    for (const ship of due) {
      ship.statics = this.#staticsOf(ship, nowMs);
      this.#examine(ship, nowMs, isEnd, events);
      this.#schedule(ship, nowMs);
    }
    this.#explain(this.#silences.takeDue(isEnd ? Number.POSITIVE_INFINITY : nowMs), nowMs, events);
    return events;
  }

  #staticsOf({ record }: TrackedShip, nowMs: number): VesselStatics {
    return vesselStatics(this.#options.statics.get(record.mmsi), nowMs - POINTS_MS, nowMs);
  }

  #schedule(ship: TrackedShip, nowMs: number): void {
    const { mmsi } = ship.record;
    if (this.#ships.get(mmsi) !== ship) this.#due.delete(ship);
    else this.#due.advance(ship, nextEvaluation(ship, this.#options.statics.get(mmsi), nowMs));
  }

  /** Evaluates what time alone changes of a ship. */
  #examine(
    { record, track, statics }: TrackedShip,
    nowMs: number,
    isEnd: boolean,
    events: VesselEvent[],
  ): void {
    const { mmsi, last } = record;
    const silentMs = nowMs - last.timeMs;
    if (silentMs > FORGOTTEN_MS) this.#ships.delete(mmsi);
    if (silentMs > SETTLED_MS && statics.draughtChanges.length === 0) return;
    const gap = openGap(record, nowMs, this.#shoreMeters);
    if (gap) events.push(gap);
    const candidate = loneStop(record, statics, nowMs, this.#loneScore);
    if (candidate) events.push(candidate);
    if (silentMs > BREAK_MS) events.push(...breakLoitering(record, this.#shoreMeters));
    const isSilent = silentMs >= (isEnd ? SILENCE_MS_MIN : SILENCE_EVALUATED_MS);
    if (isSilent && record.silentFromMs !== last.timeMs) {
      record.silentFromMs = last.timeMs;
      this.#silences.open(mmsi, last, nowMs);
    }
    removeOldStops(record, nowMs);
    track.removeBefore(nowMs - POINTS_MS);
  }

  #explain(due: readonly PendingSilence[], nowMs: number, events: VesselEvent[]): void {
    if (due.length === 0) return;
    const stops = new CellIndex<ShipStop>(STOP_CELL_DEGREES);
    for (const ship of this.#ships.values()) {
      ship.statics = this.#staticsOf(ship, nowMs);
      for (const stop of ship.record.stops) {
        const item = { ship, stop };
        stops.add(stop.begin, item);
        stops.add(stop.last, item);
      }
    }
    for (const pending of due) {
      const { silence } = pending;
      const silent = this.#ships.get(silence.mmsi);
      if (!silent) continue;
      const candidates = explainSilence(silence, silent, stops, nowMs, this.#isInPort);
      events.push(...candidates);
      if (candidates.length === 0) this.#silences.retry(pending);
    }
  }

  #finish(nowMs: number): readonly VesselEvent[] {
    if (this.#nextTickMs === null) return [];
    const events = [...this.#ships.values()].flatMap(({ record }) =>
      finishLoitering(record, this.#shoreMeters),
    );
    this.#isAllDue = true;
    return [...events, ...this.#tick(nowMs, true)];
  }

  readonly #shoreMeters = (place: Position): number =>
    this.#options.surroundings.shoreMeters(place);

  readonly #isInPort = (place: Position): boolean =>
    this.#options.surroundings.portAreaMeters(place) <= 0;

  /** V8: the score of a change of draught in a stop alone, by the place. */
  readonly #loneScore = (place: Position): number => {
    if (this.#isInPort(place)) return 0;
    const isAnchorage = this.#options.surroundings.anchorageMeters(place) < ANCHORAGE_METERS;
    return isAnchorage ? ALONE_ANCHORED_SCORE : ALONE_ADRIFT_SCORE;
  };
}

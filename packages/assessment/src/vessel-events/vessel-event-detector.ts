import { decodeSnapshot, encodeSnapshot } from '@roadstead/contracts';
import type { Mmsi, Position, ReportedFix, TrackBatch } from '@roadstead/model';
import type { Surroundings } from '../event-features.ts';
import { CellIndex } from './cell-index.ts';
import { noteCompany } from './company-at-rest.ts';
import { explainSilence, type ShipStop } from './explain-silence.ts';
import { addRecent, endGap, openGap } from './gaps.ts';
import { addLoiteringLeg, breakLoitering, finishLoitering } from './loitering.ts';
import { loneStop } from './lone-stop.ts';
import type { TrackedShip } from './meeting.ts';
import { type PendingSilence, PendingSilences } from './pending-silences.ts';
import { PointTrack } from './point-track.ts';
import { createShipMemory, type HeardFix, type ShipMemory } from './ship-memory.ts';
import { addStopLeg, breakStop, removeOldStops } from './stops.ts';
import {
  ALONE_ADRIFT_SCORE,
  ALONE_ANCHORED_SCORE,
  ANCHORAGE_METERS,
  BREAK_MS,
  FORGOTTEN_MS,
  POINTS_MS,
  SILENCE_EVALUATED_MS,
  SILENCE_MS_MIN,
  TICK_MS,
} from './thresholds.ts';
import type { VesselEvent } from './vessel-event.ts';
import { addStatic, type TimedStatic } from './vessel-statics.ts';

/** A cell is about as large as the distance that is searched. */
const STOP_CELL_DEGREES = 0.5;

const KIND = 'vessel events 1';

/** The header of a saved detector; the points of all tracks are in its array. */
interface SavedHeader {
  readonly firstMs: number | null;
  readonly nextTickMs: number | null;
  readonly silences: readonly PendingSilence[];
  readonly statics: readonly TimedStatic[];
  readonly unplaced: readonly TimedStatic[];
  /** The number of numbers of each track follows its ship's state. */
  readonly ships: readonly { readonly record: ShipMemory; readonly numbers: number }[];
}

/** Options of a detector of events of one ship. */
export interface VesselEventOptions {
  readonly surroundings: Surroundings;
}

/** V1: detects events of one ship in cleaned tracks. Processes fixes one by one, and evaluates silence every ten minutes of event time. */
export class VesselEventDetector {
  readonly #options: VesselEventOptions;
  readonly #ships: Map<Mmsi, TrackedShip> = new Map();
  /** Static reports that count from later than the newest tick, in the order of time. */
  #statics: TimedStatic[] = [];
  /** The newest static report of each ship without a fix. */
  readonly #unplaced: Map<Mmsi, TimedStatic> = new Map();
  #silences: PendingSilences = new PendingSilences();
  #firstMs: number | null = null;
  #nextTickMs: number | null = null;

  constructor(options: VesselEventOptions) {
    this.#options = options;
  }

  /**
   * Processes the fixes of a step of a tracker, and static reports that count up to its watermark.
   * @returns the events that begin or end, each in its state at that moment
   */
  step(
    { fixes, watermarkMs, ended }: TrackBatch<ReportedFix>,
    statics: readonly TimedStatic[] = [],
  ): readonly VesselEvent[] {
    const events: VesselEvent[] = [];
    if (statics.length > 0) {
      this.#statics = [...this.#statics, ...statics].sort((a, b) => a.timeMs - b.timeMs);
    }
    for (const fix of fixes) {
      this.#tickBefore(fix.timeMs, events);
      this.#addFix(fix, events);
    }
    this.#tickBefore(watermarkMs, events);
    if (ended) this.#finish(Math.max(watermarkMs, fixes.at(-1)?.timeMs ?? watermarkMs), events);
    return events;
  }

  /** Returns the whole state, for `restore`. */
  save(): Uint8Array {
    const ships = [...this.#ships.values()];
    return encodeSnapshot({
      kind: KIND,
      header: {
        ...{
          firstMs: this.#firstMs,
          nextTickMs: this.#nextTickMs,
          silences: this.#silences.pending,
        },
        ...{ statics: this.#statics, unplaced: [...this.#unplaced.values()] },
        ships: ships.map(({ record, track }) => ({ record, numbers: track.numbers.length })),
      } satisfies SavedHeader,
      arrays: [Float64Array.from(ships.flatMap(({ track }) => track.numbers))],
    });
  }

  /** Restores a saved state in a new detector. @throws TypeError if the bytes are not a saved state */
  restore(saved: Uint8Array): void {
    const { header, arrays } = decodeSnapshot(KIND, saved);
    const { firstMs, nextTickMs, silences, statics, unplaced, ships } = header as SavedHeader;
    this.#firstMs = firstMs;
    this.#nextTickMs = nextTickMs;
    this.#silences = new PendingSilences(silences);
    this.#statics = [...statics];
    for (const report of unplaced) this.#unplaced.set(report.mmsi, report);
    let from = 0;
    for (const { record, numbers } of ships) {
      const track = new PointTrack(Array.from(arrays[0].subarray(from, from + numbers)));
      this.#ships.set(record.mmsi, { record, track });
      from += numbers;
    }
  }

  #addFix(fix: ReportedFix, events: VesselEvent[]): void {
    const { mmsi, timeMs, longitude, latitude, sog, cog } = fix;
    const heard: HeardFix = { timeMs, longitude, latitude, sog, cog };
    this.#firstMs ??= timeMs;
    this.#nextTickMs ??= Math.floor(timeMs / TICK_MS + 1) * TICK_MS;
    const present = this.#ships.get(mmsi);
    const ship = present ?? { record: createShipMemory(mmsi, heard), track: new PointTrack() };
    if (present) this.#endSilence(present, heard, events);
    else {
      this.#ships.set(mmsi, ship);
      const before = this.#unplaced.get(mmsi);
      if (before) addStatic(ship.record, before);
      this.#unplaced.delete(mmsi);
      if (timeMs - this.#firstMs >= SILENCE_MS_MIN) this.#silences.close(mmsi, null, heard, false);
    }
    ship.record.last = heard;
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

  /** Evaluates at the ticks before an instant. */
  #tickBefore(untilMs: number, events: VesselEvent[]): void {
    while (this.#nextTickMs !== null && this.#nextTickMs < untilMs) {
      const nowMs = this.#nextTickMs;
      this.#applyStatics(nowMs);
      this.#nextTickMs += TICK_MS;
      this.#tick(nowMs, false, events);
    }
  }

  #tick(nowMs: number, isEnd: boolean, events: VesselEvent[]): void {
    noteCompany(this.#ships.values(), nowMs);
    for (const ship of this.#ships.values()) this.#examine(ship, nowMs, isEnd, events);
    this.#explain(this.#silences.takeDue(isEnd ? Number.POSITIVE_INFINITY : nowMs), nowMs, events);
  }

  /** Evaluates what time alone changes of a ship. */
  #examine(
    { record, track }: TrackedShip,
    nowMs: number,
    isEnd: boolean,
    events: VesselEvent[],
  ): void {
    const { mmsi, last } = record;
    const silentMs = nowMs - last.timeMs;
    const gap = openGap(record, nowMs, this.#shoreMeters);
    if (gap) events.push(gap);
    const candidate = loneStop(record, nowMs, this.#loneScore);
    if (candidate) events.push(candidate);
    if (silentMs > BREAK_MS) events.push(...breakLoitering(record, this.#shoreMeters));
    const isSilent = silentMs >= (isEnd ? SILENCE_MS_MIN : SILENCE_EVALUATED_MS);
    if (isSilent && record.silentFromMs !== last.timeMs) {
      record.silentFromMs = last.timeMs;
      this.#silences.open(mmsi, last, nowMs);
    }
    removeOldStops(record, nowMs);
    track.removeBefore(nowMs - POINTS_MS);
    if (silentMs > FORGOTTEN_MS) this.#ships.delete(mmsi);
  }

  #explain(due: readonly PendingSilence[], nowMs: number, events: VesselEvent[]): void {
    if (due.length === 0) return;
    const stops = new CellIndex<ShipStop>(STOP_CELL_DEGREES);
    for (const ship of this.#ships.values()) {
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

  #applyStatics(nowMs: number): void {
    const count = this.#statics.findIndex(({ timeMs }) => timeMs > nowMs);
    const due = this.#statics.splice(0, count < 0 ? this.#statics.length : count);
    for (const report of due) {
      const ship = this.#ships.get(report.mmsi);
      if (ship) addStatic(ship.record, report);
      else this.#unplaced.set(report.mmsi, report);
    }
  }

  #finish(nowMs: number, events: VesselEvent[]): void {
    if (this.#nextTickMs === null) return;
    this.#applyStatics(nowMs);
    for (const { record } of this.#ships.values()) {
      events.push(...finishLoitering(record, this.#shoreMeters));
    }
    this.#tick(nowMs, true, events);
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

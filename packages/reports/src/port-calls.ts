import { type Area, type AreaGeometry, distanceMeters, prepareArea } from '@roadstead/geo';
import type { Mmsi, NamedPortCall, Ship } from '@roadstead/model';
import { PortCallCursor, segmentMeters, segmentState } from './movement-state.ts';
import { ReportExecution, type ReportRunOptions } from './report-execution.ts';
import {
  FIX_LATITUDE,
  FIX_LONGITUDE,
  FIX_TIME,
  type ReportPeriod,
  type ReportSource,
} from './report-source.ts';
import { ANCHORAGE_METERS_MAX, WAITING_MS_MAX } from './thresholds.ts';
import { positionAt, type TrackPosition } from './track-position.ts';
import { type FixVisitor, TrackSplitter } from './track-splitter.ts';

/** Request of port calls. */
export interface PortCallsRequest extends ReportPeriod {
  readonly type: 'portcalls';
  readonly name: string;
  /** Null: everywhere. */
  readonly area: AreaGeometry | null;
}

/** C1 to C3: a ship's port call, with the waiting before it. */
export interface PortStay extends NamedPortCall {
  readonly ship: Ship;
  /** First fix in the call; null without one. */
  readonly position: TrackPosition | null;
  /** At anchor before ATA; null without a position, and if the ATA is unknown. */
  readonly waitingMs: number | null;
  /** From ATA to ATD; null unless both are known. */
  readonly berthMs: number | null;
}

/** Before a call no other call counts: a ship at anchor reports it as its navigational status. */
const NO_CALLS = new PortCallCursor([]);

/**
 * C1 to C4: the port calls that overlap a period, by MMSI, then begin.
 * @throws the reason of the aborted signal, and errors of the source
 */
export async function* portCallsReport(
  { area, beginMs, endMs }: PortCallsRequest,
  source: ReportSource,
  options: ReportRunOptions = {},
): AsyncGenerator<PortStay, void, undefined> {
  const prepared = area && prepareArea(area);
  const execution = new ReportExecution(source, options);
  for await (const mmsi of execution.ships(await source.ships())) {
    const calls = await source.portCalls(mmsi, { beginMs, endMs });
    if (calls.length === 0) continue;
    const waitBeginMs = calls[0].beginMs - WAITING_MS_MAX;
    const before = await source.portCalls(mmsi, { beginMs: waitBeginMs, endMs: calls[0].beginMs });
    const last = before.at(-1);
    let previousDepartureMs = last ? departureMs(last) : waitBeginMs;
    for (const call of calls) {
      const stay = await findStay(execution, mmsi, call, previousDepartureMs, prepared);
      previousDepartureMs = departureMs(call);
      if (stay) yield { ship: await source.ship(mmsi), ...stay };
    }
  }
}

function departureMs({ beginMs, endMs }: NamedPortCall): number {
  return endMs ?? beginMs;
}

/** @param previousDepartureMs end of the call before @returns undefined for a call outside the area */
async function findStay(
  execution: ReportExecution,
  mmsi: Mmsi,
  call: NamedPortCall,
  previousDepartureMs: number,
  area: Area | null,
): Promise<Omit<PortStay, 'ship'> | undefined> {
  const { beginMs, ataMs, endMs, atdMs } = call;
  const position = await firstPosition(execution, mmsi, beginMs, endMs ?? beginMs + WAITING_MS_MAX);
  if (area && !(position && area.contains(position.longitude, position.latitude))) return undefined;
  const berthMs = ataMs === null || atdMs === null ? null : atdMs - ataMs;
  if (!position || ataMs === null) return { ...call, position, waitingMs: null, berthMs };
  const wait = new WaitAccumulator(position);
  const splitter = new TrackSplitter(wait);
  const fromMs = Math.max(previousDepartureMs, ataMs - WAITING_MS_MAX);
  for await (const fixes of execution.track(mmsi, fromMs, ataMs)) splitter.push(fixes);
  return { ...call, position, waitingMs: wait.atAnchorMs, berthMs };
}

async function firstPosition(
  execution: ReportExecution,
  mmsi: Mmsi,
  fromMs: number,
  toMs: number,
): Promise<TrackPosition | null> {
  for await (const fixes of execution.track(mmsi, fromMs, toMs)) return positionAt(fixes, 0);
  return null;
}

/** C3: sums the time that a ship was at anchor near a position. */
class WaitAccumulator implements FixVisitor {
  atAnchorMs = 0;
  readonly #longitude: number;
  readonly #latitude: number;

  constructor({ longitude, latitude }: TrackPosition) {
    this.#longitude = longitude;
    this.#latitude = latitude;
  }

  startTrack(): void {}

  continueTrack(before: Float64Array, beforeAt: number, fixes: Float64Array, at: number): void {
    const toMs = fixes[at + FIX_TIME];
    const meters = segmentMeters(before, beforeAt, fixes, at);
    if (segmentState(before, beforeAt, toMs, meters, NO_CALLS) !== 'at-anchor') return;
    const longitude = before[beforeAt + FIX_LONGITUDE];
    const latitude = before[beforeAt + FIX_LATITUDE];
    const away = distanceMeters(longitude, latitude, this.#longitude, this.#latitude);
    if (away <= ANCHORAGE_METERS_MAX) this.atAnchorMs += toMs - before[beforeAt + FIX_TIME];
  }
}

import { type Area, type AreaGeometry, distanceMeters, prepareArea } from '@roadstead/geo';
import type { Mmsi, NamedPortCall, Ship } from '@roadstead/model';
import { type PlaceInTime, placeAt } from './place-in-time.ts';
import {
  FIX_LATITUDE,
  FIX_LONGITUDE,
  FIX_TIME,
  type Period,
  type ReportSource,
} from './report-source.ts';
import { type ReportRun, ReportWork } from './report-work.ts';
import { CallsInTime, stateOnWay, wayMeters } from './ship-states.ts';
import { WAIT_METERS_MAX, WAIT_MS_MAX } from './thresholds.ts';
import { type FixTaker, TrackReader } from './track-reader.ts';

/** Who called at which port. */
export interface PortCallsRequest extends Period {
  readonly type: 'portcalls';
  readonly name: string;
  /** Null is everywhere. */
  readonly area: AreaGeometry | null;
}

/** C1 to C3: a ship's call at a port, how long it waited before and lay there. */
export interface PortStay extends NamedPortCall {
  readonly ship: Ship;
  /** Where it was heard first in the call; null where it was not. */
  readonly place: PlaceInTime | null;
  /** At anchor before it came; null where the place of the call is not known. */
  readonly waitingMs: number | null;
  /** From ATA to ATD; null while it is there. */
  readonly berthMs: number | null;
}

/** Before a call no other counts: whoever is at anchor says so. */
const NO_CALLS = new CallsInTime([]);

/**
 * C1 to C4: the port calls of which a part lies in a period, by MMSI, then ATA.
 * @throws the signal's reason where it is aborted, and what the source throws
 */
export async function* portCallsReport(
  { area, beginMs, endMs }: PortCallsRequest,
  source: ReportSource,
  run: ReportRun = {},
): AsyncGenerator<PortStay, void, undefined> {
  const prepared = area && prepareArea(area);
  const work = new ReportWork(source, run);
  for await (const mmsi of work.each(await source.ships())) {
    const calls = await source.portCalls(mmsi, { beginMs, endMs });
    if (calls.length === 0) continue;
    const waitBeginMs = calls[0].ataMs - WAIT_MS_MAX;
    const before = await source.portCalls(mmsi, { beginMs: waitBeginMs, endMs: calls[0].ataMs });
    const last = before.at(-1);
    let freeMs = last ? leftMs(last) : waitBeginMs;
    for (const call of calls) {
      const stay = await stayOf(work, mmsi, call, freeMs, prepared);
      freeMs = leftMs(call);
      if (stay) yield { ship: await source.ship(mmsi), ...stay };
    }
  }
}

function leftMs({ ataMs, atdMs }: NamedPortCall): number {
  return atdMs ?? ataMs;
}

/** @param freeMs when the ship had left its call before @returns nothing where the call is not in the area */
async function stayOf(
  work: ReportWork,
  mmsi: Mmsi,
  call: NamedPortCall,
  freeMs: number,
  area: Area | null,
): Promise<Omit<PortStay, 'ship'> | undefined> {
  const { ataMs, atdMs } = call;
  const place = await firstPlace(work, mmsi, ataMs, atdMs ?? ataMs + WAIT_MS_MAX);
  if (area && !(place && area.contains(place.longitude, place.latitude))) return undefined;
  const berthMs = atdMs === null ? null : atdMs - ataMs;
  if (!place) return { ...call, place, waitingMs: null, berthMs };
  const wait = new WaitTally(place);
  const reader = new TrackReader(wait);
  const fromMs = Math.max(freeMs, ataMs - WAIT_MS_MAX);
  for await (const fixes of work.track(mmsi, fromMs, ataMs)) reader.take(fixes);
  return { ...call, place, waitingMs: wait.atAnchorMs, berthMs };
}

async function firstPlace(
  work: ReportWork,
  mmsi: Mmsi,
  fromMs: number,
  toMs: number,
): Promise<PlaceInTime | null> {
  for await (const fixes of work.track(mmsi, fromMs, toMs)) return placeAt(fixes, 0);
  return null;
}

/** C3: adds up how long a ship was at anchor near a place. */
class WaitTally implements FixTaker {
  atAnchorMs = 0;
  readonly #longitude: number;
  readonly #latitude: number;

  constructor({ longitude, latitude }: PlaceInTime) {
    this.#longitude = longitude;
    this.#latitude = latitude;
  }

  start(): void {}

  goOn(before: Float64Array, beforeAt: number, fixes: Float64Array, at: number): void {
    const toMs = fixes[at + FIX_TIME];
    const meters = wayMeters(before, beforeAt, fixes, at);
    if (stateOnWay(before, beforeAt, toMs, meters, NO_CALLS) !== 'at-anchor') return;
    const longitude = before[beforeAt + FIX_LONGITUDE];
    const latitude = before[beforeAt + FIX_LATITUDE];
    const away = distanceMeters(longitude, latitude, this.#longitude, this.#latitude);
    if (away <= WAIT_METERS_MAX) this.atAnchorMs += toMs - before[beforeAt + FIX_TIME];
  }
}

import { createMemoryStore, type ManualClock, manualClock, type Store } from '@roadstead/contracts';
import type { Locode } from '@roadstead/model';
import type { LaneStatistic } from '../lane-statistic.ts';
import { type ScheduledVoyage, scheduledMs } from '../scheduled-voyage.ts';
import { createTradeLanes } from '../stored-trade-lanes.ts';
import type { TradeLanes, TradeLanesOptions } from '../trade-lanes.ts';
import type { SimulatedYear, TrueVoyage } from './simulated-year.ts';

/** Lanes of the simulated services, one of them around a port. */
const LANES: readonly (readonly [string, string])[] = [
  ['CNSHA', 'NLRTM'],
  ['SGSIN', 'SGSIN'],
  ['DEHAM', 'CNSHA'],
  ['NLRTM', 'SEGOT'],
  ['DEHAM', 'NLRTM'],
  ['CNSHA', 'USLAX'],
  ['KRPUS', 'JPTYO'],
  ['GRPIR', 'ITGOA'],
];

/** The JSON form of a voyage. */
export function voyageRow({ carrier, number, calls }: ScheduledVoyage): Record<string, unknown> {
  const time = (ms: number | null): string | null =>
    ms === null ? null : new Date(ms).toISOString();
  return {
    vessel_operator_carrier_code: carrier,
    carrier_voyage_number: number,
    vessel_imo_number: calls[0].imo,
    port_calls: calls.map(({ locode, arrivalMs, departureMs, imo }) => ({
      un_location_code: locode,
      arrival_datetime: time(arrivalMs),
      departure_datetime: time(departureMs),
      vessel_imo_number: imo,
    })),
  };
}

/** Trade lanes over a simulated year, up to the time of their clock. */
export function lanesOf(
  year: SimulatedYear,
  nowMs: number,
  store: Store = createMemoryStore(),
  options: Pick<TradeLanesOptions, 'runInBackground'> = {},
): { readonly lanes: TradeLanes; readonly clock: ManualClock } {
  const clock = manualClock(nowMs);
  const lanes = createTradeLanes({
    store,
    clock,
    callsOf: async (imo, beginMs, endMs) =>
      (year.calls.get(imo) ?? []).filter(
        ({ ataMs }) => ataMs >= beginMs && ataMs <= Math.min(endMs, clock.now()),
      ),
    wasHeard: async (imo) => !year.unheard.has(imo),
    ...options,
  });
  return { lanes, clock };
}

/** The statistics of all lanes. */
export async function allStatistics(lanes: TradeLanes): Promise<readonly LaneStatistic[]> {
  const all: LaneStatistic[] = [];
  for (const [origin, destination] of LANES) {
    all.push(...(await lanes.listStatistics(origin as Locode, destination as Locode)));
  }
  return all;
}

/** Expected statistics of closed voyages, by direct counting. */
export function trueStatistics(
  voyages: readonly TrueVoyage[],
  beginMs: number,
  endMs: number,
): readonly Partial<LaneStatistic>[] {
  return LANES.flatMap(([origin, destination]) => {
    const journeys = voyages.flatMap((voyage) => {
      const pairs = voyage.calls.flatMap((to, j) =>
        voyage.calls.flatMap((from, i) =>
          i < j && from.locode === origin && to.locode === destination ? [{ i, j }] : [],
        ),
      );
      const [pair] = pairs.sort((a, b) => a.j - b.j || b.i - a.i);
      if (!pair) return [];
      const arrivalMs = scheduledMs(voyage.calls[pair.j]);
      return arrivalMs >= beginMs && arrivalMs < endMs ? [{ ...pair, voyage }] : [];
    });
    const carriers = [...new Set(journeys.map(({ voyage }) => voyage.carrier))].sort();
    return carriers.map((carrier) => {
      const own = journeys.filter(({ voyage }) => voyage.carrier === carrier);
      const count = (end: 'i' | 'j', truth: string): number =>
        own.filter((each) => each.voyage.truths[each[end]] === truth).length;
      return {
        ...{ carrier, origin: origin as Locode, destination: destination as Locode },
        ...{ beginMs, endMs, journeys: own.length },
        originOmitted: count('i', 'omitted'),
        destinationOmitted: count('j', 'omitted'),
        originDelayed: count('i', 'late'),
        destinationDelayed: count('j', 'late'),
      };
    });
  });
}

import type { Mmsi, NamedPortCall, Ship, StsEvent } from '@roadstead/model';
import { FIX_STRIDE, FIX_TIME, type Period, type ReportSource } from '../report-source.ts';

/** A fix as a test writes it. */
export interface TestFix {
  readonly timeMs: number;
  readonly longitude: number;
  readonly latitude: number;
  readonly sog?: number;
  readonly cog?: number;
  readonly navStatus?: number;
  readonly starts?: boolean;
}

/** What a test knows of a ship. */
export interface TestShip {
  readonly mmsi: number;
  readonly fixes: readonly TestFix[];
  readonly calls?: readonly NamedPortCall[];
  readonly events?: readonly StsEvent[];
}

/** A source in memory; `reads` has what was read of tracks. */
export interface MemorySource extends ReportSource {
  readonly reads: { readonly mmsi: number; readonly fromMs: number; readonly toMs: number }[];
}

/** @param batchFixes so many fixes come in a batch, of which the array is used again */
export function memorySource(ships: readonly TestShip[], batchFixes = 3): MemorySource {
  const byMmsi = new Map(ships.map((ship) => [ship.mmsi, ship]));
  const reads: MemorySource['reads'] = [];
  return {
    reads,
    ships: async () => ships.map(({ mmsi }) => mmsi as Mmsi).sort((a, b) => a - b),
    ship: async (mmsi) => shipOf(mmsi),
    async *track(mmsi, fromMs, toMs) {
      reads.push({ mmsi, fromMs, toMs });
      const fixes = byMmsi.get(mmsi)?.fixes ?? [];
      const found = fixes.filter(({ timeMs }) => timeMs >= fromMs && timeMs <= toMs);
      const batch = new Float64Array(batchFixes * FIX_STRIDE);
      for (let i = 0; i < found.length; i += batchFixes) {
        const some = found.slice(i, i + batchFixes);
        for (const [j, fix] of some.entries()) batch.set(numbersOf(fix), j * FIX_STRIDE);
        yield batch.subarray(0, some.length * FIX_STRIDE);
        batch.fill(Number.NaN);
      }
    },
    portCalls: async (mmsi, { beginMs, endMs }) =>
      (byMmsi.get(mmsi)?.calls ?? []).filter(
        ({ ataMs, atdMs }) => ataMs < endMs && (atdMs ?? Number.POSITIVE_INFINITY) > beginMs,
      ),
    stsEvents: async (mmsi, { beginMs, endMs }: Period) =>
      (byMmsi.get(mmsi)?.events ?? []).filter(
        ({ activationTimeMs, deactivationTimeMs }) =>
          activationTimeMs < endMs && (deactivationTimeMs ?? Number.POSITIVE_INFINITY) > beginMs,
      ),
  };
}

/** A ship of which its MMSI is known. */
function shipOf(mmsi: Mmsi): Ship {
  return {
    mmsi,
    imo: null,
    name: `SHIP ${mmsi}`,
    callsign: null,
    shiptype: null,
    lengthMeters: null,
    widthMeters: null,
    draughtMeters: null,
    destination: null,
    etaMs: null,
    country: null,
  };
}

/** All that a report gives. */
export async function all<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const found: Value[] = [];
  for await (const value of values) found.push(value);
  return found;
}

function numbersOf(fix: TestFix): Float64Array {
  const { timeMs, longitude, latitude, sog, cog, navStatus, starts } = fix;
  const numbers = new Float64Array(FIX_STRIDE).fill(Number.NaN);
  numbers[FIX_TIME] = timeMs;
  const rest = [longitude, latitude, sog, cog, navStatus, starts ? 1 : 0];
  for (const [i, value] of rest.entries()) numbers[FIX_TIME + 1 + i] = value ?? Number.NaN;
  return numbers;
}

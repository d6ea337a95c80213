import type { Box } from '@roadstead/geo';
import type { Mmsi, NamedPortCall, Ship, StsEvent } from '@roadstead/model';
import { FIX_STRIDE, FIX_TIME, type ReportPeriod, type ReportSource } from '../report-source.ts';

/** Begin of the tests' periods. */
export const BEGIN_MS: number = Date.UTC(2026, 5, 1);

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

/** The data of a ship in a test. */
export interface TestShip {
  readonly mmsi: number;
  readonly fixes: readonly TestFix[];
  readonly calls?: readonly NamedPortCall[];
  readonly events?: readonly StsEvent[];
}

/** A source in memory; `reads` records the reads of tracks. */
export interface MemorySource extends ReportSource {
  readonly reads: { readonly mmsi: number; readonly fromMs: number; readonly toMs: number }[];
}

/** @param batchFixes fixes in a batch; the array of a batch is reused */
export function memorySource(ships: readonly TestShip[], batchFixes = 3): MemorySource {
  const byMmsi = new Map(ships.map((ship) => [ship.mmsi, ship]));
  const reads: MemorySource['reads'] = [];
  return {
    reads,
    ships: async () => ships.map(({ mmsi }) => mmsi as Mmsi).sort((a, b) => a - b),
    shipsWithin: async (boxes, fromMs, toMs) =>
      ships
        .filter(({ fixes }) =>
          fixes.some(
            (fix) =>
              fix.timeMs >= fromMs && fix.timeMs <= toMs && boxes.some((box) => isWithin(box, fix)),
          ),
        )
        .map(({ mmsi }) => mmsi as Mmsi)
        .sort((a, b) => a - b),
    ship: async (mmsi) => shipOf(mmsi),
    async *track(mmsi, fromMs, toMs) {
      reads.push({ mmsi, fromMs, toMs });
      const fixes = byMmsi.get(mmsi)?.fixes ?? [];
      const inPeriod = fixes.filter(({ timeMs }) => timeMs >= fromMs && timeMs <= toMs);
      const batch = new Float64Array(batchFixes * FIX_STRIDE);
      for (let i = 0; i < inPeriod.length; i += batchFixes) {
        const some = inPeriod.slice(i, i + batchFixes);
        for (const [j, fix] of some.entries()) batch.set(numbersOf(fix), j * FIX_STRIDE);
        yield batch.subarray(0, some.length * FIX_STRIDE);
        batch.fill(Number.NaN);
      }
    },
    portCalls: async (mmsi, { beginMs, endMs }) =>
      (byMmsi.get(mmsi)?.calls ?? []).filter(
        (call) => call.beginMs < endMs && (call.endMs ?? Number.POSITIVE_INFINITY) > beginMs,
      ),
    stsEvents: async (mmsi, { beginMs, endMs }: ReportPeriod) =>
      (byMmsi.get(mmsi)?.events ?? []).filter(
        ({ activationTimeMs, deactivationTimeMs }) =>
          activationTimeMs < endMs && (deactivationTimeMs ?? Number.POSITIVE_INFINITY) > beginMs,
      ),
  };
}

function isWithin(box: Box, { longitude, latitude }: TestFix): boolean {
  const turned = [longitude, longitude + 360, longitude - 360];
  return (
    turned.some((each) => each >= box.west && each <= box.east) &&
    latitude >= box.south &&
    latitude <= box.north
  );
}

/** Static data of a ship of which only the MMSI is known. */
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

/** Collects all values. */
export async function collectAll<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const collected: Value[] = [];
  for await (const value of values) collected.push(value);
  return collected;
}

function numbersOf(fix: TestFix): Float64Array {
  const { timeMs, longitude, latitude, sog, cog, navStatus, starts } = fix;
  const numbers = new Float64Array(FIX_STRIDE).fill(Number.NaN);
  numbers[FIX_TIME] = timeMs;
  const rest = [longitude, latitude, sog, cog, navStatus, starts ? 1 : 0];
  for (const [i, value] of rest.entries()) numbers[FIX_TIME + 1 + i] = value ?? Number.NaN;
  return numbers;
}

/** Returns the times of a call with known ones; without a departure the ship is in port. */
export function knownTimes(
  ataMs: number,
  atdMs: number | null,
): Pick<NamedPortCall, 'beginMs' | 'ataMs' | 'endMs' | 'atdMs'> {
  return { beginMs: ataMs, ataMs, endMs: atdMs, atdMs };
}

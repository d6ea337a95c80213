import {
  addStatics,
  type StaticHistory,
  type Surroundings,
  type VesselEvent,
  VesselEventDetector,
} from '@roadstead/assessment';
import {
  type Mmsi,
  type Position,
  parseStaticReport,
  type ReportedFix,
  type StaticReport,
} from '@roadstead/model';
import fc from 'fast-check';
import { type CutPlan, cutIntoSteps } from './oracle/batches.ts';
import { destination, longitudeChange, wrapped } from './oracle/geodesy.ts';
import type { OracleStatic, OracleVesselEvent, VesselEventInput } from './oracle/vessel-events.ts';

const MINUTE = 60_000;
const START_MS = 1_700_000_000_000;

/** A part of a ship's voyage: to one of the fleet's meeting places, there or thereabouts, heard or silent. */
interface Phase {
  readonly place: number;
  readonly knots: number;
  readonly restMinutes: number;
  readonly isSilent: boolean;
  /** Whether the silence begins half a way before the place. */
  readonly isEarly: boolean;
}

interface ShipVoyage {
  readonly shiptype: number | null;
  readonly beginMinutes: number;
  readonly intervalMinutes: number;
  readonly hasCourse: boolean;
  readonly phases: readonly Phase[];
  readonly draughts: readonly (readonly [minutes: number, decimetres: number])[];
}

const voyage: fc.Arbitrary<ShipVoyage> = fc.record({
  shiptype: fc.constantFrom(80, 84, 70, 30, 52, null),
  beginMinutes: fc.constantFrom(0, 1, 200, 500),
  intervalMinutes: fc.constantFrom(4, 11, 25),
  hasCourse: fc.boolean(),
  phases: fc.array(
    fc.record({
      place: fc.nat(3),
      knots: fc.constantFrom(6, 9, 12),
      restMinutes: fc.constantFrom(40, 150, 300, 700),
      isSilent: fc.boolean(),
      isEarly: fc.boolean(),
    }),
    { minLength: 2, maxLength: 4 },
  ),
  draughts: fc.uniqueArray(fc.tuple(fc.nat(2400), fc.integer({ min: 40, max: 150 })), {
    maxLength: 4,
    selector: ([minutes]) => minutes,
  }),
});

/** A fleet, and the end of its input. */
interface VesselFleet {
  readonly region: Position;
  readonly isFarOff: boolean;
  readonly voyages: readonly ShipVoyage[];
  readonly tailMinutes: number;
}

/** Ships that sail to meeting places, rest and go silent. @param shipsMax at least 2 */
export const fleets = (shipsMax: number): fc.Arbitrary<VesselFleet> =>
  fc.record({
    region: fc.constantFrom({ longitude: 4, latitude: 51 }, { longitude: 179.99, latitude: -20 }),
    isFarOff: fc.boolean(),
    voyages: fc.array(voyage, { minLength: 2, maxLength: shipsMax }),
    tailMinutes: fc.constantFrom(0, 100, 900),
  });

/** Everything that the events of a fleet depend on. */
export function vesselEventInput({
  region,
  isFarOff,
  voyages,
  tailMinutes,
}: VesselFleet): VesselEventInput {
  const ships = voyages.map((each, ship) => reportsOf(each, ship, region));
  const fixes = ships.flat().sort((a, b) => a.timeMs - b.timeMs || a.mmsi - b.mmsi);
  const statics = voyages.flatMap((each, ship) => staticsOf(each, ship, ships[ship][0].timeMs));
  const surroundings: Surroundings = {
    portAreaMeters: ({ latitude }) => (latitude > region.latitude + 0.11 ? 0 : 1000),
    anchorageMeters: ({ latitude }) => (latitude > region.latitude ? 0 : 50_000),
    shoreMeters: () => (isFarOff ? 200_000 : 60_000),
  };
  const endMs = fixes.at(-1)!.timeMs + tailMinutes * MINUTE;
  return { fixes, statics: statics.sort((a, b) => a.timeMs - b.timeMs), surroundings, endMs };
}

function reportsOf(plan: ShipVoyage, ship: number, region: Position): ReportedFix[] {
  const fixes: ReportedFix[] = [];
  const mmsi = (201_000_001 + ship) as Mmsi;
  let at = destination(region, 90 * ship, 9000);
  let minutes = plan.beginMinutes;
  const report = (position: typeof at, sog: number, cog: number): void => {
    const timeMs = START_MS + minutes * MINUTE + ship * 7000;
    const moving = {
      sog,
      cog: plan.hasCourse ? cog : null,
      heading: null,
      rot: null,
      navStatus: 0,
    };
    fixes.push({ mmsi, timeMs, ...position, ...moving });
  };
  for (const { place, knots, restMinutes, isSilent, isEarly } of plan.phases) {
    // Each ship lies some way beside the place, so that some have company.
    const to = destination(destination(region, 120 * place, 15_000), 100 * ship, 150 + 300 * ship);
    const [east, north] = [longitudeChange(at.longitude, to.longitude), to.latitude - at.latitude];
    const cosine = Math.cos((at.latitude * Math.PI) / 180);
    const meters = Math.hypot(east * cosine, north) * 111_000;
    const cog = ((Math.atan2(east * cosine, north) * 180) / Math.PI + 360) % 360;
    const sailing = Math.ceil(meters / (knots * 30.87));
    const start = minutes;
    const from = at;
    for (let step = 0; step < sailing + restMinutes; step += plan.intervalMinutes) {
      minutes = start + step;
      const part = Math.min(1, step / Math.max(1, sailing));
      if (isSilent && part > (isEarly ? 0.5 : 0.95)) continue;
      at = {
        longitude: wrapped(from.longitude + part * east),
        latitude: from.latitude + part * north,
      };
      report(at, part < 1 ? knots : 0.1, cog);
    }
    at = to;
    minutes = start + sailing + restMinutes;
  }
  return fixes;
}

function staticsOf(plan: ShipVoyage, ship: number, fromMs: number): OracleStatic[] {
  const mmsi = (201_000_001 + ship) as Mmsi;
  const draughts = [...plan.draughts].sort(([a], [b]) => a - b);
  return [[0, 90] as const, ...draughts].map(([minutes, decimetres], i) => ({
    mmsi,
    timeMs: fromMs + minutes * MINUTE + i,
    shiptype: plan.shiptype,
    draughtMeters: decimetres / 10,
  }));
}

/** A static report with only the fields of the oracle. */
export function staticReport(fields: OracleStatic): StaticReport {
  const report = parseStaticReport(fields);
  if (!report.ok) throw new Error(JSON.stringify(report.error));
  return report.value;
}

/** The last states of the events. @param isRestored whether the detector is saved and restored between steps. */
export function detectedVesselEvents(
  input: VesselEventInput,
  cut: CutPlan,
  isRestored = false,
): VesselEvent[] {
  const { fixes, statics, surroundings, endMs } = input;
  const histories = new Map<Mmsi, StaticHistory>();
  const options = { surroundings, statics: histories };
  let detector = new VesselEventDetector(options);
  const events = new Map<string, VesselEvent>();
  let added = 0;
  for (const step of cutIntoSteps(fixes, endMs, [], cut)) {
    if (step.kind !== 'batch') continue;
    const { batch } = step;
    const untilMs = batch.ended ? Number.POSITIVE_INFINITY : batch.watermarkMs;
    const until = statics.filter(({ timeMs }) => timeMs <= untilMs).length;
    if (isRestored) {
      const saved = detector.save();
      detector = new VesselEventDetector(options);
      detector.restore(saved);
    }
    const reported = batch as Parameters<VesselEventDetector['step']>[0];
    const reports = statics.slice(added, until).map(staticReport);
    addStatics(histories, reports, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY);
    for (const event of detector.step(reported)) events.set(event.uuid, event);
    added = until;
  }
  return [...events.values()];
}

/** Differences from the oracle: times within a second, scores within 0.03; near the least score one may have a candidate that the other has not. */
export function vesselEventDifferences(
  events: readonly VesselEvent[],
  expected: readonly OracleVesselEvent[],
): string[] {
  const isSame = (a: OracleVesselEvent, b: OracleVesselEvent): boolean =>
    a.kind === b.kind &&
    a.mmsi === b.mmsi &&
    a.otherMmsi === b.otherMmsi &&
    Math.abs(a.beginMs - b.beginMs) < 1000 &&
    (a.endMs === null) === (b.endMs === null) &&
    Math.abs((a.endMs ?? 0) - (b.endMs ?? 0)) < 1000 &&
    Math.abs((a.score ?? 0) - (b.score ?? 0)) < 0.03;
  const isClear = ({ score }: OracleVesselEvent): boolean => score === null || score > 0.23;
  return [
    ...events
      .filter((a) => isClear(a) && !expected.some((b) => isSame(a, b)))
      .map((a) => `detected ${text(a)}`),
    ...expected
      .filter((a) => isClear(a) && !events.some((b) => isSame(a, b)))
      .map((a) => `expected ${text(a)}`),
  ];
}

function text({ kind, mmsi, beginMs, endMs, otherMmsi, score }: OracleVesselEvent): string {
  const end = endMs === null ? 'on' : (endMs - START_MS) / MINUTE;
  return `${kind} ${mmsi} ${(beginMs - START_MS) / MINUTE} to ${end} with ${otherMmsi}: ${score}`;
}

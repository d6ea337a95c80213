import type { Surroundings, VesselEventKind } from '@roadstead/assessment';
import type { Mmsi, ReportedFix } from '@roadstead/model';
import { geodesicMeters } from './geodesy.ts';
import { oracleMeeting } from './vessel-meetings.ts';
import { legsOfPath, type OracleStop, pathsOf, stopsOf } from './vessel-stops.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TICK = 10 * MINUTE;
const MILE = 1852;
/** V8: less than a decimetre, the unit of draughts, so that rounding does not matter. */
const LEAST_CHANGE_METERS = 0.09;

/** Type and draught of a ship from an instant on. */
export interface OracleStatic {
  readonly mmsi: Mmsi;
  readonly timeMs: number;
  readonly shiptype: number | null;
  readonly draughtMeters: number | null;
}

/** The whole input, in the order of time; static reports of a ship not before its first fix. */
export interface VesselEventInput {
  readonly fixes: readonly ReportedFix[];
  readonly statics: readonly OracleStatic[];
  readonly surroundings: Surroundings;
  /** The end of the input. */
  readonly endMs: number;
}

/** An event in its last state. */
export interface OracleVesselEvent {
  readonly kind: VesselEventKind;
  readonly mmsi: Mmsi;
  readonly beginMs: number;
  readonly endMs: number | null;
  readonly otherMmsi: Mmsi | null;
  readonly score: number | null;
}

/** V1 to V9 as a plain program: everything is computed again for each instant, from all fixes up to it. */
export function oracleVesselEvents(input: VesselEventInput): readonly OracleVesselEvent[] {
  return [...new Set(input.fixes.map(({ mmsi }) => mmsi))].flatMap((mmsi) => [
    ...loitering(input, mmsi),
    ...gaps(input, mmsi),
    ...loneStops(input, mmsi),
    ...explained(input, mmsi),
  ]);
}

const ownFixes: WeakMap<VesselEventInput, Map<string, readonly ReportedFix[]>> = new WeakMap();

/** The fixes of a ship up to an instant: the same array for the same fixes, for which paths and stops are computed once. */
function fixesOf(input: VesselEventInput, mmsi: Mmsi, untilMs: number): readonly ReportedFix[] {
  const arrays = ownFixes.get(input) ?? new Map<string, readonly ReportedFix[]>();
  ownFixes.set(input, arrays);
  const all = arrays.get(`${mmsi}`) ?? input.fixes.filter((fix) => fix.mmsi === mmsi);
  arrays.set(`${mmsi}`, all);
  const count = all.filter(({ timeMs }) => timeMs <= untilMs).length;
  const key = `${mmsi} ${count}`;
  const fixes = arrays.get(key) ?? all.slice(0, count);
  arrays.set(key, fixes);
  return fixes;
}

/** V2. */
function loitering(input: VesselEventInput, mmsi: Mmsi): OracleVesselEvent[] {
  const fixes = fixesOf(input, mmsi, input.endMs);
  const paths = pathsOf(fixes);
  return paths.flatMap((path, p) => {
    const legs = legsOfPath(path);
    const hourOf = (timeMs: number): number => Math.floor(timeMs / HOUR);
    const hours = [...new Set(legs.map(({ to }) => hourOf(to.timeMs)))].map((hour) => {
      const own = legs.filter(({ to }) => hourOf(to.timeMs) === hour);
      const meters = own.reduce((sum, leg) => sum + leg.meters, 0);
      const ms = own.reduce((sum, leg) => sum + leg.to.timeMs - leg.from.timeMs, 0);
      const last = own.at(-1)!.to;
      const isSlow =
        meters / MILE / (ms / HOUR) < 2 && input.surroundings.shoreMeters(last) >= 20 * MILE;
      return { isSlow, beginMs: own[0].from.timeMs, endMs: last.timeMs };
    });
    return hours.flatMap(({ isSlow, beginMs }, i) => {
      if (!isSlow || hours[i - 1]?.isSlow) return [];
      const next = hours.findIndex((hour, j) => j > i && !hour.isSlow);
      const { endMs } = hours[next < 0 ? hours.length - 1 : next - 1];
      if (endMs - beginMs < HOUR) return [];
      const silentMs = input.endMs - fixes.at(-1)!.timeMs;
      const lasts = next < 0 && p === paths.length - 1 && silentMs <= 6 * HOUR;
      const event = { mmsi, beginMs, endMs: lasts ? null : endMs, otherMmsi: null, score: null };
      return [{ kind: 'loitering' as const, ...event }];
    });
  });
}

/** V3. */
function gaps(input: VesselEventInput, mmsi: Mmsi): OracleVesselEvent[] {
  const fixes = fixesOf(input, mmsi, input.endMs);
  return fixes.flatMap((fix, i) => {
    const next = fixes[i + 1];
    if ((next?.timeMs ?? input.endMs) - fix.timeMs < 12 * HOUR) return [];
    const before = fixes.slice(0, i + 1).filter(({ timeMs }) => timeMs >= fix.timeMs - 12 * HOUR);
    if (before.length < 14 || input.surroundings.shoreMeters(fix) < 50 * MILE) return [];
    const event = { mmsi, beginMs: fix.timeMs, endMs: next?.timeMs ?? null };
    return [{ kind: 'gap' as const, ...event, otherMmsi: null, score: null }];
  });
}

/** V1: the instants of evaluation: whole ten minutes, and the end. */
function ticks({ fixes, endMs }: VesselEventInput): number[] {
  const all: number[] = [];
  for (let ms = Math.floor(fixes[0].timeMs / TICK + 1) * TICK; ms < endMs; ms += TICK) all.push(ms);
  return [...all, endMs];
}

/** V4: for each evaluation, the beginnings of the stops beside which another ship is heard, by ship. */
type Company = readonly { readonly ms: number; readonly beginsMs: ReadonlyMap<Mmsi, number> }[];

const companies: WeakMap<VesselEventInput, Company> = new WeakMap();

function companyOf(input: VesselEventInput): Company {
  const present = companies.get(input);
  if (present) return present;
  const company = ticks(input).map((ms) => {
    const newest = new Map(
      input.fixes.filter(({ timeMs }) => timeMs <= ms).map((fix) => [fix.mmsi, fix]),
    );
    const heard = [...newest.values()].filter(({ timeMs }) => ms - timeMs <= HOUR);
    const beginsMs = heard.flatMap((own) => {
      const isBeside = heard.some(
        (other) => other.mmsi !== own.mmsi && geodesicMeters(own, other) <= 300,
      );
      const stop = isBeside ? stopsOf(fixesOf(input, own.mmsi, ms)).at(-1) : undefined;
      return stop?.endMs === null ? [[own.mmsi, stop.points[0].timeMs] as const] : [];
    });
    return { ms, beginsMs: new Map(beginsMs) };
  });
  companies.set(input, company);
  return company;
}

/** V4: whether another ship is heard beside a stop in at most a fifth of a part of it. */
function isAlone(
  input: VesselEventInput,
  mmsi: Mmsi,
  beginMs: number,
  part: { readonly fromMs: number; readonly toMs: number },
  nowMs: number,
): boolean {
  let companyMs = 0;
  let countedMs = Number.NEGATIVE_INFINITY;
  for (const { ms, beginsMs } of companyOf(input)) {
    if (ms > nowMs || beginsMs.get(mmsi) !== beginMs) continue;
    const from = Math.max(ms - TICK, countedMs, part.fromMs);
    companyMs += Math.max(0, Math.min(ms, part.toMs) - from);
    countedMs = ms;
  }
  return companyMs <= 0.2 * (part.toMs - part.fromMs);
}

interface Draught {
  readonly timeMs: number;
  readonly meters: number;
}

/** V8: the changes of a ship's draught up to an instant. */
function draughtsOf({ statics }: VesselEventInput, mmsi: Mmsi, untilMs: number): Draught[] {
  const own = statics.filter(
    ({ draughtMeters, ...each }) =>
      each.mmsi === mmsi && each.timeMs <= untilMs && draughtMeters !== null,
  );
  return own.slice(1).flatMap(({ timeMs, draughtMeters }, i) => {
    const meters = draughtMeters! - own[i].draughtMeters!;
    return meters === 0 ? [] : [{ timeMs, meters }];
  });
}

type Role = 'tanker' | 'cargo' | 'fishing' | 'unknown' | 'none';

/** V8, V9: types by class, of those that the test's ships have. */
function roleOf({ statics }: VesselEventInput, mmsi: Mmsi, untilMs: number): Role {
  const own = statics.filter((each) => each.mmsi === mmsi && each.timeMs <= untilMs);
  const shiptype = own.findLast((each) => each.shiptype !== null)?.shiptype ?? 0;
  if (shiptype >= 80 && shiptype <= 89) return 'tanker';
  if (shiptype >= 70 && shiptype <= 79) return 'cargo';
  if (shiptype === 30) return 'fishing';
  return shiptype === 52 || shiptype === 60 ? 'none' : 'unknown';
}

/** V8. */
function loneStops(input: VesselEventInput, mmsi: Mmsi): OracleVesselEvent[] {
  const events = new Map<number, OracleVesselEvent>();
  let beforeMs = Number.NEGATIVE_INFINITY;
  for (const ms of ticks(input)) {
    const change = draughtsOf(input, mmsi, ms).at(-1);
    const isNew = change && change.timeMs > beforeMs;
    beforeMs = ms;
    if (
      !isNew ||
      Math.abs(change.meters) < LEAST_CHANGE_METERS ||
      roleOf(input, mmsi, ms) === 'none'
    )
      continue;
    const stop = stopsAt(input, mmsi, ms).findLast(({ points, endMs }) => {
      const lateMs = (endMs ?? ms) + 8 * HOUR;
      return points[0].timeMs + HOUR <= change.timeMs && change.timeMs <= lateMs;
    });
    if (!stop) continue;
    const [beginMs, endMs] = [stop.points[0].timeMs, stop.endMs ?? ms];
    if (
      endMs - beginMs < HOUR ||
      !isAlone(input, mmsi, beginMs, { fromMs: beginMs, toMs: endMs }, ms)
    )
      continue;
    const place = stop.points.at(-1)!;
    const { portAreaMeters, anchorageMeters } = input.surroundings;
    if (portAreaMeters(place) <= 0) continue;
    const score = anchorageMeters(place) < 10_000 ? 0.4 : 0.7;
    const event = { mmsi, beginMs, endMs: stop.endMs, otherMmsi: null, score };
    events.set(beginMs, { kind: 'one_sided_candidate', ...event });
  }
  return [...events.values()];
}

/** V4: the stops that are known at an instant, and have not ended more than a day before. */
function stopsAt(input: VesselEventInput, mmsi: Mmsi, nowMs: number): readonly OracleStop[] {
  return stopsOf(fixesOf(input, mmsi, nowMs)).filter(
    ({ endMs }) => endMs === null || endMs >= nowMs - 24 * HOUR,
  );
}

/** V5: the instants at which the silences of a ship are evaluated, until one explains it. */
function explained(input: VesselEventInput, mmsi: Mmsi): OracleVesselEvent[] {
  const fixes = fixesOf(input, mmsi, input.endMs);
  const all = ticks(input);
  const tickFrom = (ms: number): number => all.find((tick) => tick >= ms) ?? input.endMs;
  const silences: (readonly [ReportedFix | null, ReportedFix | null])[] = [];
  if (fixes[0].timeMs - input.fixes[0].timeMs >= 2 * HOUR) silences.push([null, fixes[0]]);
  for (const [i, fix] of fixes.entries()) {
    const next = fixes[i + 1] ?? null;
    if ((next?.timeMs ?? input.endMs) - fix.timeMs >= 2 * HOUR) silences.push([fix, next]);
  }
  return silences.flatMap(([from, to]) => {
    const heardMs = to?.timeMs ?? Number.POSITIVE_INFINITY;
    const openMs = from ? tickFrom(from.timeMs + 12 * HOUR) : Number.POSITIVE_INFINITY;
    const tries: { ms: number; to: ReportedFix | null }[] = [];
    const closedMs = tickFrom(heardMs + 30 * MINUTE);
    const again = (ms: number): void => {
      const isStored = !from || ms + TICK <= from.timeMs + 24 * HOUR;
      if (isStored) tries.push({ ms: tickFrom(ms), to });
    };
    if (openMs < heardMs) {
      tries.push({ ms: openMs, to: null });
      if (openMs + 8 * HOUR < heardMs) tries.push({ ms: tickFrom(openMs + 8 * HOUR), to: null });
    }
    if (to && openMs + 8 * HOUR >= heardMs) {
      tries.push({ ms: closedMs, to });
      again(heardMs + 30 * MINUTE + 8 * HOUR);
    }
    for (const each of tries) {
      const candidates = candidatesAt(input, mmsi, from, each.to, each.ms);
      if (candidates.length > 0) return candidates;
    }
    return [];
  });
}

/** V9: logarithms of how likely two types transfer. */
const PAIRS: Readonly<Record<string, number>> = {
  ...{ tankertanker: 0.5, cargocargo: 0.3, cargotanker: 0.2, cargofishing: 0.5 },
  ...{ fishingtanker: 0.3, fishingfishing: -2, tankerunknown: -0.2, cargounknown: -0.2 },
  ...{ fishingunknown: -1, unknownunknown: -1 },
};

/** V6 to V9: the candidates that may explain a silence, as known at an instant. */
function candidatesAt(
  input: VesselEventInput,
  silent: Mmsi,
  from: ReportedFix | null,
  to: ReportedFix | null,
  nowMs: number,
): OracleVesselEvent[] {
  const others = [...new Set(input.fixes.map(({ mmsi }) => mmsi))].filter(
    (mmsi) => mmsi !== silent && fixesOf(input, mmsi, nowMs).length > 0,
  );
  const silence = { from, to, fixes: fixesOf(input, silent, nowMs) };
  const meetings = others.flatMap((mmsi) => {
    const roles = [roleOf(input, mmsi, nowMs), roleOf(input, silent, nowMs)];
    if (roles.includes('none')) return [];
    return stopsAt(input, mmsi, nowMs).flatMap((stop) => {
      const meeting = oracleMeeting(silence, fixesOf(input, mmsi, nowMs), stop, nowMs);
      if (!meeting || input.surroundings.portAreaMeters(meeting.begin) <= 0) return [];
      const { fromMs, toMs } = meeting;
      const changed = [mmsi, silent].filter((ship) =>
        draughtsOf(input, ship, nowMs).some(
          ({ timeMs, meters }) => timeMs > fromMs && Math.abs(meters) >= LEAST_CHANGE_METERS,
        ),
      );
      const alone = isAlone(input, mmsi, stop.points[0].timeMs, meeting, nowMs);
      const signs = PAIRS[roles.sort().join('')] + 2 * changed.length - (alone ? 0 : 0.5);
      const isOver = to !== null || stop.endMs !== null;
      return [{ mmsi, fromMs, endMs: isOver ? toMs : null, weight: meeting.weight + signs }];
    });
  });
  const otherwise = Math.exp(from ? -2.5 : 1.8);
  const sum = meetings.reduce((total, { weight }) => total + Math.exp(weight), otherwise);
  return meetings.flatMap(({ mmsi, fromMs, endMs, weight }) => {
    const score = Math.exp(weight) / sum;
    const event = { mmsi, beginMs: fromMs, endMs, otherMmsi: silent, score };
    return score < 0.2 ? [] : [{ kind: 'one_sided_candidate' as const, ...event }];
  });
}

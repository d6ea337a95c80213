import {
  assessEvent,
  type EventFeatures,
  encounterAssessmentJson,
  eventFeaturesJson,
  FeatureCollector,
  groupEvents,
  MEETING_CONFIGURATION,
  ShipHistories,
  SpoofingFlags,
  type StaticHistory,
} from '@roadstead/assessment';
import { createDetector, GAP_MAX_MINUTES } from '@roadstead/detector';
import { type Box, longitudeDifference, widenBox, wrapLongitude } from '@roadstead/geo';
import {
  failWith,
  gapMaxMinutesOf,
  type Mmsi,
  type RejectedFix,
  type ReportedFix,
  type Result,
  success,
} from '@roadstead/model';
import { cleanTrack } from '@roadstead/tracking';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { ServiceTime } from '../operations/service-time.ts';
import { yieldToEventLoop } from '../operations/timers.ts';
import type { ShipPlaces } from '../places/ship-places.ts';
import { type Positions, reportOf } from '../tracking/positions.ts';
import { readWithPrecedingReports } from '../tracking/read-preceding-reports.ts';
import type { EventAssessment, StoredEvent } from './events.ts';
import type { LazySurroundings } from './lazy-surroundings.ts';

/** F14: partners are those of the day before the end; a meeting that ended just then began at most this earlier. */
const COMPANY_MS: number = millisecondsInDay + millisecondsInHour;
/**
 * F13, F14: ships alongside for ten minutes, within 500 m, that report every half hour do not report from farther away: 1 km in ten
 * minutes is 3 km in half an hour.
 */
const COMPANY_METERS = 5000;
/** Detecting meetings in so many fixes blocks the event loop for some tens of milliseconds. */
const FIXES_AT_A_TIME = 20_000;

interface EventAssessmentsOptions {
  readonly positions: Positions;
  readonly places: ShipPlaces;
  readonly statics: Map<Mmsi, StaticHistory>;
  readonly surroundings: LazySurroundings;
  readonly time: ServiceTime;
}

/** The fixes of ships, and their reports that are no fixes (D10). */
interface CleanedReports {
  readonly fixes: readonly ReportedFix[];
  readonly rejected: readonly RejectedFix[];
}

/** F1 to F18, S1 to S5: assesses stored events by the stored reports, as they are known when the assessment is read. */
export class EventAssessments {
  readonly #options: EventAssessmentsOptions;

  constructor(options: EventAssessmentsOptions) {
    this.#options = options;
  }

  /** @param ofPair the events of the same ships and configuration */
  async assess(
    event: StoredEvent,
    ofPair: readonly StoredEvent[],
  ): Promise<Result<EventAssessment>> {
    const { surroundings, time, statics } = this.#options;
    if (!surroundings.isAvailable) {
      return failWith(
        'not-found',
        'Events are not assessed: this service knows no ports and shores.',
      );
    }
    await surroundings.load();
    const gapMaxMinutes = gapMaxMinutesOf(event, GAP_MAX_MINUTES);
    const histories = new ShipHistories(statics);
    const gapMaxMs = gapMaxMinutes * millisecondsInMinute;
    const { fixes, rejected } = await this.#fixesAround(event, gapMaxMs);
    histories.addFixes(fixes);
    const options = {
      gapMaxMinutes,
      windowMinutesMax: event.windowMinutes,
      surroundings,
      histories,
    };
    const limits = { distanceMeters: event.distanceMeters, gapMaxMinutes };
    const collector = new FeatureCollector({ ...options, limitsOf: () => limits });
    const step = {
      batch: { fixes: [], watermarkMs: time.eventTimeMs, ended: true },
      transitions: [{ kind: 'fired', event } as const],
    };
    const [assessed] = collector.step({ ...step, meetings: await meetingsOf(fixes) });
    const [flagged] = new SpoofingFlags(options).step({ ...step, rejected });
    const groups = groupEvents(ofPair, () => event.mergeGapMinutes);
    const groupId = groups.get(event.uuid) ?? event.uuid;
    const features = assessed?.features;
    const assessment = features && this.#assessed(event, features, histories, gapMaxMs);
    return success({
      ...{ eventId: event.id, uuid: event.uuid, groupId },
      foundAtMs: event.foundAtMs ?? null,
      atFiring: event.firedAssessment ?? null,
      now: assessment ?? null,
      features: features ? eventFeaturesJson(features) : null,
      flags: flagged?.flags ?? [],
    });
  }

  #assessed(
    event: StoredEvent,
    features: EventFeatures,
    histories: ShipHistories,
    gapMaxMs: number,
  ): EventAssessment['now'] {
    const { surroundings } = this.#options;
    const assessment = assessEvent(event, { features, histories, surroundings, gapMaxMs });
    return assessment ? encounterAssessmentJson(assessment) : null;
  }

  /**
   * Returns the fixes of both ships from a day before the event to a day after it, and those of ships near them in the day before
   * its end, in the order of time.
   */
  async #fixesAround(event: StoredEvent, gapMaxMs: number): Promise<CleanedReports> {
    const { time, places } = this.#options;
    const marginMs = millisecondsInDay + gapMaxMs;
    const endMs = Math.min(event.deactivationTimeMs ?? time.eventTimeMs, time.eventTimeMs);
    const pair = [event.first.mmsi, event.second.mmsi];
    const [fromMs, toMs] = [event.activationTimeMs - marginMs, endMs + marginMs];
    const ofPair = await this.#fixesOf(pair, fromMs, toMs);
    const companyMs = endMs - COMPANY_MS;
    const box = boxOf(ofPair.fixes.filter(({ timeMs }) => timeMs >= companyMs && timeMs <= endMs));
    const near = box ? await places.within(widenBox(box, COMPANY_METERS), companyMs, endMs) : [];
    const others = near.filter((mmsi) => !pair.includes(mmsi));
    const company = await this.#fixesOf(others, companyMs, endMs + gapMaxMs);
    const fixes = [...ofPair.fixes, ...company.fixes];
    return { ...ofPair, fixes: fixes.sort((a, b) => a.timeMs - b.timeMs || a.mmsi - b.mmsi) };
  }

  async #fixesOf(mmsis: readonly Mmsi[], fromMs: number, toMs: number): Promise<CleanedReports> {
    const fixes: ReportedFix[] = [];
    const rejected: RejectedFix[] = [];
    for (const mmsi of mmsis) {
      const rows = await readWithPrecedingReports(this.#options.positions, mmsi, fromMs, toMs);
      const reports = rows.map(reportOf);
      const track = cleanTrack(reports).filter(({ timeMs }) => timeMs >= fromMs);
      const times = new Set(track.map(({ timeMs }) => timeMs));
      fixes.push(...track);
      // Of a ship and an instant one report is stored, so all others are jumps.
      for (const report of reports) {
        if (report.timeMs >= fromMs && !times.has(report.timeMs))
          rejected.push({ report, reason: 'jump', detail: '' });
      }
      await yieldToEventLoop();
    }
    return { fixes, rejected };
  }
}

/** F14: detects the meetings of ships. */
async function meetingsOf(
  fixes: readonly ReportedFix[],
): Promise<ReturnType<ReturnType<typeof createDetector>['step']>> {
  const detector = createDetector([MEETING_CONFIGURATION]);
  const meetings: ReturnType<typeof detector.step>[number][] = [];
  for (let at = 0; at < fixes.length; at += FIXES_AT_A_TIME) {
    const some = fixes.slice(at, at + FIXES_AT_A_TIME);
    const isLast = at + FIXES_AT_A_TIME >= fixes.length;
    const watermarkMs = some[some.length - 1].timeMs;
    meetings.push(...detector.step({ fixes: some, watermarkMs, ended: isLast }));
    await yieldToEventLoop();
  }
  return meetings;
}

/** Returns the box of positions that lie within half a turn of the first; undefined without any. */
function boxOf(fixes: readonly ReportedFix[]): Box | undefined {
  const [first] = fixes;
  if (!first) return undefined;
  let [west, east] = [0, 0];
  let [south, north] = [first.latitude, first.latitude];
  for (const { longitude, latitude } of fixes) {
    const eastward = longitudeDifference(first.longitude, longitude);
    west = Math.min(west, eastward);
    east = Math.max(east, eastward);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  const westmost = wrapLongitude(first.longitude + west);
  return { west: westmost, east: westmost + east - west, south, north };
}

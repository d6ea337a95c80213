import type { Position } from '@roadstead/model';
import type { CellIndex } from './cell-index.ts';
import { type Meeting, meetingOf, silenceCase, type TrackedShip } from './meeting.ts';
import type { Stop } from './ship-memory.ts';
import type { Silence } from './silence.ts';
import {
  CANDIDATE_SCORE_MIN,
  FIRST_HEARD_WEIGHT,
  MEETING_METERS_MAX,
  OTHERWISE_WEIGHT,
} from './thresholds.ts';
import { type VesselEvent, vesselEventUuid } from './vessel-event.ts';

/** A stop of a ship. */
export interface ShipStop {
  readonly ship: TrackedShip;
  readonly stop: Stop;
}

/** V7, V9: returns the one-sided candidates that may explain a silence, the likeliest first. */
export function explainSilence(
  silence: Silence,
  silent: TrackedShip,
  stops: CellIndex<ShipStop>,
  nowMs: number,
  isInPort: (place: Position) => boolean,
): readonly VesselEvent[] {
  const place = silence.from ?? silence.to;
  if (!place) return [];
  const silenced = silenceCase(silence, silent, nowMs);
  const meetings: Meeting[] = [];
  for (const { ship, stop } of stops.near(place, MEETING_METERS_MAX)) {
    const meeting = ship === silent ? undefined : meetingOf(silenced, ship, stop);
    if (meeting && !isInPort(meeting.begin)) meetings.push(meeting);
  }
  const otherwise = Math.exp(silence.from ? OTHERWISE_WEIGHT : FIRST_HEARD_WEIGHT);
  const sum = meetings.reduce((total, { weight }) => total + Math.exp(weight), otherwise);
  return meetings
    .map((meeting) => ({ meeting, score: Math.exp(meeting.weight) / sum }))
    .filter(({ score }) => score >= CANDIDATE_SCORE_MIN)
    .sort((a, b) => b.score - a.score || a.meeting.ship.mmsi - b.meeting.ship.mmsi)
    .map(({ meeting, score }) => candidateOf(meeting, silence, score, nowMs));
}

function candidateOf(
  meeting: Meeting,
  { mmsi, from, to }: Silence,
  score: number,
  nowMs: number,
): VesselEvent {
  const { ship, beginMs, endMs, begin, end, reasons } = meeting;
  return {
    uuid: vesselEventUuid('one_sided_candidate', ship.mmsi, beginMs, mmsi),
    ...{ kind: 'one_sided_candidate', mmsi: ship.mmsi, beginMs, endMs, begin, end },
    otherMmsi: mmsi,
    score: Math.round(score * 100) / 100,
    reasons: [`${mmsi} is silent ${silenceText(from?.timeMs, to?.timeMs, nowMs)}`, ...reasons],
  };
}

function silenceText(fromMs: number | undefined, toMs: number | undefined, nowMs: number): string {
  if (fromMs === undefined) return 'until it is heard for the first time';
  const hours = ((toMs ?? nowMs) - fromMs) / 3_600_000;
  return `for ${toMs === undefined ? 'at least ' : ''}${hours.toFixed(1)} h`;
}

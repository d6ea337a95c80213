import {
  PLACE_EXTENSIONS,
  type PositionReport,
  placeJson,
  timestampSeconds,
} from '@roadstead/model';
import type { SailedTrack } from '@roadstead/service';
import type { z } from 'zod';
import type { POSITION } from './tracking-schemas.ts';

const MS_PER_DAY = 86_400_000;
const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

/** The latest position of a ship. */
export function positionJson(report: PositionReport): z.infer<typeof POSITION> {
  const { mmsi, heading, navStatus, rot } = report;
  return {
    heading: whole(heading),
    nav_status: navStatus,
    rot: whole(rot),
    ship: { mmsi },
    position: placeJson(report),
  };
}

/** Writes a track as text: a million points as objects, and their serialisation, would block the event loop for seconds. */
export function trackText({ mmsi, distanceMeters, points }: SailedTrack): string {
  let day = Number.NaN;
  let dayText = '';
  const vertices: string[] = [];
  for (const { longitude, latitude, timeMs, cog, sog } of points) {
    if (Math.floor(timeMs / MS_PER_DAY) !== day) {
      day = Math.floor(timeMs / MS_PER_DAY);
      dayText = timestampSeconds(day * MS_PER_DAY).slice(0, 'YYYY-MM-DDT'.length);
    }
    const time = dayText + timeOfDay(Math.floor((timeMs - day * MS_PER_DAY) / 1000));
    vertices.push(`[${longitude},${latitude},"${time}",${cog},${sog}]`);
  }
  const head = `{"distance":${Math.round(distanceMeters)},"ship":{"mmsi":${mmsi}},"track":{"type":"LineString","coordinates":[`;
  return `${head}${vertices.join(',')}],"extensions":${JSON.stringify(PLACE_EXTENSIONS)}}}`;
}

/** @param second of the day */
function timeOfDay(second: number): string {
  const [hour, minute] = [Math.floor(second / 3600), Math.floor(second / 60) % 60];
  return `${TWO_DIGITS[hour]}:${TWO_DIGITS[minute]}:${TWO_DIGITS[second % 60]}Z`;
}

/** Rounds a value that may be unknown. */
export function whole(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}

import { distanceMeters } from '@roadstead/geo';
import type { StsEvent } from 'roadstead';
import { linePath, type Point } from './svg-path.ts';

/** A cleaned position, as the tracker emits it. */
export interface Fix {
  readonly mmsi: number;
  readonly timeMs: number;
  readonly longitude: number;
  readonly latitude: number;
  /** A new track starts here (D10 of the detector's rules). */
  readonly startsTrack?: true;
}

/** The configuration that the encounters come from. */
export interface Limits {
  readonly distanceMeters: number;
  readonly windowMinutes: number;
}

/** The time that the chart shows before the encounter and after it. */
const MARGIN_MS = 5 * 60_000;
const STEP_MS = 5000;
const CHART = { left: 92, top: 388, width: 350, height: 104, metersMax: 600 };

/** The distance of the pair that met and parted, with the limit and the instants of its event. */
export function distanceChart(
  events: readonly StsEvent[],
  tracks: readonly (readonly Fix[])[],
  limits: Limits,
): readonly string[] {
  const event = events.find(({ deactivationTimeMs }) => deactivationTimeMs !== null);
  if (event === undefined || event.deactivationTimeMs === null) return [];
  const { first, second, activationTimeMs, firedTimeMs, deactivationTimeMs } = event;
  const [a, b] = [first, second].map(({ mmsi }) => tracks.find(([fix]) => fix.mmsi === mmsi) ?? []);
  const [beginMs, endMs] = [activationTimeMs - MARGIN_MS, deactivationTimeMs + MARGIN_MS];
  const x = (timeMs: number): number =>
    CHART.left + ((timeMs - beginMs) / (endMs - beginMs)) * CHART.width;
  const y = (meters: number): number => CHART.top + CHART.height * (1 - meters / CHART.metersMax);
  const points: Point[] = [];
  for (let timeMs = beginMs; timeMs <= endMs; timeMs += STEP_MS) {
    const [p, q] = [positionAt(a, timeMs), positionAt(b, timeMs)];
    if (!p || !q) continue;
    const meters = distanceMeters(p.longitude, p.latitude, q.longitude, q.latitude);
    if (meters <= CHART.metersMax) points.push([x(timeMs), y(meters)]);
  }
  const limitY = y(limits.distanceMeters);
  const instants = [
    ['begins', activationTimeMs],
    ['fires', firedTimeMs],
    ['ends', deactivationTimeMs],
  ] as const;
  const { left, top, width, height } = CHART;
  return [
    `<rect class="box" x="${left - 62}" y="${top - 34}" width="${width + 80}" height="${height + 74}" rx="6" fill-opacity="0.92"/>`,
    `<text class="ink" x="${left - 50}" y="${top - 14}">Distance between ${first.mmsi} and ${second.mmsi}</text>`,
    `<path class="axis" fill="none" d="M${left} ${top}v${height}h${width}"/>`,
    ...[0, limits.distanceMeters, CHART.metersMax].map(
      (meters) =>
        `<text class="faint" x="${left - 6}" y="${(y(meters) + 4).toFixed(1)}" text-anchor="end">${meters} m</text>`,
    ),
    `<path class="axis" stroke-dasharray="4 3" d="M${left} ${limitY.toFixed(1)}h${width}"/>`,
    `<rect class="hot" fill-opacity="0.15" x="${x(activationTimeMs).toFixed(1)}" y="${top}" width="${(x(deactivationTimeMs) - x(activationTimeMs)).toFixed(1)}" height="${height}"/>`,
    `<path class="track" fill="none" stroke-width="2" d="${linePath(points)}"/>`,
    ...instants.flatMap(([name, timeMs]) => [
      `<path class="ring" d="M${x(timeMs).toFixed(1)} ${top}v${height + 4}"/>`,
      `<text class="ink" x="${x(timeMs).toFixed(1)}" y="${top + height + 17}" text-anchor="middle">${name}</text>`,
      `<text class="faint" x="${x(timeMs).toFixed(1)}" y="${top + height + 31}" text-anchor="middle">${clock(timeMs)}</text>`,
    ]),
  ];
}

/** The position between two fixes, on the straight line. */
function positionAt(track: readonly Fix[], timeMs: number): Fix | undefined {
  const at = track.findIndex((fix) => fix.timeMs >= timeMs);
  if (at < 1) return track[at];
  const [before, after] = [track[at - 1], track[at]];
  const part = (timeMs - before.timeMs) / (after.timeMs - before.timeMs);
  return {
    ...after,
    longitude: before.longitude + part * (after.longitude - before.longitude),
    latitude: before.latitude + part * (after.latitude - before.latitude),
  };
}

/** The time of day, UTC. */
export function clock(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(11, 19);
}

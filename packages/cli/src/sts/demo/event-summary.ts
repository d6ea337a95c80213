import { distanceMeters } from '@roadstead/geo';
import type { PointJson, StsEventJson, StsShipJson } from '@roadstead/model';
import { formatCoordinates, formatDuration, formatTime } from '../../text/format-text.ts';
import { middleOf } from '../event-formats.ts';
import { firedApartMeters } from '../event-table.ts';

/** A moored ship swings and its position scatters by some tens of metres; over this distance it is under way. */
const UNDER_WAY_METERS_MIN = 500;

/** Returns whether both ships were under way together: each moved a good distance during the event's window. */
export function areUnderWay({ s2s_pair: { first, second } }: StsEventJson): boolean {
  return wayMeters(first) >= UNDER_WAY_METERS_MIN && wayMeters(second) >= UNDER_WAY_METERS_MIN;
}

/** Describes an event in a few lines. @param endMs the end of the recording, epoch milliseconds */
export function eventSummary(event: StsEventJson, windowMinutes: number, endMs: number): string[] {
  const { first, second } = event.s2s_pair;
  const ended = event.deactivation_time;
  const durationMs =
    (ended === null ? endMs : Date.parse(ended)) - Date.parse(event.activation_time);
  const until = ended === null ? 'and still together at the end' : `until ${clock(ended)}`;
  return [
    `${first.mmsi} and ${second.mmsi}`,
    `together from ${clock(event.activation_time)} ${until}: ${formatDuration(durationMs)}`,
    `${Math.round(firedApartMeters(event))} m apart at ${clock(event.fired_time)}, at ${firedAt(event)}`,
    `they sailed ${kilometers(first)} and ${kilometers(second)} in the first ${windowMinutes} minutes`,
  ];
}

/** The midpoint of the ships at the time of firing. */
export function firingPosition({ s2s_pair: { first, second } }: StsEventJson): PointJson {
  return middleOf(first.fired_position, second.fired_position);
}

function firedAt(event: StsEventJson): string {
  return formatCoordinates(firingPosition(event));
}

function wayMeters({ activation_position, fired_position }: StsShipJson): number {
  return distanceMeters(...activation_position.coordinates, ...fired_position.coordinates);
}

function kilometers(ship: StsShipJson): string {
  return `${(wayMeters(ship) / 1000).toFixed(1)} km`;
}

function clock(time: string): string {
  return formatTime(time).slice(-8);
}

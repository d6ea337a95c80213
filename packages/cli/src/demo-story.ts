import { distanceMeters } from '@roadstead/geo';
import type { PointJson, StsEventJson, StsShipJson } from '@roadstead/model';
import { firedApartMeters } from './event-table.ts';
import { middleOf } from './formats.ts';
import { durationText, placeText, timeText } from './words.ts';

/** A ship at its moorings swings and its position scatters by some tens of metres; one that is so far off sails. */
const UNDER_WAY_METERS_MIN = 500;

/** Whether both ships were under way together: each came a good way while the event's window passed. */
export function areUnderWay({ s2s_pair: { first, second } }: StsEventJson): boolean {
  return wayMeters(first) >= UNDER_WAY_METERS_MIN && wayMeters(second) >= UNDER_WAY_METERS_MIN;
}

/** An event in a few lines. @param endMs the end of the recording, epoch milliseconds. */
export function eventStory(event: StsEventJson, windowMinutes: number, endMs: number): string[] {
  const { first, second } = event.s2s_pair;
  const ended = event.deactivation_time;
  const durationMs =
    (ended === null ? endMs : Date.parse(ended)) - Date.parse(event.activation_time);
  const until = ended === null ? 'and still together at the end' : `until ${clock(ended)}`;
  return [
    `${first.mmsi} and ${second.mmsi}`,
    `together from ${clock(event.activation_time)} ${until}: ${durationText(durationMs)}`,
    `${Math.round(firedApartMeters(event))} m apart at ${clock(event.fired_time)}, at ${firedAt(event)}`,
    `they came ${kilometers(first)} and ${kilometers(second)} in the first ${windowMinutes} minutes`,
  ];
}

/** The middle of the two ships when the event fired. */
export function firedPlace({ s2s_pair: { first, second } }: StsEventJson): PointJson {
  return middleOf(first.fired_position, second.fired_position);
}

function firedAt(event: StsEventJson): string {
  return placeText(firedPlace(event));
}

function wayMeters({ activation_position, fired_position }: StsShipJson): number {
  return distanceMeters(...activation_position.coordinates, ...fired_position.coordinates);
}

function kilometers(ship: StsShipJson): string {
  return `${(wayMeters(ship) / 1000).toFixed(1)} km`;
}

function clock(time: string): string {
  return timeText(time).slice(-8);
}

import { AMERICA, LAKES } from './channels-america.ts';
import { ASIA } from './channels-asia.ts';
import { EUROPE } from './channels-europe.ts';

/** Names and their places: `longitude,latitude` in degrees, with spaces between. */
export type ChannelTexts = Readonly<Record<string, string>>;

export interface Channel {
  readonly name: string;
  readonly places: readonly (readonly [longitude: number, latitude: number])[];
}

/** Centrelines of waters that Natural Earth has as land or too narrow, drawn for Roadstead. */
export const CHANNELS: readonly Channel[] = [EUROPE, ASIA, AMERICA].flatMap(channelsOf);

/** Lakes, as rings. */
export const LAKE_RINGS: readonly Channel[] = channelsOf(LAKES);

function channelsOf(texts: ChannelTexts): Channel[] {
  return Object.entries(texts).map(([name, text]) => ({
    name,
    places: text.split(' ').map((place) => {
      const [longitude, latitude] = place.split(',').map(Number);
      if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90))
        throw new RangeError(`${name}: ${place}`);
      return [longitude, latitude] as const;
    }),
  }));
}

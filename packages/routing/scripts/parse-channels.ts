/** Names and lines: `longitude,latitude` in degrees, separated by spaces. */
export type ChannelTexts = Readonly<Record<string, string>>;

export interface Channel {
  readonly name: string;
  readonly line: readonly (readonly [longitude: number, latitude: number])[];
}

/** Parses channels. @throws RangeError for an invalid position */
export function parseChannels(texts: ChannelTexts): Channel[] {
  return Object.entries(texts).map(([name, text]) => ({
    name,
    line: text.split(' ').map((vertex) => {
      const [longitude, latitude] = vertex.split(',').map(Number);
      if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90))
        throw new RangeError(`${name}: ${vertex}`);
      return [longitude, latitude] as const;
    }),
  }));
}

import type { Chunk, Encoder } from './encoder.ts';

/** Texts around items that are encoded one by one. */
export interface Frame<Item> {
  readonly before: string;
  readonly between: string;
  readonly after: string;
  readonly text: (item: Item) => string;
}

/** Encodes the items of a frame. */
export function framedEncoder<Item>({ before, between, after, text }: Frame<Item>): Encoder<Item> {
  let isFirst = true;
  return {
    get tail() {
      return (isFirst ? before : '') + after;
    },
    *encode(items): Generator<Chunk> {
      for (const item of items) {
        yield (isFirst ? before : between) + text(item);
        isFirst = false;
      }
    },
    *end(): Generator<Chunk> {
      yield this.tail;
    },
  };
}

/** A GeoJSON FeatureCollection (RFC 7946). */
export function geojson<Item>(featureOf: (item: Item) => object): Frame<Item> {
  return {
    before: '{"type":"FeatureCollection","features":[',
    between: ',',
    after: '\n]}\n',
    text: (item) => `\n${JSON.stringify(featureOf(item))}`,
  };
}

/** A KML 2.2 document with Google's extension for tracks with times. */
export function kml<Item>(placemarkOf: (item: Item) => string): Frame<Item> {
  return {
    before:
      '<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>\n',
    between: '',
    after: '</Document></kml>\n',
    text: placemarkOf,
  };
}

export function pointKml(longitude: number, latitude: number): string {
  return `<Point><coordinates>${longitude},${latitude}</coordinates></Point>`;
}

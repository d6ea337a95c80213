/**
 * Returns the difference `to − from` of two longitudes in degrees, the short way round the world.
 * @returns degrees east, from −180 to 180.
 */
export function longitudeDifference(from: number, to: number): number {
  return wrapLongitude(to - from);
}

/** Returns the longitude of the same meridian from −180 to 180; −180 and 180 are returned unchanged. */
export function wrapLongitude(longitude: number): number {
  return longitude > 180 || longitude < -180
    ? longitude - 360 * Math.round(longitude / 360)
    : longitude;
}

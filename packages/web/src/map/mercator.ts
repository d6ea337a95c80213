/** Web Mercator with the world as a square of side 1, its origin in the north-west, as MapLibre has it. */
export function mercatorX(longitude: number): number {
  return (longitude + 180) / 360;
}

export function mercatorY(latitude: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

/** Returns the longitude that is nearest to another one and the same meridian: it may be beyond ±180. */
export function longitudeNear(longitude: number, other: number): number {
  return longitude + 360 * Math.round((other - longitude) / 360);
}

/**
 * Returns positions as a line that does not jump across the map at the antimeridian: each longitude is the one nearest to that before it,
 * also beyond ±180, where MapLibre draws the line in each copy of the world.
 */
export function unwrapLine(
  positions: readonly (readonly number[])[],
): [longitude: number, latitude: number][] {
  let previous: number | undefined;
  return positions.map(([longitude, latitude]) => {
    const near = longitudeNear(longitude!, previous ?? longitude!);
    previous = near;
    return [near, latitude!];
  });
}

import type { Box } from '@roadstead/geo';
import { failure, type Result, success } from '@roadstead/model';

export const WHOLE_WORLD: Box = { west: -180, south: -90, east: 180, north: 90 };

const NUMBER = String.raw`\s*([-+]?\d+(?:\.\d+)?)\s*`;
const BOX = new RegExp(`^${NUMBER},${NUMBER},${NUMBER},${NUMBER}$`);

/** Parses `WEST,SOUTH,EAST,NORTH`; across the antimeridian WEST is greater than EAST, and the result is two boxes. */
export function parseBox(text: string): Result<readonly Box[], string> {
  const [west, south, east, north] = (BOX.exec(text) ?? []).slice(1).map(Number);
  const isBox = [west, east].every((longitude) => Math.abs(longitude) <= 180);
  if (!isBox || !(south >= -90 && south < north && north <= 90) || west === east) {
    return failure(
      'A box is WEST,SOUTH,EAST,NORTH in degrees, as in box=24,59.5,26,60.5: longitude before latitude.',
    );
  }
  if (west < east) return success([{ west, south, east, north }]);
  return success([
    { west, south, east: 180, north },
    { west: -180, south, east, north },
  ]);
}

import type { SeriesRow, SeriesSchema } from '@roadstead/contracts';
import { seededRandom } from './random.ts';

export type Column = 'longitude' | 'latitude' | 'sog' | 'cog' | 'heading' | 'rot' | 'navStatus';
export type Fix = SeriesRow<Column>;

export const FIXES: SeriesSchema<Column> = {
  name: 'fixes',
  columns: ['longitude', 'latitude', 'sog', 'cog', 'heading', 'rot', 'navStatus'],
};

export const START_MS = Date.UTC(2026, 0, 10);
export const EVERY_MS = 10_000;

/** Ships that sail, turn and stop, each with a report every 10 seconds in the units of AIS, with its missing values. */
export function fleet(ships: number): () => Fix {
  const random = seededRandom(7);
  const course = Float64Array.from({ length: ships }, () => random() * 360);
  const speed = Float64Array.from({ length: ships }, () =>
    random() < 0.4 ? 0 : 5 + random() * 15,
  );
  const longitude = Float64Array.from({ length: ships }, () => random() * 300 - 150);
  const latitude = Float64Array.from({ length: ships }, () => random() * 120 - 60);
  const hasGyro = Float64Array.from({ length: ships }, () => (random() < 0.7 ? 1 : 0));
  let count = 0;
  return () => {
    const ship = count % ships;
    const slot = Math.floor(count++ / ships);
    const sog = Math.max(0, speed[ship] + random() * 0.4 - 0.2);
    course[ship] = (course[ship] + random() * 4 + 358) % 360;
    const angle = (course[ship] * Math.PI) / 180;
    const moved = (sog * EVERY_MS) / 3_600_000 / 60;
    latitude[ship] += Math.cos(angle) * moved + (random() - 0.5) * 2e-5;
    longitude[ship] += Math.sin(angle) * moved + (random() - 0.5) * 2e-5;
    const second = Math.floor((ship / ships) * (EVERY_MS / 1000));
    return {
      key: ship,
      timeMs: START_MS + slot * EVERY_MS + second * 1000,
      longitude: Math.round(longitude[ship] * 600_000) / 600_000,
      latitude: Math.round(latitude[ship] * 600_000) / 600_000,
      sog: Math.round(sog * 10) / 10,
      cog: Math.round(course[ship] * 10) / 10,
      heading: hasGyro[ship] ? Math.round(course[ship]) : null,
      rot: hasGyro[ship] ? Math.round(random() * 10 - 5) : null,
      navStatus: speed[ship] > 0 ? 0 : 1,
    };
  };
}

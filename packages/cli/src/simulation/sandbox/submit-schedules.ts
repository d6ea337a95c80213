import type { MaritimeService } from '@roadstead/service';
import { type RealTimeSimulation, scheduleAndBookings } from '@roadstead/simulator';
import { SEED } from './demo-world.ts';

/** Two ports by their UN/LOCODEs. */
export interface Lane {
  readonly origin: string;
  readonly destination: string;
}

/**
 * Submits the carriers' schedules and bookings.
 * @param locodeOf returns the UN/LOCODE of a port
 * @returns the lane with the busiest bookings
 */
export async function submitSchedules(
  { tradeLanes }: MaritimeService,
  { voyages }: RealTimeSimulation,
  locodeOf: (portId: number) => string,
): Promise<Lane> {
  const { schedules, bookings } = scheduleAndBookings(SEED, voyages, locodeOf);
  await tradeLanes.putVoyages(schedules);
  await tradeLanes.putBookings(bookings);
  const counts = new Map<string, number>();
  let busiest: Lane = { origin: 'DEHAM', destination: 'SEGOT' };
  for (const booking of bookings) {
    const [origin, destination] = [
      booking.origin_un_location_code,
      booking.destination_un_location_code,
    ];
    const count = (counts.get(`${origin} ${destination}`) ?? 0) + 1;
    counts.set(`${origin} ${destination}`, count);
    if (count > (counts.get(`${busiest.origin} ${busiest.destination}`) ?? 0)) {
      busiest = { origin, destination };
    }
  }
  return busiest;
}

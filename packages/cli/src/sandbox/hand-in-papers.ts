import type { MaritimeService } from '@roadstead/service';
import { carrierPapers, type LiveWorld } from '@roadstead/simulator';
import { SEED } from './waters.ts';

/** From one port to another, by their UN/LOCODEs. */
export interface Lane {
  readonly origin: string;
  readonly destination: string;
}

/**
 * Hands in what carriers scheduled and booked.
 * @param locodeOf of a port
 * @returns the lane of which most was booked
 */
export async function handInPapers(
  { tradeLanes }: MaritimeService,
  { voyages }: LiveWorld,
  locodeOf: (portId: number) => string,
): Promise<Lane> {
  const { schedules, bookings } = carrierPapers(SEED, voyages, locodeOf);
  await tradeLanes.putVoyages(schedules);
  await tradeLanes.putBookings(bookings);
  const counts = new Map<string, number>();
  let most: Lane = { origin: 'DEHAM', destination: 'SEGOT' };
  for (const booking of bookings) {
    const [origin, destination] = [
      booking.origin_un_location_code,
      booking.destination_un_location_code,
    ];
    const count = (counts.get(`${origin} ${destination}`) ?? 0) + 1;
    counts.set(`${origin} ${destination}`, count);
    if (count > (counts.get(`${most.origin} ${most.destination}`) ?? 0)) {
      most = { origin, destination };
    }
  }
  return most;
}

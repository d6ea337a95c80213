import { expect, it } from 'vitest';
import { DestinationReliability } from './destination-reliability.ts';
import { createShipVoyage } from './ship-voyage.ts';
import { mmsi } from './testing/sea-of-ports.ts';

const [PORT, OTHER_PORT] = [3, 4];
const NAMED = new Map([[PORT, 0.9]]);

it('[X4] old texts in port have a reliability of their own', () => {
  const reliability = new DestinationReliability();
  const ship = createShipVoyage(mmsi(1));
  for (let voyage = 0; voyage < 20; voyage++) {
    reliability.update(ship, NAMED, PORT);
    reliability.updateOld(ship, NAMED, OTHER_PORT);
  }
  expect(reliability.of(ship)).toBeGreaterThan(0.9);
  expect(reliability.of({ ...ship, isInPort: true })).toBeGreaterThan(0.9);
  expect(reliability.of({ ...ship, hasOldText: true })).toBeGreaterThan(0.9);
  const inPort = { ...ship, isInPort: true, hasOldText: true };
  expect(reliability.of(inPort)).toBeLessThan(0.1);

  const restored = new DestinationReliability();
  restored.restore(reliability.save());
  expect(restored.of(inPort)).toBe(reliability.of(inPort));
  const { trust } = reliability.save();
  const ofEarlierVersion = new DestinationReliability();
  ofEarlierVersion.restore({ trust });
  expect(ofEarlierVersion.of(inPort)).toBe(0.5);
});

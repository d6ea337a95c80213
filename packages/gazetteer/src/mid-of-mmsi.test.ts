import { describe, expect, it } from 'vitest';
import { midOfMmsi } from './mid-of-mmsi.ts';

describe('the MID of an MMSI', () => {
  it.each([
    [235_070_762, 235, 'a ship'],
    [23_507_076, 235, 'a group of ships, 0 before'],
    [2_320_001, 232, 'a coast station, 00 before'],
    [111_232_512, 232, 'an aircraft'],
    [823_507_076, 235, 'a handheld radio'],
    [982_350_707, 235, 'a craft of a parent ship'],
    [992_351_000, 235, 'an aid to navigation'],
  ])('[G10] of %i is %i: %s', (mmsi, mid) => {
    expect(midOfMmsi(mmsi)).toBe(mid);
  });

  it.each([970_123_456, 972_123_456, 974_123_456, 123_456_789, -1, 1_000_000_000, 235_070_762.5])(
    '[G10] of %d does not exist',
    (mmsi) => {
      expect(midOfMmsi(mmsi)).toBeUndefined();
    },
  );
});

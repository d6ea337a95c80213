import { describe, expect, it } from 'vitest';
import { PASSAGES, type PassageName, type ShipSize } from './passages.ts';
import { closedPassages, isKnownToFit } from './ship-limits.ts';

function reasonOf(name: PassageName, ship: ShipSize): string | undefined {
  return closedPassages(ship).find((passage) => passage.name === name)?.reason;
}

describe('closedPassages', () => {
  it('[R6] is empty for a ship of unknown or small size', () => {
    expect(closedPassages({})).toEqual([]);
    const coaster = { draughtMeters: 3, beamMeters: 10, lengthMeters: 60, airDraughtMeters: 15 };
    expect(closedPassages(coaster)).toEqual([]);
  });

  it('[R6] has the reason', () => {
    expect(reasonOf('sunda', { draughtMeters: 21 })).toBe('21 m of draught, 18 m at most');
    expect(reasonOf('lombok', { draughtMeters: 21 })).toBeUndefined();
    expect(reasonOf('bosporus', { airDraughtMeters: 65 })).toBe(
      '65 m of air draught, 58 m at most',
    );
  });

  it('[R6] accepts a ship within any of several limits', () => {
    expect(reasonOf('kiel-canal', { lengthMeters: 150, draughtMeters: 9.5 })).toBeUndefined();
    expect(reasonOf('kiel-canal', { lengthMeters: 200, draughtMeters: 7 })).toBeUndefined();
    expect(reasonOf('kiel-canal', { lengthMeters: 200, draughtMeters: 9 })).toBe(
      '200 m of length, 160 m at most',
    );
    expect(reasonOf('suez-canal', { beamMeters: 60, draughtMeters: 12 })).toBeUndefined();
    expect(reasonOf('suez-canal', { beamMeters: 60, draughtMeters: 17 })).toBe(
      '60 m of beam, 49.99 m at most',
    );
    expect(reasonOf('panama-canal', { beamMeters: 60, draughtMeters: 17 })).toBe(
      '17 m of draught, 15.24 m at most; 60 m of beam, 51.25 m at most',
    );
  });

  it('[R6] tolerates the rounding of reported dimensions', () => {
    expect(reasonOf('kiel-canal', { beamMeters: 33 })).toBeUndefined();
    expect(reasonOf('kiel-canal', { beamMeters: 33.1 })).toBeDefined();
  });

  it('[R8] rejects invalid dimensions', () => {
    expect(() => closedPassages({ beamMeters: -1 })).toThrow(RangeError);
    expect(() => closedPassages({ airDraughtMeters: Number.NaN })).toThrow(RangeError);
  });
});

describe('isKnownToFit', () => {
  it('[R4] needs every limited dimension', () => {
    const corinth = PASSAGES.find(({ name }) => name === 'corinth-canal')!;
    expect(isKnownToFit({ draughtMeters: 7, beamMeters: 14 }, corinth)).toBe(true);
    expect(isKnownToFit({ draughtMeters: 7 }, corinth)).toBe(false);
    expect(isKnownToFit({ draughtMeters: 7, beamMeters: 16 }, corinth)).toBe(false);
    const palk = PASSAGES.find(({ name }) => name === 'palk')!;
    expect(isKnownToFit({ draughtMeters: 1 }, palk)).toBe(false);
  });
});

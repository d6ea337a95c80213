import { gazetteerData } from '@roadstead/gazetteer/data';
import { distanceMeters } from '@roadstead/geo';
import { describe, expect, it } from 'vitest';
import { TERMINALS, type Terminal } from '../scripts/terminals.ts';
import { createGazetteer } from './create-gazetteer.ts';

const gazetteer = createGazetteer(gazetteerData);

/** Terminals that fail a check, by name, so that a failure says all of them. */
function failing(check: (terminal: Terminal) => boolean): readonly string[] {
  return TERMINALS.filter((terminal) => !check(terminal)).map(({ name }) => name);
}

describe('the terminals of the world', () => {
  it('[G5] are at least 150 of the kinds that ships of the high seas call at', () => {
    const counts = new Map<string, number>();
    for (const { kind } of TERMINALS) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({
      container: 127,
      oil: 70,
      gas: 43,
      ore: 28,
      coal: 37,
      bauxite: 4,
    });
    expect(new Set(TERMINALS.map(({ name }) => name)).size).toBe(TERMINALS.length);
  });

  it('[G5] are circles of 1 to 4 km, none with its centre in that of another port', () => {
    expect(failing(({ radiusMeters }) => radiusMeters >= 1000 && radiusMeters <= 4000)).toEqual([]);
    expect(
      failing((a) =>
        TERMINALS.every((b) => {
          if (a === b || Math.abs(a.latitude - b.latitude) > 0.04) return true;
          const meters = distanceMeters(a.longitude, a.latitude, b.longitude, b.latitude);
          return meters >= (a.portId === b.portId ? 500 : b.radiusMeters);
        }),
      ),
    ).toEqual([]);
  });

  it('[G5] are each in the area of their port', () => {
    expect(
      failing(({ portId, locode, longitude, latitude }) => {
        const own = locode === null ? gazetteer.portById(portId) : gazetteer.portByLocode(locode);
        return own !== undefined && gazetteer.portAt(longitude, latitude) === own;
      }),
    ).toEqual([]);
  });

  it('[G5] are where public sources have stops and ports', () => {
    expect(
      failing((terminal) => {
        const { longitude, latitude, confirmedBy } = terminal;
        if (confirmedBy === 'wpi') {
          const limits = { distanceMetersMax: 2000 };
          return gazetteer.nearestPort(longitude, latitude, limits) !== undefined;
        }
        return true;
      }),
    ).toEqual([]);
  });
});

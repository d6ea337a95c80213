import { gazetteerData } from '@roadstead/gazetteer/data';
import { distanceMeters } from '@roadstead/geo';
import { parseLocode } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import { MAJOR_TERMINALS, type MajorTerminal } from '../scripts/major-terminals.ts';
import { createGazetteer } from './create-gazetteer.ts';

const gazetteer = createGazetteer(gazetteerData);

/** Terminals that fail a check, by name, so that a failure says all of them. */
function failing(check: (terminal: MajorTerminal) => boolean): readonly string[] {
  return MAJOR_TERMINALS.filter((terminal) => !check(terminal)).map(({ name }) => name);
}

/** The distance to the nearest area of a harbour or circle of an anchorage: every stop is in one of them. */
function metersToStops({ longitude, latitude }: MajorTerminal): number {
  return Math.min(
    gazetteer.portAreaMeters(longitude, latitude),
    gazetteer.anchorageMeters(longitude, latitude),
  );
}

describe('the terminals of the world', () => {
  it('[G5] are at least 150 of the kinds that ships of the high seas call at', () => {
    const counts = new Map<string, number>();
    for (const { kind } of MAJOR_TERMINALS) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({
      container: 125,
      oil: 69,
      gas: 43,
      ore: 28,
      coal: 37,
      bauxite: 4,
    });
    expect(new Set(MAJOR_TERMINALS.map(({ name }) => name)).size).toBe(MAJOR_TERMINALS.length);
  });

  it('[G5] are circles of 1 to 4 km, none with its centre in that of another port', () => {
    expect(failing(({ radiusMeters }) => radiusMeters >= 1000 && radiusMeters <= 4000)).toEqual([]);
    expect(
      failing((a) =>
        MAJOR_TERMINALS.every((b) => {
          if (a === b || Math.abs(a.latitude - b.latitude) > 0.04) return true;
          const meters = distanceMeters(a.longitude, a.latitude, b.longitude, b.latitude);
          return meters >= (a.port === b.port ? 500 : b.radiusMeters);
        }),
      ),
    ).toEqual([]);
  });

  it('[G5] belong to a port of the index that is near, or to one with a UN/LOCODE', () => {
    expect(
      failing(({ port, longitude, latitude }) => {
        if (typeof port === 'string') return parseLocode(port) === port;
        const own = gazetteer.portById(port);
        if (own === undefined) return false;
        // Nansha is the farthest from its port, Guangzhou.
        return distanceMeters(own.longitude, own.latitude, longitude, latitude) <= 75_000;
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
        // The data have no stops on land that is newer than the coastline if the index has no port there.
        if (confirmedBy !== 'gfw' || typeof terminal.port === 'string') return true;
        return metersToStops(terminal) <= 1000;
      }),
    ).toEqual([]);
  });
});

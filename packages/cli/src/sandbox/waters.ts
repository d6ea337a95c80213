import { lineStringOf, type SeaRoutes } from '@roadstead/routing';
import type { PortDirectory } from '@roadstead/service';
import { createLiveWorld, type LiveWorld, type Road } from '@roadstead/simulator';

type Place = readonly [longitude: number, latitude: number];

/** The ports that are called at, from the German Bight to Danzig Bay and Oslo, as the World Port Index has their UN/LOCODEs. */
const LOCODES: readonly string[] = (
  'DEHAM DEBRV DECUX DEWVN DEKEL DEFLF DELBC DETRV DEWIS DERSK PLSWI PLSZZ PLGDN PLGDY DKRNN SEYST SETRG SEMMA ' +
  'SEHEL SEHAD SEVAG SEGOT SEUDD SEKAN NOOSL NOHOR NODRM NOLAR NOKRS DKCPH DKKAL DKODE DKFRC DKAAR DKAAL DKFDH ' +
  'DKSKA DKEBJ DKSSV DKNBG'
).split(' ');

export const SKAGEN_ROADS: Road = { name: 'Skagen Roads', longitude: 10.74, latitude: 57.8 };
/** Where tankers lie, and transfer cargo, off these coasts: by eye from nautical charts, clear of ports and fairways. */
const ROADS: readonly Road[] = [
  SKAGEN_ROADS,
  { name: 'Vinga', longitude: 11.42, latitude: 57.6 },
  { name: 'Samso Belt', longitude: 10.9, latitude: 55.86 },
  { name: 'Kadet Bank', longitude: 12.1, latitude: 54.36 },
  { name: 'Kriegers Flak', longitude: 13.1, latitude: 54.98 },
];

/** So many ships are at the roads, and of a fleet so large a share finds trade here. */
const AT_ROADS = 30;
const IN_TRADE = 0.55;

/** The same world for all, counted from its start. */
export const SEED = 1;

/** What is looked at, in degrees: all of these waters. */
export const WATERS: readonly Place[] = [
  [6, 53],
  [20, 53],
  [20, 60],
  [6, 60],
  [6, 53],
];

/**
 * The ships of these waters.
 * @param ships about how many
 * @param startMs epoch milliseconds, whole days
 */
export function watersFrom(
  ports: PortDirectory['ports'],
  seaRoutes: SeaRoutes,
  ships: number,
  startMs: number,
): LiveWorld {
  const called = ports.filter(({ locode }) => locode !== null && LOCODES.includes(locode));
  const byId = new Map(called.map((port) => [port.id, port]));
  const found = new Map<string, ReturnType<SeaRoutes['route']>>();
  /** From the lesser number to the greater one: the way back is the same. */
  const routeBetween = (one: number, other: number): ReturnType<SeaRoutes['route']> => {
    const [from, to] = one < other ? [one, other] : [other, one];
    const key = `${from} ${to}`;
    let route = found.get(key);
    if (!route) {
      route = seaRoutes.route(byId.get(from)!, byId.get(to)!);
      found.set(key, route);
    }
    return route;
  };
  return createLiveWorld({
    seed: SEED,
    ports: called,
    metersBetween: (from, to) => {
      const route = routeBetween(from.id, to.id);
      return route.status === 'ok' ? route.distanceMeters : undefined;
    },
    wayBetween: (fromId, toId) => {
      const route = routeBetween(fromId, toId);
      if (route.status !== 'ok') throw new Error(`There is no way from ${fromId} to ${toId}.`);
      const { coordinates } = lineStringOf(route, { antimeridian: 'unwrapped' });
      return (fromId < toId ? coordinates : coordinates.toReversed()) as readonly Place[];
    },
    ships: Math.round((ships - AT_ROADS) / IN_TRADE),
    roads: ROADS,
    startMs,
  });
}

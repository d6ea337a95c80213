import { lineStringOf, type SeaRoutes } from '@roadstead/routing';
import type { PortDirectory } from '@roadstead/service';
import {
  type Anchorage,
  createRealTimeSimulation,
  type RealTimeSimulation,
} from '@roadstead/simulator';

type Place = readonly [longitude: number, latitude: number];

/**
 * The ports of the world, from the German Bight to Danzig Bay and Oslo, by their UN/LOCODEs in the World Port Index.
 */
const LOCODES: readonly string[] = (
  'DEHAM DEBRV DECUX DEWVN DEKEL DEFLF DELBC DETRV DEWIS DERSK PLSWI PLSZZ PLGDN PLGDY DKRNN SEYST SETRG SEMMA ' +
  'SEHEL SEHAD SEVAG SEGOT SEUDD SEKAN NOOSL NOHOR NODRM NOLAR NOKRS DKCPH DKKAL DKODE DKFRC DKAAR DKAAL DKFDH ' +
  'DKSKA DKEBJ DKSSV DKNBG'
).split(' ');

export const SKAGEN_ANCHORAGE: Anchorage = {
  name: 'Skagen Roads',
  longitude: 10.74,
  latitude: 57.8,
};
/** Anchorages for transfers off these coasts: chosen by eye from nautical charts, clear of ports and fairways. */
const ANCHORAGES: readonly Anchorage[] = [
  SKAGEN_ANCHORAGE,
  { name: 'Vinga', longitude: 11.42, latitude: 57.6 },
  { name: 'Samso Belt', longitude: 10.9, latitude: 55.86 },
  { name: 'Kadet Bank', longitude: 12.1, latitude: 54.36 },
  { name: 'Kriegers Flak', longitude: 13.1, latitude: 54.98 },
];

/** The number of ships at the anchorages, and the share of the second ships that the simulation finds a trade for. */
const ANCHORED_SHIPS = 30;
const TRADE_SHARE = 0.55;

/** The world is the same for all users, counted from its start. */
export const SEED = 1;

/** The area of the demonstration's configuration, in degrees. */
export const DEMO_AREA: readonly Place[] = [
  [6, 53],
  [20, 53],
  [20, 60],
  [6, 60],
  [6, 53],
];

/**
 * Creates the simulated world.
 * @param ships the approximate number of ships
 * @param startMs epoch milliseconds, the begin of a day
 */
export function createDemoWorld(
  ports: PortDirectory['ports'],
  seaRoutes: SeaRoutes,
  ships: number,
  startMs: number,
): RealTimeSimulation {
  const called = ports.filter(({ locode }) => locode !== null && LOCODES.includes(locode));
  const byId = new Map(called.map((port) => [port.id, port]));
  const found = new Map<string, ReturnType<SeaRoutes['route']>>();
  /** Computed once for each pair of ports: the return route is the same. */
  const routeBetween = (first: number, second: number): ReturnType<SeaRoutes['route']> => {
    const [from, to] = first < second ? [first, second] : [second, first];
    const key = `${from} ${to}`;
    let route = found.get(key);
    if (!route) {
      route = seaRoutes.route(byId.get(from)!, byId.get(to)!);
      found.set(key, route);
    }
    return route;
  };
  return createRealTimeSimulation({
    seed: SEED,
    ports: called,
    metersBetween: (from, to) => {
      const route = routeBetween(from.id, to.id);
      return route.status === 'ok' ? route.distanceMeters : undefined;
    },
    routeBetween: (fromId, toId) => {
      const route = routeBetween(fromId, toId);
      if (route.status !== 'ok') throw new Error(`There is no route from ${fromId} to ${toId}.`);
      const { coordinates } = lineStringOf(route, { antimeridian: 'unwrapped' });
      return (fromId < toId ? coordinates : coordinates.toReversed()) as readonly Place[];
    },
    ships: Math.round((ships - ANCHORED_SHIPS) / TRADE_SHARE),
    anchorages: ANCHORAGES,
    startMs,
  });
}

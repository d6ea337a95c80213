import type { FilePath, Tell } from '@roadstead/yaml-file';
import { allowedText } from '@roadstead/yaml-file';
import type { Fault } from '../scenario.ts';
import type { Found } from './draft.ts';
import { ALL_SHIPS } from './fault-schema.ts';
import type { ShipNames } from './ship-names.ts';

/** Holds the names in faults to the ships that there are. */
export function checkFaults(faults: readonly Found<Fault>[], names: ShipNames, tell: Tell): void {
  for (const { path, value } of faults) {
    for (const ship of value.ships) {
      const why = ship === ALL_SHIPS ? undefined : names.whyUnknown(ship);
      if (why !== undefined) tell([...path, 'ships'], `${why}; or ${ALL_SHIPS}`);
    }
  }
}

/** Holds the names in `expect` to what there is of ships, configurations and ports, wherever it is right enough. */
export function checkExpect(
  expect: unknown,
  names: ShipNames,
  configurations: readonly (string | undefined)[],
  ports: readonly (string | undefined)[],
  tell: Tell,
): void {
  const lists = (expect ?? {}) as Record<string, unknown>;
  for (const key of ['truth', 'events', 'maybe']) {
    const list = lists[key];
    if (!Array.isArray(list)) continue;
    for (const [i, item] of list.entries()) {
      const { ships, configuration } = (item ?? {}) as Record<string, unknown>;
      const path = ['expect', key, i];
      if (Array.isArray(ships)) checkPair(ships, [...path, 'ships'], names, tell);
      if (key === 'truth') continue;
      checkOneOf(configuration, 'configuration', path, configurations, tell);
    }
  }
  const calls = Array.isArray(lists['calls']) ? lists['calls'] : [];
  for (const [i, item] of calls.entries()) {
    const { ship, port } = (item ?? {}) as Record<string, unknown>;
    const path = ['expect', 'calls', i];
    const why = typeof ship === 'string' ? names.whyNotOne(ship) : undefined;
    if (why !== undefined) tell([...path, 'ship'], why);
    checkOneOf(port, 'port', path, ports, tell);
  }
}

function checkPair(ships: readonly unknown[], path: FilePath, names: ShipNames, tell: Tell): void {
  for (const [i, ship] of ships.entries()) {
    const why = typeof ship === 'string' ? names.whyNotOne(ship) : undefined;
    if (why !== undefined) tell([...path, i], why);
  }
  if (ships.length === 2 && ships[0] === ships[1]) tell(path, 'expected two different ships');
}

/** Holds the name under a key to those of all that it may be. */
function checkOneOf(
  name: unknown,
  key: 'configuration' | 'port',
  path: FilePath,
  all: readonly (string | undefined)[],
  tell: Tell,
): void {
  const known = all.filter((each) => each !== undefined);
  // One whose name is wrong may be the one that is meant.
  if (typeof name !== 'string' || known.length < all.length) return;
  if (known.includes(name)) return;
  const said = JSON.stringify(name.slice(0, 60));
  tell([...path, key], `there is no ${key} ${said}${allowedText(name, known)}`);
}

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

/** Holds the names in `expect` to the ships and configurations that there are, wherever it is right enough. */
export function checkExpect(
  expect: unknown,
  names: ShipNames,
  configurations: readonly (string | undefined)[],
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
      checkConfiguration(configuration, [...path, 'configuration'], configurations, tell);
    }
  }
}

function checkPair(ships: readonly unknown[], path: FilePath, names: ShipNames, tell: Tell): void {
  for (const [i, ship] of ships.entries()) {
    const why = typeof ship === 'string' ? names.whyNotOne(ship) : undefined;
    if (why !== undefined) tell([...path, i], why);
  }
  if (ships.length === 2 && ships[0] === ships[1]) tell(path, 'expected two different ships');
}

function checkConfiguration(
  name: unknown,
  path: FilePath,
  configurations: readonly (string | undefined)[],
  tell: Tell,
): void {
  const known = configurations.filter((each) => each !== undefined);
  // One whose name is wrong may be the one that is meant.
  if (typeof name !== 'string' || known.length < configurations.length) return;
  if (known.includes(name)) return;
  const said = JSON.stringify(name.slice(0, 60));
  tell(path, `there is no configuration ${said}${allowedText(name, known)}`);
}

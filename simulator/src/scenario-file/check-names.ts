import type { FilePath, ReportIssue } from '@roadstead/yaml-file';
import { allowedText } from '@roadstead/yaml-file';
import type { Fault } from '../scenario.ts';
import { ALL_SHIPS } from './fault-schema.ts';
import type { LocatedValue } from './ship-draft.ts';
import type { ShipNames } from './ship-names.ts';

/** Checks the names of ships in faults. */
export function checkFaults(
  faults: readonly LocatedValue<Fault>[],
  names: ShipNames,
  report: ReportIssue,
): void {
  for (const { path, value } of faults) {
    for (const ship of value.ships) {
      const why = ship === ALL_SHIPS ? undefined : names.unknownNameProblem(ship);
      if (why !== undefined) report([...path, 'ships'], `${why}; or ${ALL_SHIPS}`);
    }
  }
}

/** Checks the names of ships, configurations and ports in `expect`, in every part that has the right form. */
export function checkExpect(
  expect: unknown,
  names: ShipNames,
  configurations: readonly (string | undefined)[],
  ports: readonly (string | undefined)[],
  report: ReportIssue,
): void {
  const lists = (expect ?? {}) as Record<string, unknown>;
  for (const key of ['truth', 'events', 'maybe']) {
    const list = lists[key];
    if (!Array.isArray(list)) continue;
    for (const [i, item] of list.entries()) {
      const { ships, configuration } = (item ?? {}) as Record<string, unknown>;
      const path = ['expect', key, i];
      if (Array.isArray(ships)) checkPair(ships, [...path, 'ships'], names, report);
      if (key === 'truth') continue;
      checkOneOf(configuration, 'configuration', path, configurations, report);
    }
  }
  const calls = Array.isArray(lists['calls']) ? lists['calls'] : [];
  for (const [i, item] of calls.entries()) {
    const { ship, port } = (item ?? {}) as Record<string, unknown>;
    const path = ['expect', 'calls', i];
    const why = typeof ship === 'string' ? names.singleShipProblem(ship) : undefined;
    if (why !== undefined) report([...path, 'ship'], why);
    checkOneOf(port, 'port', path, ports, report);
  }
}

function checkPair(
  ships: readonly unknown[],
  path: FilePath,
  names: ShipNames,
  report: ReportIssue,
): void {
  for (const [i, ship] of ships.entries()) {
    const why = typeof ship === 'string' ? names.singleShipProblem(ship) : undefined;
    if (why !== undefined) report([...path, i], why);
  }
  if (ships.length === 2 && ships[0] === ships[1]) report(path, 'expected two different ships');
}

/** Checks the name under a key against the existing ones. */
function checkOneOf(
  name: unknown,
  key: 'configuration' | 'port',
  path: FilePath,
  all: readonly (string | undefined)[],
  report: ReportIssue,
): void {
  const known = all.filter((each) => each !== undefined);
  // An item with an invalid name may be the one referred to.
  if (typeof name !== 'string' || known.length < all.length) return;
  if (known.includes(name)) return;
  const quoted = JSON.stringify(name.slice(0, 60));
  report([...path, key], `there is no ${key} ${quoted}${allowedText(name, known)}`);
}

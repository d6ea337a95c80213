import type { CheckedCapability } from '../arguments/parameters.ts';
import { PARAMETERS } from '../arguments/parameters.ts';

/** Capabilities of which some methods are called on the leader. */
type SharedCapability = Exclude<
  CheckedCapability,
  'feed' | 'vesselEvents' | 'previews' | 'tracking' | 'tracking.tracks' | 'routing'
>;

/**
 * The methods that change what only the leader writes, or that need its state in memory, by capability. All other methods of an API process
 * read the store, or write documents that any process can write.
 */
const LEADER_METHODS: Readonly<Record<SharedCapability, readonly string[]>> = {
  configurations: ['create', 'replace', 'remove'],
  events: ['acknowledge'],
  backfill: allOf('backfill'),
  shapes: ['create', 'replace', 'remove', 'import'],
  // The queue and the progress of the running report are in memory; results are in the store.
  reports: ['request', 'getStatus', 'list', 'remove'],
  nextPorts: ['listOfShip', 'listOfPort', 'listArrivals', 'listOfShipList'],
  'nextPorts.clusters': allOf('nextPorts.clusters'),
  'nextPorts.shipLists': allOf('nextPorts.shipLists'),
  'alerts.webhooks': allOf('alerts.webhooks'),
  'alerts.people': allOf('alerts.people'),
  tradeLanes: allOf('tradeLanes'),
  usage: ['monthlyCounters', 'monthlyCredits'],
  // The end of a credential must reach all processes, which end streams and verify it again.
  identity: [
    ...['createUser', 'removeUser', 'setPassword', 'createKey', 'revokeKey', 'logout'],
    // The first one creates the secret of all tokens.
    'login',
  ],
  // A ticket is valid in all processes, once.
  'identity.sessions': ['end', 'createTicket', 'redeemTicket'],
};

function allOf(capability: CheckedCapability): readonly string[] {
  return Object.keys(PARAMETERS[capability]);
}

/** Returns whether a method of a capability is called on the leader. */
export function isLeaderMethod(capability: string, method: string): boolean {
  return (
    Object.hasOwn(LEADER_METHODS, capability) &&
    LEADER_METHODS[capability as SharedCapability].includes(method)
  );
}

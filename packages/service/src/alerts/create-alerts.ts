import {
  ALERT_KINDS,
  type AlertChange,
  type AlertKind,
  AlertService,
  type AlertServiceOptions,
  type ListedContacts,
  type PeopleOptions,
  type PeopleServiceOptions,
} from '@roadstead/alerts';
import type { FeedEntry } from '@roadstead/contracts';
import { type Principal, timestampMs } from '@roadstead/model';
import type { UsageService } from '@roadstead/usage';
import type { FeedBody } from '../changes/recorded-change.ts';
import type { StoredUserDirectory } from '../identity/stored-user-directory.ts';
import { setBackgroundTimeout } from '../operations/timers.ts';
import type { ServiceOptions } from '../service-options.ts';
import type { ConfigurationSet } from '../sts/configuration-set.ts';
import type { Configurations, StoredConfiguration } from '../sts/configurations.ts';
import type { Events, StoredEvent } from '../sts/events.ts';
import { newestAssessment, storedEventJson } from '../sts/stored-event-json.ts';
import type { Ships } from '../tracking/ships.ts';

interface AlertParts extends Pick<AlertServiceOptions, 'newUuid'> {
  readonly identity: StoredUserDirectory;
  readonly configurations: Configurations;
  readonly configurationSet: ConfigurationSet;
  readonly events: Events;
  readonly usage: UsageService;
  readonly ships: Ships;
}

/** Creates the deliveries of alerts; null without the option `alerts`. */
export function createAlerts(
  { store, clock, randomBytes, log, alerts }: ServiceOptions,
  parts: AlertParts,
): AlertService | null {
  if (!alerts) return null;
  const { identity, configurations, usage, ships, newUuid } = parts;
  const failed = (error: unknown): void =>
    log?.('Alerts could not be written. The service tries it again.', error);
  const { cipher, sendWebhook, webhookAddresses: addressRules = {}, people } = alerts;
  return new AlertService({
    ...{ store, clock, randomBytes, newUuid, failed, cipher, sendWebhook, addressRules },
    ...(people && { people: peopleServiceOptions(people, parts) }),
    setTimer: setBackgroundTimeout,
    parseChange: (entry) => parseChange(entry, ships),
    findUser: (uuid) => identity.findUser(uuid),
    canReadConfiguration: async (caller, id) => (await configurations.get(caller, id)).ok,
    log: (message) => log?.(message, null),
    counted(label, isSuccessful) {
      const status = isSuccessful ? 'SUCCESS' : 'ERROR';
      const record = { user: null, type: 'PUSH', method: null, endpoint: label, status } as const;
      usage.record({ ...record, unit: 'REQUESTS', text: null }, 1).catch(failed);
    },
  });
}

/** The service itself as a reader. */
const SERVICE: Principal = { uuid: 'service', name: 'service', roles: ['administrator'] };

function peopleServiceOptions(
  people: PeopleOptions,
  { configurationSet, events }: AlertParts,
): PeopleServiceOptions {
  return {
    ...people,
    contactsIn: ({ kind, body }) =>
      kind === 'configuration-created' || kind === 'configuration-changed'
        ? contactsOf((body as FeedBody).object as StoredConfiguration)
        : undefined,
    contactsOf: async (id) => {
      const configuration = configurationSet.get(id);
      return configuration && contactsOf(configuration);
    },
    async readTracks(id) {
      const tracks = await events.getTracks(SERVICE, id);
      if (!tracks.ok) return [];
      return tracks.value.map(({ vertices }) =>
        vertices.map(({ longitude, latitude }) => [longitude, latitude] as const),
      );
    },
  };
}

function contactsOf({
  id: configurationId,
  owner,
  emailAddresses: mail,
  phoneNumbers: phone,
}: StoredConfiguration): ListedContacts {
  return { configurationId, owner, contacts: { mail, phone } };
}

/** Parses a change of an event, with the names of its ships as of now. */
async function parseChange(
  { kind, body }: FeedEntry,
  ships: Ships,
): Promise<AlertChange | undefined> {
  if (!ALERT_KINDS.some((each) => each === kind)) return undefined;
  const { origin, foundAtMs, object } = body as FeedBody;
  const event = object as StoredEvent;
  const { configurationId } = event;
  const named = await Promise.all(
    [event.first, event.second].map(async ({ mmsi }) => ({
      ...{ mmsi, name: (await ships.get(mmsi))?.said.name?.value ?? null },
    })),
  );
  const { id, uuid, name, severity, firedTimeMs } = event;
  return {
    ...{ kind: kind as AlertKind, origin, foundAtMs, configurationId },
    data: {
      ...{ found_at: timestampMs(foundAtMs), ships: named },
      ...{ event: storedEventJson(event), assessment: newestAssessment(event) },
    },
    event: { id, uuid, name, severity, firedTimeMs, ships: named },
  };
}

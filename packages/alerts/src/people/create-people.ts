import type { Clock, Store } from '@roadstead/contracts';
import type { Principal } from '@roadstead/model';
import type { DeliveryLog } from '../delivery-log.ts';
import type { SecretCipher } from '../secret-cipher.ts';
import { EVENT_AGE_MS_MAX } from '../thresholds.ts';
import { PEOPLE_MEANS, type PeopleMeans } from './contact.ts';
import type { People } from './people.ts';
import { PeopleChannel } from './people-channel.ts';
import { mailMedium, type PeopleMedium, phoneMedium } from './people-medium.ts';
import type { PeopleServiceOptions } from './people-options.ts';
import { PeoplePlanner } from './people-planner.ts';
import { PeopleQuota } from './people-quota.ts';
import { PeopleRegistry } from './people-registry.ts';
import { ReceiverLinks } from './receiver-links.ts';
import { ReceiverStore } from './receiver-store.ts';

interface PeopleParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly cipher: SecretCipher;
  readonly log: DeliveryLog;
  readonly canReadConfiguration: (caller: Principal, id: number) => Promise<boolean>;
  readonly counted: (means: PeopleMeans, isSuccessful: boolean) => void;
  readonly report: (message: string) => void;
}

/** The parts of alerts to people that the service of alerts uses. */
export interface PeopleService {
  readonly planner: PeoplePlanner;
  /** By queue, which is the name of the means. */
  readonly channels: ReadonlyMap<string, PeopleChannel>;
  readonly people: People;
}

/** Creates the parts of alerts to people. */
export function createPeople(options: PeopleServiceOptions, parts: PeopleParts): PeopleService {
  const { publicUrl, eventAgeMsMax = EVENT_AGE_MS_MAX, mail, phone, readTracks } = options;
  const { store, clock, cipher, log, canReadConfiguration, counted, report } = parts;
  const links = new ReceiverLinks(cipher, publicUrl);
  const media: Readonly<Record<PeopleMeans, PeopleMedium | undefined>> = {
    mail: mail && mailMedium(mail, links, readTracks),
    phone: phone && phoneMedium(phone, links),
  };
  const receivers = new ReceiverStore(
    store,
    (means, address) => media[means]?.isAllowed(address) ?? false,
  );
  const channels = new Map<PeopleMeans, PeopleChannel>();
  for (const means of PEOPLE_MEANS) {
    const medium = media[means];
    if (!medium) continue;
    const countedBy = (isSuccessful: boolean): void => counted(means, isSuccessful);
    const common = { means, medium, clock, receivers, log, eventAgeMsMax, counted: countedBy };
    channels.set(means, new PeopleChannel(common));
  }
  const means = [...channels.keys()];
  const { contactsIn, contactsOf } = options;
  const quota = new PeopleQuota();
  return {
    planner: new PeoplePlanner({
      ...{ means, receivers, log, quota, eventAgeMsMax, report, contactsIn, contactsOf },
    }),
    channels,
    people: new PeopleRegistry({
      ...{ means, clock, links, receivers, log, contactsOf, canReadConfiguration },
    }),
  };
}

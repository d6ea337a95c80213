import type { FeedEntry } from '@roadstead/contracts';
import type { PeopleMeans } from './contact.ts';
import type { MailOptions, MapVertex } from './mail/mail-sender.ts';
import type { PhoneOptions } from './phone/phone-sender.ts';

/** The means of the host to reach people. */
export interface PeopleOptions {
  /** The address of the HTTP interface as receivers reach it, without a slash at its end: `https://ships.example`. */
  readonly publicUrl: string;
  /** The age in milliseconds up to which an event is sent at once, from its firing. Default: an hour. */
  readonly eventAgeMsMax?: number;
  /** Default: none, so that e-mail addresses are stored, and nothing is sent to them. */
  readonly mail?: MailOptions;
  /** Default: none, so that phone numbers are stored, and nothing is sent to them. */
  readonly phone?: PhoneOptions;
}

/** The people whom a configuration lists, as texts. */
export type ContactTexts = Readonly<Record<PeopleMeans, readonly string[]>>;

/** A configuration with its contacts. */
export interface ListedContacts {
  readonly configurationId: number;
  /** The uuid of the user who listed them. */
  readonly owner: string;
  readonly contacts: ContactTexts;
}

/** The options of the host, and where events and contacts are found. */
export interface PeopleServiceOptions extends PeopleOptions {
  /** Returns the contacts of a configuration that an entry of the feed creates or changes; undefined for other entries. */
  readonly contactsIn: (entry: FeedEntry) => ListedContacts | undefined;
  /** Returns the contacts of a configuration; undefined if it was removed. */
  readonly contactsOf: (configurationId: number) => Promise<ListedContacts | undefined>;
  /** Returns the tracks of both ships of an event; empty if it is no longer stored. */
  readonly readTracks: (eventId: number) => Promise<readonly (readonly MapVertex[])[]>;
}

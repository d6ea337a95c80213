import type { AlertEvent } from '../../alert-change.ts';
import type { Receiver } from '../contact.ts';
import { eventCount, shipLabel, titleOf } from '../event-text.ts';
import type { DigestItem, EventMessage, PeopleContent } from '../people-message.ts';
import type { ReceiverLinks } from '../receiver-links.ts';
import { wallClockText } from '../zoned-time.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './encounter-map.ts';
import { escapeHtml, htmlLink, htmlMail } from './mail-html.ts';
import type { OutgoingMail } from './mail-sender.ts';

const MAP_CID = 'map@roadstead';
/** More are too many to read; the list of the service has them. */
const LISTED_MAX = 200;

/** Returns the mail of a message. @param map the tracks of the event as PNG; null without one */
export function mailOf(
  content: PeopleContent,
  links: ReceiverLinks,
  map: Uint8Array | null,
): OutgoingMail {
  if (content.type === 'confirmation') return confirmationMail(content, links);
  if (content.type === 'digest') return digestMail(content, links);
  return eventMail(content, links, map);
}

/** It has no text of a user: it goes to people who never asked for it. */
function confirmationMail(receiver: Receiver, links: ReceiverLinks): OutgoingMail {
  const { address } = receiver;
  const url = links.urlOf('confirm', receiver);
  const lines = [
    `Somebody entered this address at ${links.host} to receive alerts about ships.`,
    'To receive them, open this page and confirm:',
  ];
  const end = 'Without a confirmation you receive nothing more.';
  return {
    to: address,
    subject: `Confirm alerts of ${links.host}`,
    text: [...lines, url, '', end, ''].join('\n'),
    html: htmlMail([...lines, htmlLink(url, 'Confirm'), end]),
    messageId: `<confirmation.${hexadecimal(address)}@${links.host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    image: null,
  };
}

function eventMail(
  message: EventMessage,
  links: ReceiverLinks,
  map: Uint8Array | null,
): OutgoingMail {
  const { type, event } = message;
  const ships = shipsText(event);
  const title = titleOf(message);
  const lines =
    type === 'event-retracted'
      ? [`The event of ${ships} was retracted: later reports show that it did not happen.`]
      : [`${ships} have been close together.`, `Fired at ${timeText(event, 'UTC')}.`];
  const url = links.eventUrl(event.id);
  const picture = `<img src="cid:${MAP_CID}" width="${MAP_WIDTH}" height="${MAP_HEIGHT}" alt="The tracks of both ships">`;
  return receiverMail(message, links, {
    subject: title,
    text: [title, '', ...lines, '', url],
    html: [
      `<strong>${escapeHtml(title)}</strong>`,
      ...lines.map(escapeHtml),
      ...(map ? [picture] : []),
      htmlLink(url, `Event ${event.id}`),
    ],
    messageId: `<${type}.${event.uuid}@${links.host}>`,
    image: map && { cid: MAP_CID, content: map },
  });
}

function digestMail(
  content: Extract<PeopleContent, { type: 'digest' }>,
  links: ReceiverLinks,
): OutgoingMail {
  const { items, fromMs, toMs, timeZone, address } = content;
  const subject = `${eventCount(items.length)} of ${links.host}`;
  const [from, to] = [fromMs, toMs].map((ms) => wallClockText(ms, timeZone));
  const period = `Events that were found from ${from} to ${to} (${timeZone}).`;
  const listed = items.slice(0, LISTED_MAX);
  const more = items.length - listed.length;
  const rest = more > 0 ? [`And ${more} more.`] : [];
  const url = links.eventsUrl;
  const row = ({ event }: DigestItem): string =>
    `${shipsText(event)}, fired at ${timeText(event, timeZone)}`;
  const title = (item: DigestItem): string =>
    titleOf({ type: item.isRetracted ? 'event-retracted' : 'event-fired', event: item.event });
  return receiverMail(content, links, {
    subject,
    text: [
      ...[subject, '', period, ''],
      ...listed.flatMap((item) => [title(item), row(item), links.eventUrl(item.event.id), '']),
      ...[...rest, url],
    ],
    html: [
      `<strong>${escapeHtml(subject)}</strong>`,
      escapeHtml(period),
      ...listed.map(
        (item) =>
          `${htmlLink(links.eventUrl(item.event.id), title(item))}<br>${escapeHtml(row(item))}`,
      ),
      ...[...rest, htmlLink(url, 'All events')],
    ],
    messageId: `<digest.${toMs}.${hexadecimal(address)}@${links.host}>`,
    image: null,
  });
}

/** Returns a mail with the links and the headers that each mail about events has. */
function receiverMail(
  receiver: Receiver,
  links: ReceiverLinks,
  {
    subject,
    text,
    html,
    messageId,
    image,
  }: Pick<OutgoingMail, 'subject' | 'messageId' | 'image'> & {
    readonly text: readonly string[];
    readonly html: readonly string[];
  },
): OutgoingMail {
  const [settings, unsubscribe] = [
    links.urlOf('settings', receiver),
    links.urlOf('unsubscribe', receiver),
  ];
  return {
    to: receiver.address,
    ...{ subject, messageId, image },
    text: [...text, '', `Settings: ${settings}`, `Unsubscribe: ${unsubscribe}`, ''].join('\n'),
    html: htmlMail([
      ...html,
      `${htmlLink(settings, 'Settings')} · ${htmlLink(unsubscribe, 'Unsubscribe')}`,
    ]),
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  };
}

function shipsText({ ships }: AlertEvent): string {
  return ships.map(shipLabel).join(' and ');
}

/** To the minute. */
function timeText({ firedTimeMs }: AlertEvent, timeZone: string): string {
  return `${wallClockText(firedTimeMs, timeZone)} ${timeZone}`;
}

/** Returns an address, which is ASCII, as hexadecimal digits. */
function hexadecimal(address: string): string {
  return [...address].map((each) => each.charCodeAt(0).toString(16)).join('');
}

import type { AlertEvent } from '../alert-change.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './encounter-map.ts';
import type { MailLinks } from './mail-links.ts';
import type { MailMessage } from './mail-message.ts';
import type { OutgoingMail } from './mail-sender.ts';

const MAP_CID = 'map@roadstead';

/** Returns the mail that asks an address whether it wants mails. It has no text of a user: it goes to people who never asked for it. */
export function confirmationMail(address: string, links: MailLinks): OutgoingMail {
  const url = links.urlOf('confirm', address);
  const lines = [
    `Somebody entered this address at ${links.host} to receive alerts about ships.`,
    'To receive them, open this page and confirm:',
  ];
  const end = 'Without a confirmation you receive nothing more.';
  return {
    to: address,
    subject: `Confirm alerts of ${links.host}`,
    text: [...lines, url, '', end, ''].join('\n'),
    html: page([...lines, `<a href="${escapeHtml(url)}">Confirm</a>`, end]),
    messageId: `<confirmation.${hexadecimal(address)}@${links.host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    image: null,
  };
}

/** Returns the mail about an event, or about its retraction. */
export function eventMail(
  { type, address, event }: Exclude<MailMessage, { type: 'confirmation' }>,
  links: MailLinks,
  map: Uint8Array | null,
): OutgoingMail {
  const isRetracted = type === 'event-retracted';
  const [first = '', second = ''] = event.ships.map(shipText);
  const title = `${isRetracted ? 'Retracted: ' : ''}${event.severity}: ${event.name}`;
  const lines = isRetracted
    ? [
        `The event of ${first} and ${second} was retracted: later reports show that it did not happen.`,
      ]
    : [`${first} and ${second} have been close together.`, `Fired at ${timeText(event)}.`];
  const url = links.eventUrl(event.id);
  const unsubscribe = links.urlOf('unsubscribe', address);
  const picture = `<img src="cid:${MAP_CID}" width="${MAP_WIDTH}" height="${MAP_HEIGHT}" alt="The tracks of both ships">`;
  return {
    to: address,
    subject: title,
    text: [title, '', ...lines, '', url, '', `Unsubscribe: ${unsubscribe}`, ''].join('\n'),
    html: page([
      `<strong>${escapeHtml(title)}</strong>`,
      ...lines.map(escapeHtml),
      ...(map ? [picture] : []),
      `<a href="${escapeHtml(url)}">Event ${event.id}</a>`,
      `<a href="${escapeHtml(unsubscribe)}">Unsubscribe</a>`,
    ]),
    messageId: `<${type}.${event.uuid}@${links.host}>`,
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
    image: map && { cid: MAP_CID, content: map },
  };
}

function shipText({ mmsi, name }: AlertEvent['ships'][number]): string {
  return name === null ? `MMSI ${mmsi}` : `${name} (MMSI ${mmsi})`;
}

/** To the minute, in UTC. */
function timeText({ firedTimeMs }: AlertEvent): string {
  return `${new Date(firedTimeMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function page(paragraphs: readonly string[]): string {
  const body = paragraphs.map((each) => `<p>${each}</p>`).join('\n');
  return `<!doctype html>\n<html lang="en"><body style="font-family: sans-serif">\n${body}\n</body></html>\n`;
}

/** Escapes a text for HTML. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`);
}

/** Returns an address, which is ASCII, as hexadecimal digits. */
function hexadecimal(address: string): string {
  return [...address].map((each) => each.charCodeAt(0).toString(16)).join('');
}

import { eventCount, titleOf } from '../event-text.ts';
import type { PeopleContent } from '../people-message.ts';
import type { ReceiverLinks } from '../receiver-links.ts';
import { wallClockText } from '../zoned-time.ts';

/** The length of a message of one part in the alphabet of GSM 03.38. */
export const GSM_LENGTH_MAX = 160;
/** The default alphabet, without the characters that count as two. */
const GSM = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/;

/** A14: returns the text of a message: of those with fewer and fewer details the first that has room in one part, or else the shortest. */
export function phoneText(content: PeopleContent, links: ReceiverLinks): string {
  const variants = variantsOf(content, links).map(gsmText);
  const isOnePart = (text: string): boolean => text.length <= GSM_LENGTH_MAX && GSM.test(text);
  return variants.find(isOnePart) ?? variants.at(-1) ?? '';
}

function variantsOf(content: PeopleContent, links: ReceiverLinks): readonly string[] {
  const stop = `Stop: ${links.urlOf('settings', content)}`;
  if (content.type === 'confirmation') {
    const url = links.urlOf('confirm', content);
    return [
      `Somebody entered this number at ${links.host}. To receive alerts about ships, confirm: ${url}`,
      `Alerts about ships? Confirm: ${url}`,
    ];
  }
  if (content.type === 'digest') {
    const { items, fromMs, timeZone } = content;
    const count = eventCount(items.length);
    const since = wallClockText(fromMs, timeZone);
    const url = links.eventsUrl;
    return [`${count} since ${since} ${timeZone}: ${url} ${stop}`, `${count}: ${url} ${stop}`];
  }
  const { event } = content;
  const title = titleOf(content);
  const ships = event.ships.map(({ mmsi, name }) => name ?? `MMSI ${mmsi}`).join(', ');
  const time = `${wallClockText(event.firedTimeMs, 'UTC').slice(11)} UTC`;
  const end = `${links.eventUrl(event.id)} ${stop}`;
  return [
    `${title}. ${ships}, ${time}. ${end}`,
    `${title}. ${ships}. ${end}`,
    `${title}. ${time}. ${end}`,
    `${title} ${end}`,
  ];
}

/** Removes accents that the alphabet lacks; other characters stay, which makes a message longer, but readable. */
function gsmText(text: string): string {
  const plain = (each: string): string => each.normalize('NFD').replace(/\p{M}/gu, '');
  return [...text]
    .map((each) => (GSM.test(plain(each)) && !GSM.test(each) ? plain(each) : each))
    .join('');
}

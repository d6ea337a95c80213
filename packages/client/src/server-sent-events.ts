/** A message of a stream of server-sent events (the HTML Standard, 9.2). */
export interface ServerSentEvent {
  /** Only where the message has its own. */
  readonly id: string | undefined;
  readonly data: string;
}

/** A longer message is none of the service's; 16 MB. */
const LENGTH_MAX = 16_777_216;

/** Creates a parser of server-sent events. It accepts text in any pieces, and returns the messages that are complete. */
export function createEventParser(): (text: string) => ServerSentEvent[] {
  let rest = '';
  return (text) => {
    const blank = /\r\n\r\n|\n\n|\r\r/g;
    // Only the end of earlier text is searched again: it can be the first part of a separator.
    blank.lastIndex = Math.max(0, rest.length - 3);
    rest += text;
    const events: ServerSentEvent[] = [];
    let from = 0;
    for (let end = blank.exec(rest); end; end = blank.exec(rest)) {
      const event = eventOf(rest.slice(from, end.index));
      if (event) events.push(event);
      from = blank.lastIndex;
    }
    rest = rest.slice(from);
    if (rest.length > LENGTH_MAX) throw new Error('A message of the stream is too long.');
    return events;
  };
}

/** @returns undefined for a comment */
function eventOf(text: string): ServerSentEvent | undefined {
  let id: string | undefined;
  const data: string[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    const [, name, value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (name === 'id') id = value;
    if (name === 'data') data.push(value);
  }
  return data.length > 0 ? { id, data: data.join('\n') } : undefined;
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const BLANK = 32;
const OPEN_ARRAY = 91;
const OPEN_OBJECT = 123;

/**
 * Returns a message as lines that `readLive` reads: a JSON value that is printed on several lines as one line, and an array of
 * records as an object around it. Text in lines of its own, NMEA and whatever is no JSON are returned unchanged.
 */
export function messageLines(message: Uint8Array): Uint8Array {
  let start = 0;
  while (start < message.length && message[start] <= BLANK) start++;
  const first = message[start];
  if (first !== OPEN_ARRAY && first !== OPEN_OBJECT) return message;
  let end = message.length;
  while (message[end - 1] <= BLANK) end--;
  const text = message.subarray(start, end);
  const isOneLine = !text.includes(LINE_FEED);
  if (!isOneLine && !isJson(text)) return message;
  // In valid JSON a line break stands between values only.
  const line = isOneLine ? text : text.map((byte) => (isBreak(byte) ? BLANK : byte));
  return first === OPEN_OBJECT ? line : around(line);
}

function isBreak(byte: number): boolean {
  return byte === LINE_FEED || byte === CARRIAGE_RETURN;
}

function isJson(bytes: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder().decode(bytes));
    return true;
  } catch {
    return false;
  }
}

function around(array: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from('{"records":'), array, Buffer.from('}')]);
}

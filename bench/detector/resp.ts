import { connect, type Socket } from 'node:net';

/** A value of the protocol RESP2; a bulk string is text, and null if it is absent. */
export type RespValue = string | number | null | Error | readonly RespValue[];

const LINE_END = '\r\n';

/** Returns a command in the protocol: an array of bulk strings. */
export function respCommand(words: readonly (string | number)[]): string {
  const parts = words.map((word) => {
    const text = String(word);
    return `$${Buffer.byteLength(text)}${LINE_END}${text}${LINE_END}`;
  });
  return `*${words.length}${LINE_END}${parts.join('')}`;
}

/** Splits a stream of bytes into values. */
export class RespReader {
  #bytes: Buffer = Buffer.alloc(0);
  #at = 0;

  /** Returns the values that the bytes complete. */
  read(bytes: Buffer): readonly RespValue[] {
    this.#bytes = Buffer.concat([this.#bytes.subarray(this.#at), bytes]);
    this.#at = 0;
    const values: RespValue[] = [];
    for (;;) {
      const startAt = this.#at;
      const value = this.#next();
      if (value === undefined) {
        this.#at = startAt;
        return values;
      }
      values.push(value);
    }
  }

  /** The next value; undefined if its end is missing. */
  #next(): RespValue | undefined {
    const endAt = this.#bytes.indexOf(LINE_END, this.#at);
    if (endAt < 0) return undefined;
    const line = this.#bytes.toString('utf8', this.#at, endAt);
    const [kind, rest] = [line[0], line.slice(1)];
    this.#at = endAt + LINE_END.length;
    if (kind === '+') return rest;
    if (kind === '-') return new Error(rest);
    if (kind === ':') return Number(rest);
    if (kind === '$') return this.#bulk(Number(rest));
    if (kind === '*') return this.#array(Number(rest));
    throw new Error(`RESP has no values that begin with ${JSON.stringify(kind)}`);
  }

  #bulk(length: number): RespValue | undefined {
    if (length < 0) return null;
    const endAt = this.#at + length;
    if (this.#bytes.length < endAt + LINE_END.length) return undefined;
    const text = this.#bytes.toString('utf8', this.#at, endAt);
    this.#at = endAt + LINE_END.length;
    return text;
  }

  #array(length: number): RespValue | undefined {
    if (length < 0) return null;
    const values: RespValue[] = [];
    while (values.length < length) {
      const value = this.#next();
      if (value === undefined) return undefined;
      values.push(value);
    }
    return values;
  }
}

/** A connection that sends commands without waiting for their replies, and receives values in order. */
export class RespConnection {
  readonly #socket: Socket;
  readonly #reader: RespReader = new RespReader();
  #received: (value: RespValue) => void = () => undefined;
  #failed: (error: Error) => void = () => undefined;

  constructor(url: URL) {
    this.#socket = connect(Number(url.port), url.hostname);
    this.#socket.on('data', (bytes: Buffer) => {
      for (const value of this.#reader.read(bytes)) this.#received(value);
    });
    this.#socket.on('error', (error) => this.#failed(error));
    this.#socket.on('close', () => this.#failed(new Error(`${url.host} has closed`)));
  }

  /** Sends commands, and passes values to a function until it returns true. An error value is thrown. */
  send(commands: string, isLast: (value: RespValue) => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#failed = reject;
      this.#received = (value) => {
        if (value instanceof Error) reject(value);
        else if (isLast(value)) resolve();
      };
      this.#socket.write(commands);
    });
  }

  close(): void {
    this.#socket.destroy();
  }
}

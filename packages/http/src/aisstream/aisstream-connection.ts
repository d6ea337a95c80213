import type { PositionReport } from '@roadstead/model';
import type { StreamSocket } from '../stream/stream-socket.ts';
import type { AisstreamSubscription } from './aisstream-subscription.ts';

/** Reports that wait for a slow reader; the oldest are dropped. Readers share the reports, so this is some 100 kB. */
const WAITING_MAX = 5000;
/** Messages written to the network at a time, some 40 kB: a turn of the event loop for each would be slow. */
const MESSAGES_IN_FLIGHT = 100;

/** Close codes (RFC 6455, 7.4.1; 1013: the registry of IANA, "try again later"). */
export const CLOSE_CODES = { goingAway: 1001, refused: 1008, tryLater: 1013 } as const;

const ENCODER = new TextEncoder();

/** Sends the matching reports to one reader, at its pace. */
export class AisstreamConnection {
  readonly #socket: StreamSocket;
  readonly #encode: (report: PositionReport) => Promise<Uint8Array>;
  #waiting: PositionReport[] = [];
  #isSending = false;
  #isClosed = false;
  /** Seconds since the network accepted something, while something waits. */
  #stalledSeconds = 0;
  subscription: AisstreamSubscription | undefined;

  constructor(socket: StreamSocket, encode: (report: PositionReport) => Promise<Uint8Array>) {
    this.#socket = socket;
    this.#encode = encode;
  }

  add(reports: readonly PositionReport[]): void {
    const { subscription } = this;
    if (!subscription || this.#isClosed) return;
    for (const report of reports) if (subscription.matches(report)) this.#waiting.push(report);
    if (this.#waiting.length > WAITING_MAX) this.#waiting = this.#waiting.slice(-WAITING_MAX);
    if (!this.#isSending) void this.#send();
  }

  /** Counts a second. @returns the seconds for which the reader has accepted nothing */
  countSecond(): number {
    this.#stalledSeconds = this.#isSending ? this.#stalledSeconds + 1 : 0;
    return this.#stalledSeconds;
  }

  /** Closes the connection with the message of an error, as the provider does. */
  fail(error: string, code: number): void {
    if (this.#isClosed) return;
    this.close();
    void this.#socket.send({ parts: [{ bytes: ENCODER.encode(JSON.stringify({ error })) }] });
    this.#socket.close(code, error.slice(0, 100));
  }

  /** Notes that the connection has ended. */
  close(): void {
    this.#isClosed = true;
    this.#waiting = [];
  }

  async #send(): Promise<void> {
    this.#isSending = true;
    while (this.#waiting.length > 0) {
      const reports = this.#waiting.splice(0, MESSAGES_IN_FLIGHT);
      const messages = await Promise.all(reports.map(this.#encode));
      if (this.#isClosed) break;
      await Promise.all(messages.map((bytes) => this.#socket.send({ parts: [{ bytes }] })));
      this.#stalledSeconds = 0;
    }
    this.#isSending = false;
  }
}

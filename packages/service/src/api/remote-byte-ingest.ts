import type { ByteIngest, ByteIngestOptions, ByteIngestResult } from '../ingest/byte-ingest.ts';
import type { LeaderCalls } from '../leader/leader-calls.ts';

/** L15: sends bytes to the leader, which parses and ingests them. */
export class RemoteByteIngest implements ByteIngest {
  readonly #leader: LeaderCalls;
  readonly #count: <Value>(call: Promise<Value>) => Promise<Value>;
  /** The number of the call that began. */
  readonly #ingest: number;

  /** @param count counts a call as in flight, and returns it */
  constructor(
    leader: LeaderCalls,
    options: ByteIngestOptions,
    count: <Value>(call: Promise<Value>) => Promise<Value>,
  ) {
    this.#leader = leader;
    this.#count = count;
    this.#ingest = leader.newId();
    // A failure is that of the calls that follow, too.
    leader.call({ kind: 'begin-bytes', options }, { id: this.#ingest }).catch(() => undefined);
  }

  async write(chunk: Uint8Array): Promise<boolean> {
    // A copy can be transferred: the buffer of the chunk may hold other data.
    const bytes = chunk.slice();
    const call = { kind: 'bytes', ingest: this.#ingest, bytes } as const;
    return (await this.#count(this.#leader.call(call, { transfer: [bytes.buffer] }))) as boolean;
  }

  end(): Promise<ByteIngestResult> {
    return this.#end(false);
  }

  abort(): Promise<ByteIngestResult> {
    return this.#end(true);
  }

  async #end(isAborted: boolean): Promise<ByteIngestResult> {
    const call = { kind: 'end-bytes', ingest: this.#ingest, isAborted } as const;
    return (await this.#count(this.#leader.call(call))) as ByteIngestResult;
  }
}

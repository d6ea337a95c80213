import { executeWrites, type SendWrite, StoreError } from '@roadstead/contracts';
import type { Mmsi, PositionReport } from '@roadstead/model';
import type { UsageService } from '@roadstead/usage';
import { Subscription } from 'rxjs';
import type { ByteIngest } from '../ingest/byte-ingest.ts';
import type { MaritimeService } from '../maritime-service.ts';
import type { ServiceParts } from '../service-parts.ts';
import { errorMessage } from './error-message.ts';
import type {
  ApiMessage,
  LeaderCall,
  LeaderMessage,
  RemoteIngestResult,
} from './leader-messages.ts';
import { isLeaderMethod } from './leader-methods.ts';
import type { LeaderPublisher } from './leader-publisher.ts';
import type { MessageConnection } from './message-connection.ts';

/** The parts of the leader that execute calls. */
export interface LeaderSessionParts extends Pick<ServiceParts, 'predictor' | 'store'> {
  readonly service: MaritimeService;
  readonly usage: UsageService;
}

interface LeaderSessionOptions extends LeaderSessionParts {
  readonly publisher: LeaderPublisher;
  readonly ended: () => void;
}

/** Serves one API process: executes its calls, and publishes to it. Ends with the connection. */
export class LeaderSession {
  readonly #options: LeaderSessionOptions;
  readonly #connection: MessageConnection;
  readonly #executeWrite: SendWrite;
  readonly #running: Map<number, AbortController> = new Map();
  /** The calls by which reports came that later ones may show to be unusable. */
  readonly #origins: WeakMap<PositionReport, { readonly call: number; readonly index: number }> =
    new WeakMap();
  /** Bytes that are being ingested, by the call that began. */
  readonly #byteIngests: Map<number, ByteIngest> = new Map();
  readonly #subscriptions: Subscription = new Subscription();

  constructor(connection: MessageConnection, options: LeaderSessionOptions) {
    const { store, publisher } = options;
    this.#options = options;
    this.#connection = connection;
    this.#executeWrite = executeWrites(store);
    this.#subscriptions.add(
      publisher.published$.subscribe((published) => this.#send({ published })),
    );
    this.#send({ published: publisher.status });
    this.#subscriptions.add(
      connection.messages$.subscribe({
        next: (message) => this.#receive(message as ApiMessage),
        complete: () => this.#end(),
      }),
    );
  }

  /** Ends the connection. */
  close(): void {
    this.#end();
    this.#connection.close();
  }

  #end(): void {
    this.#subscriptions.unsubscribe();
    this.#options.ended();
    for (const running of this.#running.values())
      running.abort(new Error('The connection has ended.'));
    // The rest cannot arrive any more, and nobody waits for the result.
    for (const bytes of this.#byteIngests.values()) void bytes.abort().catch(() => undefined);
    this.#byteIngests.clear();
  }

  #receive(message: ApiMessage): void {
    if ('abort' in message) this.#running.get(message.abort)?.abort(new Error('aborted'));
    else void this.#answer(message.id, message.call);
  }

  async #answer(id: number, call: LeaderCall): Promise<void> {
    const controller = new AbortController();
    this.#running.set(id, controller);
    try {
      this.#send({ id, value: await this.#execute(id, call, controller.signal) });
    } catch (error) {
      this.#send({ id, error: errorMessage(error) });
    } finally {
      this.#running.delete(id);
    }
  }

  #execute(id: number, call: LeaderCall, signal: AbortSignal): unknown {
    const { service, usage, predictor } = this.#options;
    switch (call.kind) {
      case 'method':
        return this.#callMethod(call);
      case 'ingest':
        return this.#ingest(id, call.batch);
      case 'begin-bytes':
        this.#byteIngests.set(id, service.ingestBytes(call.options));
        return undefined;
      case 'bytes':
        return this.#byteIngest(call.ingest).write(call.bytes);
      case 'end-bytes':
        return this.#endBytes(call.ingest, call.isAborted);
      case 'write':
        return this.#executeWrite(call.request, signal);
      case 'usage':
        return usage.collect(call.batch);
      case 'reconcile':
        return service.reconcile();
      case 'queues':
        return service.readQueueLengths();
      case 'named-ports':
        return predictor?.namedPortIds(call.mmsi as Mmsi) ?? [];
    }
  }

  #callMethod({
    capability,
    method,
    args,
  }: Extract<LeaderCall, { readonly kind: 'method' }>): unknown {
    if (!isLeaderMethod(capability, method)) throw new Error(`Unknown: ${capability}.${method}`);
    let target: unknown = this.#options.service;
    for (const name of capability.split('.')) target = Reflect.get(target as object, name);
    const run = Reflect.get(target as object, method) as (...given: readonly unknown[]) => unknown;
    return run.apply(target, [...args]);
  }

  async #ingest(
    call: number,
    batch: Extract<LeaderCall, { readonly kind: 'ingest' }>['batch'],
  ): Promise<unknown> {
    const result = await this.#options.service.ingest(batch);
    if (!result.ok) return result;
    const { positions, rejectedEarlier, ...counted } = result.value;
    for (const [index, report] of positions.entries())
      if (report) this.#origins.set(report, { call, index });
    const value: RemoteIngestResult = {
      ...counted,
      rejectedEarlier: rejectedEarlier.map((each) => {
        const from = this.#origins.get(each.report);
        return { ...each, ...(from && { from }) };
      }),
    };
    return { ok: true, value };
  }

  #endBytes(call: number, isAborted: boolean): Promise<unknown> {
    const ingest = this.#byteIngest(call);
    this.#byteIngests.delete(call);
    return isAborted ? ingest.abort() : ingest.end();
  }

  /** @throws StoreError for bytes that began by another connection: their leader is gone */
  #byteIngest(call: number): ByteIngest {
    const ingest = this.#byteIngests.get(call);
    if (!ingest) throw new StoreError('The process that writes cannot be reached', 'unreachable');
    return ingest;
  }

  #send(message: LeaderMessage): void {
    this.#connection.send(message);
  }
}

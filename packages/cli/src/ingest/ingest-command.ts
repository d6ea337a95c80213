import type {
  FixReason,
  PositionReport,
  RejectedFix,
  RejectedStatic,
  StaticReport,
} from '@roadstead/model';
import type { RunCounts } from '@roadstead/recordings';
import type { MaritimeService, ServiceStatus } from '@roadstead/service';
import { ndjsonLine } from '@roadstead/simulator';
import { bundledGazetteer } from '../bundled/bundled-gazetteer.ts';
import { bundledPorts } from '../bundled/bundled-ports.ts';
import { EXIT_INTERRUPTED, type Host, UserError, writeText } from '../host/host.ts';
import { assertNoCluster } from '../operations/assert-store-kind.ts';
import { createLocalService } from '../operations/create-local-service.ts';
import { openStore } from '../operations/open-store.ts';
import { type RemoteService, remoteService } from '../operations/remote-service.ts';
import { unwrapOrThrow } from '../operations/unwrap-or-throw.ts';
import { formatCount, formatNumber, formatTime } from '../text/format-text.ts';
import type { IngestOptions } from './ingest-options.ts';
import { type OpenPass, openRecordings } from './open-recordings.ts';
import { PendingStatics } from './pending-statics.ts';
import { Progress } from './progress.ts';
import { rejectionText } from './summary.ts';
import { exitCodeOfUse, usedShare } from './used-share.ts';

/** Reports as read from an input. */
interface ReportBatch {
  readonly positions?: readonly PositionReport[];
  readonly statics?: readonly StaticReport[];
}

/** A destination of reports. */
interface Sink {
  /** The number of batches written concurrently. */
  readonly inFlightMax: number;
  ingest(batch: ReportBatch): Promise<{ readonly accepted: number; readonly late: number }>;
}

/** The number of batches written concurrently: the store commits several together. */
const IN_FLIGHT_MAX = 8;

/** Shorter waits are not reported: the slowest reporting interval is 3 minutes (ITU-R M.1371-5, table 1). */
const AHEAD_MS = 3 * 60_000;

/** Runs `roadstead ingest`. @returns the exit code. @throws UserError */
export async function ingestCommand(options: IngestOptions, host: Host): Promise<number> {
  if (options.url !== undefined && options.ports !== undefined) {
    throw new UserError('--ports cannot be combined with --url: the service has ports of its own.');
  }
  const pass = await openRecordings(options, undefined, host);
  const { counts: runCounts } = pass;
  if (options.url !== undefined) {
    const sink = remoteSink(remoteService(options.url, host), runCounts);
    const stored = await ingestInto(sink, pass, host);
    return exitCode(stored, runCounts, options, host);
  }
  let stored = 0;
  const gazetteer = await bundledGazetteer(options.ports);
  const store = await openStore({ data: options.data, store: 'sqlite' });
  try {
    await assertNoCluster(store);
    const service = createLocalService(store, 'recorded', bundledPorts(gazetteer));
    await service.start(host.interrupted);
    service.rejected$.subscribe((fix) => runCounts.addRejected(fix));
    stored = await ingestInto(localSink(service), pass, host, service);
    if (!host.interrupted.aborted) await reconcile(service, host);
    await service.stop();
  } catch (error) {
    // The interruption came before the service was started.
    if (!host.interrupted.aborted || error !== host.interrupted.reason) throw error;
  } finally {
    await store.close();
  }
  return exitCode(stored, runCounts, options, host);
}

/** @param stored the number of stored reports, late ones included: these are of earlier recordings in the store */
function exitCode(
  stored: number,
  { rejected }: RunCounts,
  { allowRejected }: IngestOptions,
  host: Host,
): Promise<number> | number {
  if (host.interrupted.aborted) return EXIT_INTERRUPTED;
  const notStored = new Map([...rejected].filter(([reason]) => reason !== 'late'));
  return exitCodeOfUse(usedShare(stored, notStored), allowRejected, host);
}

/** @param service the local service, whose status is shown as progress @returns the number of stored positions */
async function ingestInto(
  sink: Sink,
  { counts: runCounts, parts }: OpenPass,
  host: Host,
  service?: MaritimeService,
): Promise<number> {
  const progress = new Progress(host, runCounts, undefined);
  const ingester = new BatchedIngester(sink);
  try {
    for await (const part of parts) {
      if (part.kind === 'statics') ingester.addStatics(part.reports);
      if (part.kind !== 'step' || part.batch.ended) continue;
      await ingester.ingestPositions(part.batch.fixes);
      const eventTimeMs = service ? service.status.eventTimeMs : part.eventTimeMs;
      progress.show(
        eventTimeMs ?? Number.NEGATIVE_INFINITY,
        service?.status.counts.eventsFired ?? 0,
      );
    }
    await ingester.finish();
  } finally {
    progress.clear();
  }
  const fired = service ? ` ${formatCount(service.status.counts.eventsFired, 'event')} fired.` : '';
  await writeText(
    host.stderr,
    `Stored ${formatCount(ingester.positions, 'position report')}, ${formatNumber(ingester.late)} of them too late for detection, ` +
      `and ${formatCount(ingester.statics, 'static report')}.${fired}\n` +
      (service ? waitingText(service.status) : '') +
      rejectionText(runCounts, ingester.positions + ingester.statics),
  );
  return ingester.positions;
}

/** V24: reconciles late reports, of this run and of earlier ones, and names what they have changed. */
async function reconcile(service: MaritimeService, host: Host): Promise<void> {
  await service.reconcile();
  const { reconciliation } = service.status;
  const { eventsFound, eventsCorrected, eventsRetracted, portCallsChanged } = reconciliation;
  const { periodsTooOld } = reconciliation;
  if (eventsFound + eventsCorrected + eventsRetracted + portCallsChanged > 0)
    await writeText(
      host.stderr,
      `By late reports ${formatCount(eventsFound, 'event')} found, ${formatNumber(eventsCorrected)} corrected, ` +
        `${formatNumber(eventsRetracted)} retracted; ${formatCount(portCallsChanged, 'port call')} found or changed.\n`,
    );
  if (periodsTooOld > 0)
    await writeText(
      host.stderr,
      `Too old for events, not for port calls: ${formatCount(periodsTooOld, 'period')} of ships with late reports.\n`,
    );
}

/** D8: names what waits for event time beyond the usual lateness, and why. */
function waitingText({ eventTimeMs, eventTimeStatus }: ServiceStatus): string {
  const { newestAheadMs, voters, quorum } = eventTimeStatus;
  if (eventTimeMs === null || newestAheadMs === null) return '';
  if (newestAheadMs - eventTimeMs <= AHEAD_MS) return '';
  return (
    `Reports after ${formatTime(eventTimeMs)}, up to ${formatTime(newestAheadMs)}, wait for events and port calls ` +
    `until ${quorum} of ${formatCount(voters, 'ship')} have reached their time.\n`
  );
}

function localSink(service: MaritimeService): Sink {
  return {
    inFlightMax: IN_FLIGHT_MAX,
    async ingest(batch) {
      const { accepted, late, rejectedEarlier } = unwrapOrThrow(await service.ingest(batch));
      return { accepted: accepted - rejectedEarlier.length, late };
    },
  };
}

/** One batch at a time: concurrent requests could arrive in another order. */
function remoteSink(service: RemoteService, runCounts: RunCounts): Sink {
  return {
    inFlightMax: 1,
    async ingest({ positions = [], statics = [] }) {
      const reports = [...positions, ...statics];
      const lines = reports.map(ndjsonLine).join('');
      const json = await service.request('POST', POSITIONS, lines, 'application/x-ndjson');
      const { accepted, late, rejected } = json as RemoteResult;
      for (const { line, reason, detail } of rejected) {
        runCounts.addRejected({ report: reports[line - 1], reason, detail } as Rejected);
      }
      return { accepted, late };
    },
  };
}

const POSITIONS = '/api/ingress/positions';

type Rejected = RejectedFix | RejectedStatic;

/** The response of a service. */
interface RemoteResult {
  readonly accepted: number;
  readonly late: number;
  readonly rejected: readonly {
    readonly line: number;
    readonly reason: FixReason;
    readonly detail: string;
  }[];
}

/** Ingests reports in several concurrent batches and counts the results. */
class BatchedIngester {
  /** The number of stored reports. */
  positions = 0;
  statics = 0;
  late = 0;
  readonly #sink: Sink;
  readonly #inFlight: Set<Promise<void>> = new Set();
  readonly #pending: PendingStatics = new PendingStatics();

  constructor(sink: Sink) {
    this.#sink = sink;
  }

  /** Waits only while the maximum number of batches is being written. */
  async ingestPositions(reports: readonly PositionReport[]): Promise<void> {
    const statics = this.#pending.takeChanged();
    await this.#write({ positions: reports, statics: statics.reports }, (accepted) => {
      this.positions += accepted - statics.reports.length;
      this.statics += statics.count;
    });
  }

  /** Adds static reports, which are written with the next positions. */
  addStatics(reports: readonly StaticReport[]): void {
    for (const report of reports) this.#pending.add(report);
  }

  /** Waits until all reports are durable. */
  async finish(): Promise<void> {
    const { reports, count } = this.#pending.takeAll();
    await this.#write({ statics: reports }, () => {
      this.statics += count;
    });
    await Promise.all(this.#inFlight);
  }

  async #write(batch: ReportBatch, onStored: (accepted: number) => void): Promise<void> {
    const writing = this.#ingest(batch).then((accepted) => {
      onStored(accepted);
      this.#inFlight.delete(writing);
    });
    // A failed batch stays in flight, and its error is thrown by the next wait; until then it must not be unhandled.
    writing.catch(() => undefined);
    this.#inFlight.add(writing);
    if (this.#inFlight.size >= this.#sink.inFlightMax) await Promise.race(this.#inFlight);
  }

  async #ingest(batch: ReportBatch): Promise<number> {
    const { positions = [], statics = [] } = batch;
    if (positions.length + statics.length === 0) return 0;
    const { accepted, late } = await this.#sink.ingest(batch);
    this.late += late;
    return accepted;
  }
}

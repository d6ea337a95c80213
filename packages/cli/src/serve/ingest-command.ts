import type { ColumnMap } from '@roadstead/ais';
import type {
  FixReason,
  Mmsi,
  PositionReport,
  RejectedFix,
  RejectedStatic,
  StaticReport,
} from '@roadstead/model';
import type { MaritimeService, Report } from '@roadstead/service';
import { ndjsonLine } from '@roadstead/simulator';
import { EXIT_INTERRUPTED, EXIT_OK, type Host, write } from '../host.ts';
import { findInputs, type Input } from '../inputs.ts';
import { mergeByTime } from '../merge.ts';
import { bundledPorts } from '../port-directory.ts';
import { Progress } from '../progress.ts';
import { notUsedText } from '../summary.ts';
import { Tally } from '../tally.ts';
import { untilAborted } from '../until-aborted.ts';
import { counted, grouped, timeText } from '../words.ts';
import { mustHave } from './must-have.ts';
import { serviceOn } from './open-service.ts';
import { openStore } from './open-store.ts';
import { type RemoteService, remoteService } from './remote-service.ts';

/** What `roadstead ingest` was told. */
export interface IngestOptions {
  readonly inputs: readonly string[];
  readonly data: string;
  /** A service that runs, instead of the store. */
  readonly url?: string;
  /** Of CSV files: columns with unknown names. */
  readonly columns?: ColumnMap;
}

/** Where reports go. */
interface Sink {
  /** Batches that may be on their way at a time. */
  readonly inFlightMax: number;
  ingest(reports: readonly Report[]): Promise<{ readonly accepted: number; readonly late: number }>;
}

/** Batches that are being written at a time: the store commits several together. */
const IN_FLIGHT_MAX = 8;

/** Who waits for less than the slowest reporter's interval (ITU-R M.1371-5, table 1) need not be told. */
const WAITING_MS = 3 * 60_000;

/** Static reports that wait to be written, at most: some megabytes, and enough that most ships are among them once. */
const STATICS_WAITING_MAX = 10_000;

/** Runs `roadstead ingest`. @returns the exit code. @throws UserError for what the user has to mend. */
export async function ingestCommand(options: IngestOptions, host: Host): Promise<number> {
  const inputs = await findInputs(options.inputs, host.stdin, options.columns ?? {}, true);
  if (options.url !== undefined) {
    const tally = new Tally();
    await ingestInto(remoteSink(remoteService(options.url, host), tally), inputs, host, tally);
    return exitCode(host);
  }
  const store = await openStore({ data: options.data, store: 'sqlite' });
  try {
    const service = serviceOn(store, 'recorded', bundledPorts());
    await service.start(host.interrupted);
    const tally = new Tally();
    service.rejected$.subscribe((fix) => tally.addRejected(fix));
    await ingestInto(localSink(service), inputs, host, tally, service);
    await service.stop();
  } catch (error) {
    // It was interrupted before it began.
    if (!host.interrupted.aborted || error !== host.interrupted.reason) throw error;
  } finally {
    await store.close();
  }
  return exitCode(host);
}

function exitCode({ interrupted }: Host): number {
  return interrupted.aborted ? EXIT_INTERRUPTED : EXIT_OK;
}

/** @param service that tells how far it is, where it is ours */
async function ingestInto(
  sink: Sink,
  inputs: readonly Input[],
  host: Host,
  tally: Tally,
  service?: MaritimeService,
): Promise<void> {
  const progress = new Progress(host, tally, undefined);
  const intake = new Intake(sink);
  let newestMs = Number.NEGATIVE_INFINITY;
  try {
    // Static reports are not merged by time: of each field the service keeps the newest value, whatever the order.
    const positions = inputs.map((input) =>
      tally.positionsOf(input, (reports) => intake.takeStatics(reports)),
    );
    for await (const batch of untilAborted(mergeByTime(positions), host.interrupted)) {
      await intake.takePositions(batch);
      newestMs = batch.at(-1)?.timeMs ?? newestMs;
      const eventTimeMs = service ? service.status.eventTimeMs : batch.at(-1)?.timeMs;
      progress.show(
        eventTimeMs ?? Number.NEGATIVE_INFINITY,
        service?.status.counts.eventsFired ?? 0,
      );
    }
    await intake.finish();
  } finally {
    progress.clear();
  }
  const fired = service ? ` ${counted(service.status.counts.eventsFired, 'event')} fired.` : '';
  await write(
    host.stderr,
    `Kept ${counted(intake.positions, 'position report')}, ${grouped(intake.late)} of them too late for detection, ` +
      `and ${counted(intake.statics, 'static report')}.${fired}\n` +
      (service ? waitingText(newestMs, service.status.eventTimeMs) : '') +
      notUsedText(tally, intake.positions + intake.statics),
  );
}

/** D8: where one ship alone has reached a time, what it did since the others did is not looked at yet. */
function waitingText(newestMs: number, eventTimeMs: number | null): string {
  if (newestMs - (eventTimeMs ?? Number.NEGATIVE_INFINITY) <= WAITING_MS) return '';
  const from = eventTimeMs === null ? 'All' : `What came after ${timeText(eventTimeMs)}`;
  return `${from} waits, for events and port calls, until a second ship has reached its time.\n`;
}

function localSink(service: MaritimeService): Sink {
  return {
    inFlightMax: IN_FLIGHT_MAX,
    async ingest(reports) {
      return mustHave(await service.ingest(reports));
    },
  };
}

/** One batch at a time: requests side by side could arrive in another order. */
function remoteSink(service: RemoteService, tally: Tally): Sink {
  return {
    inFlightMax: 1,
    async ingest(reports) {
      const lines = reports.map(ndjsonLine).join('');
      const answer = await service.ask('POST', POSITIONS, lines, 'application/x-ndjson');
      const { accepted, late, rejected } = answer as RemoteTaken;
      for (const { line, reason, detail } of rejected) {
        tally.addRejected({ report: reports[line - 1], reason, detail } as Rejected);
      }
      return { accepted, late };
    },
  };
}

const POSITIONS = '/api/ingress/positions';

type Rejected = RejectedFix | RejectedStatic;

/** What a service answers. */
interface RemoteTaken {
  readonly accepted: number;
  readonly late: number;
  readonly rejected: readonly {
    readonly line: number;
    readonly reason: FixReason;
    readonly detail: string;
  }[];
}

/** Hands reports to the service, several batches at a time, and counts what becomes of them. */
class Intake {
  /** Reports that are kept. */
  positions = 0;
  statics = 0;
  late = 0;
  readonly #sink: Sink;
  readonly #inFlight: Set<Promise<void>> = new Set();
  #waiting = new WaitingStatics();

  constructor(sink: Sink) {
    this.#sink = sink;
  }

  /** Waits only while too many batches are being written. */
  async takePositions(reports: readonly PositionReport[]): Promise<void> {
    await this.#take(reports, (accepted) => {
      this.positions += accepted;
    });
  }

  async takeStatics(reports: readonly StaticReport[]): Promise<void> {
    for (const report of reports) this.#waiting.add(report);
    if (this.#waiting.reports.length >= STATICS_WAITING_MAX) await this.#takeWaiting();
  }

  /** Waits until all is durable. */
  async finish(): Promise<void> {
    await this.#takeWaiting();
    await Promise.all(this.#inFlight);
  }

  async #takeWaiting(): Promise<void> {
    const { reports, count } = this.#waiting;
    this.#waiting = new WaitingStatics();
    await this.#take(reports, () => {
      this.statics += count;
    });
  }

  async #take(reports: readonly Report[], kept: (accepted: number) => void): Promise<void> {
    const taking = this.#ingest(reports).then((accepted) => {
      kept(accepted);
      this.#inFlight.delete(taking);
    });
    // One that fails stays in flight: whoever waits for it hears of it; until then nobody does.
    taking.catch(() => undefined);
    this.#inFlight.add(taking);
    if (this.#inFlight.size >= this.#sink.inFlightMax) await Promise.race(this.#inFlight);
  }

  async #ingest(reports: readonly Report[]): Promise<number> {
    if (reports.length === 0) return 0;
    const { accepted, late } = await this.#sink.ingest(reports);
    this.late += late;
    return accepted;
  }
}

/**
 * Static reports until they are written, which costs far more than to compare them. A ship says the same again and again,
 * in some files in each row: of that the newest is enough.
 */
class WaitingStatics {
  readonly reports: StaticReport[] = [];
  /** Those that said the same among them. */
  count = 0;
  /** Where the last report of each ship is. */
  readonly #places: Map<Mmsi, number> = new Map();

  add(report: StaticReport): void {
    this.count++;
    const place = this.#places.get(report.mmsi);
    if (place !== undefined && saysTheSame(this.reports[place], report)) {
      if ((report.timeMs ?? 0) > (this.reports[place].timeMs ?? 0)) this.reports[place] = report;
      return;
    }
    this.#places.set(report.mmsi, this.reports.length);
    this.reports.push(report);
  }
}

/** One without a time is newer than any that came before it, so it says something else than one with a time. */
function saysTheSame(one: StaticReport, other: StaticReport): boolean {
  if ((one.timeMs === null) !== (other.timeMs === null)) return false;
  for (const field in one) {
    const [first, second] = [one[field as keyof StaticReport], other[field as keyof StaticReport]];
    if (first === second || field === 'timeMs') continue;
    if (field !== 'eta' || JSON.stringify(first) !== JSON.stringify(second)) return false;
  }
  return true;
}

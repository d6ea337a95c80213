import { dirname, resolve } from 'node:path';
import type { Mmsi, PositionReport } from '@roadstead/model';
import {
  createSimulation,
  type ReceivedReport,
  type Scenario,
  type Simulation,
  type SimulationBatch,
} from '@roadstead/simulator';
import { UserError } from '../host/host.ts';
import { type RecordingBatch, readRecordings } from '../ingest/read-recordings.ts';
import type { LoadedScenario } from './load-scenarios.ts';
import { simulated } from './simulated-batches.ts';

/** The recorded traffic into which the ships of a scenario are placed, shifted in time to the scenario's start. */
export class BackgroundTraffic {
  readonly path: string;
  /** The MMSIs of the reports so far. */
  readonly mmsis: Set<Mmsi> = new Set();
  readonly #batches: AsyncIterator<RecordingBatch>;
  readonly #startMs: number;
  /** Reports that are read and not yet due. */
  #pending: readonly ReceivedReport[] = [];
  /** From the times of the recording to those of the scenario; undefined before the first report. */
  #shiftMs: number | undefined;
  #isAtEnd = false;

  private constructor(path: string, startMs: number) {
    this.path = path;
    this.#startMs = startMs;
    this.#batches = readRecordings([path], { statics: true })[Symbol.asyncIterator]();
  }

  /** Opens the background of a scenario, whose path is relative to the scenario's file; undefined without one. */
  static of(
    { background, startMs }: Scenario,
    scenarioPath: string,
  ): BackgroundTraffic | undefined {
    if (background === undefined) return undefined;
    return new BackgroundTraffic(resolve(dirname(scenarioPath), background), startMs);
  }

  /** Returns the reports up to an instant of the scenario that have not been returned before. */
  async until(timeMs: number): Promise<readonly ReceivedReport[]> {
    const due: ReceivedReport[] = [];
    for (;;) {
      const next = this.#pending.findIndex(({ deliveredMs }) => deliveredMs > timeMs);
      due.push(...this.#pending.slice(0, next === -1 ? undefined : next));
      this.#pending = next === -1 ? [] : this.#pending.slice(next);
      if (next !== -1 || this.#isAtEnd) break;
      await this.#readBatch();
    }
    for (const { report } of due) this.mmsis.add(report.mmsi);
    return due;
  }

  /** Closes the file. */
  async close(): Promise<void> {
    await this.#batches.return?.();
  }

  async #readBatch(): Promise<void> {
    const { value, done } = await this.#batches.next();
    this.#isAtEnd = done === true;
    if (done === true || value.positions.length === 0) return;
    const { positions, statics } = value;
    this.#shiftMs ??= this.#startMs - positions[0].timeMs;
    const shiftMs = this.#shiftMs;
    const shifted = positions.map((report: PositionReport) =>
      received({ ...report, timeMs: report.timeMs + shiftMs }, report.timeMs + shiftMs),
    );
    const firstMs = shifted[0].deliveredMs;
    this.#pending = [
      ...statics.map((report) =>
        received(
          { ...report, timeMs: report.timeMs === null ? null : report.timeMs + shiftMs },
          firstMs,
        ),
      ),
      ...shifted,
    ];
  }
}

/** A recording has no delays, and its transmitters are not known. */
function received(report: ReceivedReport['report'], deliveredMs: number): ReceivedReport {
  return { deliveredMs, transmitter: 'A', report };
}

/**
 * Adds the background to the batches of a simulation.
 * @throws UserError if a ship of the scenario has the MMSI of one of the recording
 */
export async function* withBackground(
  batches: AsyncIterable<SimulationBatch>,
  simulation: Simulation,
  background: BackgroundTraffic | undefined,
): AsyncGenerator<SimulationBatch, void, undefined> {
  if (background === undefined) {
    yield* batches;
    return;
  }
  const names = new Map(simulation.truth().ships.map(({ mmsi, name }) => [mmsi, name]));
  try {
    for await (const batch of batches) {
      const recorded = await background.until(simulation.nowMs);
      const same = recorded.find(({ report }) => names.has(report.mmsi));
      if (same) {
        const { mmsi } = same.report;
        throw new UserError(
          `${background.path}: a ship has the MMSI ${mmsi}, as ${names.get(mmsi)} of the scenario; set another mmsi.`,
        );
      }
      yield { ...batch, reports: merged(batch.reports, recorded) };
    }
  } finally {
    await background.close();
  }
}

/** Reads the backgrounds of scenarios once, to report their mistakes before a run. @throws UserError as `withBackground` */
export async function checkBackgrounds(files: readonly LoadedScenario[]): Promise<void> {
  for (const { scenario, path } of files) {
    const background = BackgroundTraffic.of(scenario, path);
    if (background === undefined) continue;
    const simulation = createSimulation(scenario, { transmits: false });
    for await (const _ of withBackground(simulated(simulation), simulation, background));
  }
}

/** Merges two lists in the order of delivery. */
function merged(
  one: readonly ReceivedReport[],
  other: readonly ReceivedReport[],
): readonly ReceivedReport[] {
  if (other.length === 0) return one;
  const all: ReceivedReport[] = [];
  let k = 0;
  for (const report of one) {
    while (k < other.length && other[k].deliveredMs <= report.deliveredMs) all.push(other[k++]);
    all.push(report);
  }
  all.push(...other.slice(k));
  return all;
}

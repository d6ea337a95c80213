import { createHash, type Hash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eventLine } from '@roadstead/recordings';
import type { RunResult, ScenarioDetection } from '@roadstead/recordings/scenarios';
import {
  eventsCsv,
  manifestJson,
  type SimulationBatch,
  scoresJson,
  TRUE_TRACK_HEADER,
  transfersCsv,
  trueTrackRow,
  truthJson,
} from '@roadstead/simulator';
import { createFolder } from '../host/create-folder.ts';
import { systemCode, UserError, writeError } from '../host/host.ts';
import { fileOutput, type LineOutput } from '../host/output.ts';
import type { LoadedScenario } from './load-scenarios.ts';
import { REPORT_WRITERS } from './report-formats.ts';
import { runScores } from './run-scores.ts';
import type { ReportFormat } from './simulate-options.ts';

const MANIFEST = 'manifest.json';

/** The codes of the system for a file in place of the folder or of one of its parents. */
const FILE_IN_THE_WAY = ['EEXIST', 'ENOTDIR'];

/** A file with the hash of its content. */
class HashedFile {
  readonly name: string;
  readonly #output: LineOutput;
  readonly #hash: Hash = createHash('sha256');

  constructor(name: string, output: LineOutput) {
    this.name = name;
    this.#output = output;
  }

  async append(lines: Iterable<string | Uint8Array>): Promise<void> {
    await this.#output.append(this.#hashed(lines));
  }

  async finish(): Promise<readonly [name: string, sha256: string]> {
    await this.#output.finish();
    return [this.name, this.#hash.digest('hex')];
  }

  discard(): Promise<void> {
    return this.#output.discard();
  }

  *#hashed(lines: Iterable<string | Uint8Array>): Generator<string | Uint8Array, void, undefined> {
    for (const line of lines) {
      this.#hash.update(line);
      yield line;
    }
  }
}

/** The folder of a run: received reports, truth, events and manifest. */
export class RunFolder {
  readonly #folder: string;
  readonly #writer: ReturnType<(typeof REPORT_WRITERS)[ReportFormat]>;
  readonly #reports: HashedFile;
  readonly #tracks: HashedFile;

  private constructor(
    folder: string,
    writer: ReturnType<(typeof REPORT_WRITERS)[ReportFormat]>,
    reports: HashedFile,
    tracks: HashedFile,
  ) {
    this.#folder = folder;
    this.#writer = writer;
    this.#reports = reports;
    this.#tracks = tracks;
  }

  /** @throws UserError for a folder with other content, or one that cannot be written */
  static async open(folder: string, format: ReportFormat): Promise<RunFolder> {
    await makeRunFolder(folder);
    const writer = REPORT_WRITERS[format]();
    const reports = await hashedFile(folder, `reports.${format}`);
    const tracks = await hashedFile(folder, 'truth-tracks.csv');
    await reports.append([writer.header]);
    await tracks.append([TRUE_TRACK_HEADER]);
    return new RunFolder(folder, writer, reports, tracks);
  }

  async add({ reports, tracks }: SimulationBatch): Promise<void> {
    const writer = this.#writer;
    await this.#reports.append(mapped(reports, (observed) => writer.line(observed)));
    await this.#tracks.append(mapped(tracks, trueTrackRow));
  }

  /**
   * Writes the remaining files. The manifest of an earlier run is removed first and the new one written last: a folder
   * with a manifest is complete.
   */
  async finish(
    { text }: LoadedScenario,
    result: RunResult,
    detection: ScenarioDetection,
    simulatorVersion: string,
  ): Promise<void> {
    const { scenario, seed, truth, counts } = result;
    const events = detection.assessedEvents();
    const scores = runScores(result);
    await rm(join(this.#folder, MANIFEST), { force: true });
    const outputs = [
      await this.#reports.finish(),
      await this.#tracks.finish(),
      await this.#whole('truth.json', [truthJson(truth)]),
      await this.#whole('events.ndjson', events.map(eventLine)),
      await this.#whole('scores.json', [scoresJson(scores)]),
      await this.#whole('scored-transfers.csv', transfersCsv(scores)),
      await this.#whole('scored-events.csv', eventsCsv(scores)),
    ];
    const manifest = manifestJson({
      simulatorVersion,
      scenario: scenario.name,
      seed,
      scenarioSha256: createHash('sha256').update(text).digest('hex'),
      counts: {
        ships: truth.ships.length,
        positionReports: counts.reports,
        rejectedReports: counts.reports - counts.fixes,
        encounters: truth.encounters.length,
        events: events.length,
      },
      outputsSha256: Object.fromEntries(outputs),
    });
    await this.#whole(MANIFEST, [manifest]);
  }

  async discard(): Promise<void> {
    await this.#reports.discard();
    await this.#tracks.discard();
  }

  async #whole(
    name: string,
    lines: Iterable<string | Uint8Array>,
  ): Promise<readonly [string, string]> {
    const file = await hashedFile(this.#folder, name);
    try {
      await file.append(lines);
      return await file.finish();
    } finally {
      await file.discard();
    }
  }
}

async function hashedFile(folder: string, name: string): Promise<HashedFile> {
  return new HashedFile(name, await fileOutput(join(folder, name), []));
}

async function makeRunFolder(folder: string): Promise<void> {
  try {
    await createFolder(folder);
    const names = await readdir(folder);
    if (names.length === 0 || names.includes(MANIFEST)) return;
  } catch (error) {
    if (!FILE_IN_THE_WAY.includes(systemCode(error) ?? '')) throw writeError(folder, error);
    throw new UserError(
      `${folder} cannot be created: a file exists in its place or in that of a parent folder.`,
    );
  }
  throw new UserError(
    `${folder} contains something other than a run of a scenario (${MANIFEST} is missing); name another folder.`,
  );
}

function* mapped<Value>(
  values: readonly Value[],
  line: (value: Value) => string,
): Generator<string, void, undefined> {
  for (const value of values) yield line(value);
}

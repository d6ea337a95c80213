import { createHash, type Hash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  manifestJson,
  type SimulationBatch,
  TRACK_HEADER,
  trackRow,
  truthJson,
} from '@roadstead/simulator';
import { FORMATS } from './formats.ts';
import { systemCode, UserError, writeError } from './host.ts';
import { makeFolder } from './make-folder.ts';
import { fileOutput, type LineOutput } from './output.ts';
import { REPORT_FORMATS, type ReportFormat } from './report-formats.ts';
import type { ScenarioFile } from './scenario-files.ts';
import type { RunResult, ScenarioDetection } from './scenario-run.ts';

const MANIFEST = 'manifest.json';

/** What the system says where a folder was to be made and a file is, there or above it. */
const FILE_IN_THE_WAY = ['EEXIST', 'ENOTDIR'];

/** A file that is written bit by bit, and the hash of what is in it. */
class HashedFile {
  readonly name: string;
  readonly #output: LineOutput;
  readonly #hash: Hash = createHash('sha256');

  constructor(name: string, output: LineOutput) {
    this.name = name;
    this.#output = output;
  }

  async append(lines: Iterable<string>): Promise<void> {
    await this.#output.append(this.#hashed(lines));
  }

  async finish(): Promise<readonly [name: string, sha256: string]> {
    await this.#output.finish();
    return [this.name, this.#hash.digest('hex')];
  }

  discard(): Promise<void> {
    return this.#output.discard();
  }

  *#hashed(lines: Iterable<string>): Generator<string, void, undefined> {
    for (const line of lines) {
      this.#hash.update(line);
      yield line;
    }
  }
}

/** The folder of a run: what was heard, what was true, what the detector said, and how it was made. */
export class RunFolder {
  readonly #folder: string;
  readonly #writer: ReturnType<(typeof REPORT_FORMATS)[ReportFormat]>;
  readonly #reports: HashedFile;
  readonly #tracks: HashedFile;

  private constructor(
    folder: string,
    writer: ReturnType<(typeof REPORT_FORMATS)[ReportFormat]>,
    reports: HashedFile,
    tracks: HashedFile,
  ) {
    this.#folder = folder;
    this.#writer = writer;
    this.#reports = reports;
    this.#tracks = tracks;
  }

  /** @throws UserError where the folder holds something else, or cannot be written */
  static async open(folder: string, format: ReportFormat): Promise<RunFolder> {
    await makeRunFolder(folder);
    const writer = REPORT_FORMATS[format]();
    const reports = await hashedFile(folder, `reports.${format}`);
    const tracks = await hashedFile(folder, 'truth-tracks.csv');
    await reports.append([writer.header]);
    await tracks.append([TRACK_HEADER]);
    return new RunFolder(folder, writer, reports, tracks);
  }

  async add({ reports, tracks }: SimulationBatch): Promise<void> {
    const writer = this.#writer;
    await this.#reports.append(mapped(reports, (observed) => writer.line(observed)));
    await this.#tracks.append(mapped(tracks, trackRow));
  }

  /** Writes the rest. The manifest of an earlier run goes first and ours comes last: a folder that has one is whole. */
  async finish(
    { text }: ScenarioFile,
    result: RunResult,
    detection: ScenarioDetection,
    simulatorVersion: string,
  ): Promise<void> {
    const { scenario, seed, truth } = result;
    const events = detection.log.inOrder(scenario.configurations);
    await rm(join(this.#folder, MANIFEST), { force: true });
    const outputs = [
      await this.#reports.finish(),
      await this.#tracks.finish(),
      await this.#whole('truth.json', [truthJson(truth)]),
      await this.#whole('events.ndjson', FORMATS.ndjson(events)),
    ];
    const manifest = manifestJson({
      simulatorVersion,
      scenario: scenario.name,
      seed,
      scenarioSha256: createHash('sha256').update(text).digest('hex'),
      counts: {
        ships: truth.ships.length,
        positionReports: result.reports,
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

  async #whole(name: string, lines: Iterable<string>): Promise<readonly [string, string]> {
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
    await makeFolder(folder);
    const names = await readdir(folder);
    if (names.length === 0 || names.includes(MANIFEST)) return;
  } catch (error) {
    if (!FILE_IN_THE_WAY.includes(systemCode(error) ?? '')) throw writeError(folder, error);
    throw new UserError(
      `${folder} cannot be made: a file is in its place, or in that of a folder above it.`,
    );
  }
  throw new UserError(
    `${folder} holds something that is no run of a scenario (it has no ${MANIFEST}); name another folder.`,
  );
}

function* mapped<Value>(
  values: readonly Value[],
  line: (value: Value) => string,
): Generator<string, void, undefined> {
  for (const value of values) yield line(value);
}

import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { DISTANCE_METERS_MAX, WINDOW_MINUTES_MAX } from '@roadstead/model';
import { REPORT_TYPES } from '@roadstead/reports';
import type { PassageName } from '@roadstead/routing';
import { SavedStateError } from '@roadstead/service';
import { StoreError } from '@roadstead/store-sqlite';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { columnsOption } from './columns-option.ts';
import { demoCommand } from './demo-command.ts';
import {
  type DetectOptions,
  DISTANCE_METERS_DEFAULT,
  detectCommand,
  WINDOW_MINUTES_DEFAULT,
} from './detect-command.ts';
import {
  DETECT_EXAMPLES,
  PREDICT_EXAMPLES,
  PROGRAM_EXAMPLES,
  REPORT_EXAMPLES,
  ROUTE_EXAMPLES,
  SIMULATE_EXAMPLES,
  SWEEP_EXAMPLES,
} from './examples.ts';
import { FORMATS } from './formats.ts';
import { EXIT_OK, EXIT_USAGE, type Host, systemCode, UserError, write } from './host.ts';
import { numberOption, wholeNumberOption } from './number-option.ts';
import { PREDICT_FORMATS, type PredictCommandOptions, predictCommand } from './predict-command.ts';
import { RECORD_FORMATS } from './record-formats.ts';
import { type ReportCommandOptions, reportCommand } from './report-command.ts';
import { REPORT_FORMATS } from './report-formats.ts';
import {
  closedPassagesOf,
  passagesOf,
  type RouteCommandOptions,
  routeCommand,
} from './route-command.ts';
import { DATA_FOLDER } from './serve/open-store.ts';
import { addStoreCommands } from './serve/store-commands.ts';
import { type SimulateOptions, simulateCommand } from './simulate-command.ts';
import { type SweepOptions, sweepCommand } from './sweep-command.ts';
import { parseValues, VALUES_MAX } from './sweep-grid.ts';
import { timeOption } from './time-option.ts';

/** Seeds are whole numbers of 32 bits. */
const SEED_MAX = 4_294_967_295;
const SEEDS_MAX = 10_000;
const JOBS_MAX = 256;
/** Of each ship that is told the ways are measured, which takes some milliseconds. */
const ARRIVALS_MAX = 1000;
const ARRIVALS_DEFAULT = 20;

/** Runs the `roadstead` command. @returns its exit code. */
export async function runProgram(host: Host): Promise<number> {
  let exitCode = EXIT_OK;
  const program = buildProgram(host, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(host.argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === EXIT_OK ? EXIT_OK : EXIT_USAGE;
    // Who reads our output has seen enough: `roadstead … | head`.
    if (systemCode(error) === 'EPIPE') return EXIT_OK;
    if (!isTold(error)) throw error;
    const message = error.message.replace(/^/gm, 'roadstead: ').concat('\n');
    // Where standard error cannot be written either, the exit code is all that can be told.
    await write(host.stderr, message).catch(() => undefined);
    return EXIT_USAGE;
  }
}

/** What users are told in a line, and can mend. */
function isTold(error: unknown): error is Error {
  return [UserError, StoreError, SavedStateError].some((kind) => error instanceof kind);
}

function buildProgram(host: Host, exit: (code: number) => void): Command {
  const program = new Command('roadstead')
    .description('Finds ship-to-ship transfers in AIS recordings, and in simulated ones.')
    .version(version(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => host.stdout.write(text, () => undefined),
      writeErr: (text) => host.stderr.write(text, () => undefined),
      outputError: (text, write) =>
        write(
          `${text
            .trim()
            .replaceAll('\n', ' ')
            .replace(/^error:/, 'roadstead:')} (--help tells more)\n`,
        ),
      getOutHelpWidth: () => host.stdout.columns ?? 80,
      getErrHelpWidth: () => host.stderr.columns ?? 80,
    })
    .addHelpText('after', PROGRAM_EXAMPLES);
  addDetect(program, host, exit);
  addSimulate(program, host, exit);
  addSweep(program, host, exit);
  addRoute(program, host, exit);
  addReport(program, host, exit);
  addPredict(program, host, exit);
  addStoreCommands(program, host, exit);
  program
    .command('demo')
    .description('detect on a recording that comes with roadstead: 84 minutes in the Solent')
    .action(async () => exit(await demoCommand(host)));
  return program;
}

function addDetect(program: Command, host: Host, exit: (code: number) => void): void {
  program
    .command('detect')
    .summary('find encounters of two ships in AIS recordings')
    .description(
      'Reads AIS recordings (NMEA 0183, CSV or JSON lines, also packed with gzip), several merged ' +
        'by time, or what a store has, and writes an event for every two ships that stay near each other.',
    )
    .argument('[input...]', 'files, or - for standard input')
    .option('--data <folder>', 'instead of recordings: what the store in this folder has')
    .addOption(timeOption('--begin <time>', 'of what is stored, from then on'))
    .addOption(timeOption('--end <time>', 'of what is stored, until then'))
    .addOption(
      numberOption(
        '--distance <meters>',
        `how near the two ships stay (default: ${DISTANCE_METERS_DEFAULT})`,
        { above: 0, max: DISTANCE_METERS_MAX },
      ),
    )
    .addOption(
      numberOption('--window <minutes>', `for how long (default: ${WINDOW_MINUTES_DEFAULT})`, {
        above: 0,
        max: WINDOW_MINUTES_MAX,
      }),
    )
    .option('--area <file>', 'where: a GeoJSON Polygon or MultiPolygon (default: the whole world)')
    .option(
      '--configurations <file>',
      'instead of these three: JSON with one or more request bodies of POST /configurations',
    )
    .addOption(
      numberOption('--gap-max <minutes>', 'a ship that is silent for longer is lost', {
        above: 0,
      }).default(30),
    )
    .addOption(
      numberOption('--separation <minutes>', 'ships that are apart for longer have parted', {
        min: 0,
      }).default(5),
    )
    .addOption(
      numberOption('--lateness <seconds>', 'how far out of order reports may come', {
        min: 0,
      }).default(60),
    )
    .addOption(columnsOption())
    .option('--out <file>', 'where the events go (default: standard output)')
    .addOption(
      new Option('--format <format>', 'how the events are written')
        .choices(Object.keys(FORMATS))
        .default('ndjson'),
    )
    .addHelpText('after', DETECT_EXAMPLES)
    .action(async (inputs: readonly string[], options: Omit<DetectOptions, 'inputs'>) => {
      exit(await detectCommand({ ...options, inputs }, host));
    });
}

function addSimulate(program: Command, host: Host, exit: (code: number) => void): void {
  program
    .command('simulate')
    .summary('replay scenarios with a known truth, and score the detection')
    .description(
      'Sails the ships of scenarios, detects on what is heard of them, and tells what the detector got right and ' +
        'wrong: against the truth about the sea, and against what each scenario expects.',
    )
    .argument('<scenario...>', 'scenario files (YAML), or folders of them')
    .addOption(
      wholeNumberOption('--seed <number>', "the first seed (default: the scenario's)", 0, SEED_MAX),
    )
    .addOption(
      wholeNumberOption(
        '--seeds <count>',
        'how many seeds, one after another',
        1,
        SEEDS_MAX,
      ).default(1),
    )
    .option(
      '--out <folder>',
      'where a folder for each run goes, with what was heard and what was true; - for a feed of reports alone',
    )
    .addOption(
      new Option('--format <format>', 'how reports are written')
        .choices(Object.keys(REPORT_FORMATS))
        .default('ndjson'),
    )
    .addOption(
      numberOption(
        '--speed <factor>',
        'simulated seconds in a real one (default: as fast as it goes)',
        {
          min: 0.1,
          max: 100_000,
        },
      ),
    )
    .addHelpText('after', SIMULATE_EXAMPLES)
    .action(async (scenarios: readonly string[], options: Omit<SimulateOptions, 'scenarios'>) => {
      exit(await simulateCommand({ ...options, scenarios }, host, version()));
    });
}

function addSweep(program: Command, host: Host, exit: (code: number) => void): void {
  program
    .command('sweep')
    .summary('try distances and windows on scenarios, and draw what comes out')
    .description(
      'Simulates each scenario with each seed once and detects with every distance and window of a grid; writes a ' +
        'table (CSV) and a picture of precision and recall (SVG).',
    )
    .argument('<scenario...>', 'scenario files (YAML), or folders of them')
    .addOption(valuesOption('--distance <meters>', DISTANCE_METERS_MAX, '100:1000:100'))
    .addOption(valuesOption('--window <minutes>', WINDOW_MINUTES_MAX, '10:120:10'))
    .addOption(
      wholeNumberOption('--seed <number>', "the first seed (default: the scenario's)", 0, SEED_MAX),
    )
    .addOption(
      wholeNumberOption(
        '--seeds <count>',
        'how many seeds, one after another',
        1,
        SEEDS_MAX,
      ).default(1),
    )
    .addOption(
      wholeNumberOption('--jobs <count>', 'how many threads', 1, JOBS_MAX).default(
        availableParallelism(),
        'as many as there are cores',
      ),
    )
    .option('--out <path>', 'where the two files go, without .csv and .svg', 'sweep')
    .addHelpText('after', SWEEP_EXAMPLES)
    .action(
      async (
        scenarios: readonly string[],
        { jobs, ...options }: Omit<SweepOptions, 'scenarios'> & { jobs: number },
      ) => {
        exit(await sweepCommand({ ...options, scenarios }, host, host.sweepRunner(jobs)));
      },
    );
}

function addRoute(program: Command, host: Host, exit: (code: number) => void): void {
  program
    .command('route')
    .summary('the way by sea between two ports or places')
    .description(
      'Tells how far it is by sea, how long that takes, and through which straits and canals it leads.',
    )
    .argument('<from>', 'a UN/LOCODE, the name of a port, or longitude,latitude')
    .argument('<to>', 'the same')
    .addOption(
      passagesOption('--avoid <passages>', 'passages not to take, as suez,malacca', passagesOf),
    )
    .addOption(
      passagesOption(
        '--open <passages>',
        'what is closed otherwise: northwest-passage, northeast-passage, palk',
        closedPassagesOf,
      ),
    )
    .addOption(
      numberOption('--speed <knots>', 'how fast the ship is, 0.1 to 100', {
        min: 0.1,
        max: 100,
      }).default(14),
    )
    .addOption(
      numberOption('--draught <metres>', 'how deep it is: shallower passages are not taken', {
        above: 0,
        max: 40,
      }),
    )
    .option('--geojson', 'the line as GeoJSON instead of the table', false)
    .addHelpText('after', ROUTE_EXAMPLES)
    .action(async (from: string, to: string, options: Omit<RouteCommandOptions, 'from' | 'to'>) => {
      exit(await routeCommand({ ...options, from, to }, host));
    });
}

function addReport(program: Command, host: Host, exit: (code: number) => void): void {
  program
    .command('report')
    .summary('statistics of what a store has of a period')
    .description(
      'Makes a report of a period: multiship (what ships did), passageline (who crossed a line), areavisits, portcalls, ' +
        'or density, from what a store has, also while a service writes it.',
    )
    .argument('<type>', REPORT_TYPES.join(', '))
    .option('--data <folder>', 'the store', DATA_FOLDER)
    .addOption(timeOption('--begin <time>', 'from when').makeOptionMandatory())
    .addOption(timeOption('--end <time>', 'until when, not included').makeOptionMandatory())
    .option('--line <file>', 'passageline: a GeoJSON LineString')
    .option('--area <file>', 'the other types: a GeoJSON Polygon or MultiPolygon')
    .addOption(
      new Option('--ships <list>', 'multiship: MMSIs, as 211339980,244660912').argParser((text) =>
        text.split(',').map((each) => each.trim()),
      ),
    )
    .addOption(
      numberOption('--cell <degrees>', 'density: how wide a cell is', { above: 0, max: 10 }),
    )
    .addOption(
      new Option('--format <format>', 'how the records are written')
        .choices(RECORD_FORMATS)
        .default('json'),
    )
    .option('--out <file>', 'where the records go (default: standard output)')
    .option('--chart <file>', 'passageline and density: a picture besides, as SVG')
    .addHelpText('after', REPORT_EXAMPLES)
    .action(async (type: string, options: Omit<ReportCommandOptions, 'type'>) => {
      exit(await reportCommand({ ...options, type }, host));
    });
}

function addPredict(program: Command, host: Host, exit: (code: number) => void): void {
  program
    .command('predict')
    .summary('where a ship calls next, or which ships call at a port')
    .description(
      'Tells from what a store has, also while a service writes it, at which ports a ship may call next, or which ships ' +
        'may call at a port next: with what probability, and when.',
    )
    .argument('<ship or port>', 'the IMO number of a ship, or the UN/LOCODE of a port')
    .option('--data <folder>', 'the store', DATA_FOLDER)
    .addOption(
      wholeNumberOption('--limit <count>', 'of a port: how many ships', 1, ARRIVALS_MAX).default(
        ARRIVALS_DEFAULT,
      ),
    )
    .addOption(
      new Option('--format <format>', 'how it is written')
        .choices(PREDICT_FORMATS)
        .default('table'),
    )
    .addHelpText('after', PREDICT_EXAMPLES)
    .action(async (target: string, options: Omit<PredictCommandOptions, 'target'>) => {
      exit(await predictCommand({ ...options, target }, host));
    });
}

/** An option that takes a list of passages, and may be given several times. */
function passagesOption(
  flags: string,
  description: string,
  parse: (list: string) => readonly PassageName[],
): Option {
  return new Option(flags, description)
    .default([], 'none')
    .argParser<readonly PassageName[]>((text, before) => [...before, ...parse(text)]);
}

/** An option that takes several numbers. */
function valuesOption(flags: string, max: number, usual: string): Option {
  return new Option(flags, 'from:to:step, or a list')
    .default(parseValues(usual, max), usual)
    .argParser((text) => {
      const values = parseValues(text, max);
      if (values) return values;
      throw new InvalidArgumentError(
        'It must be from:to:step (100:1000:100), a list (100,250,500) or a number: ' +
          `at most ${VALUES_MAX} values, all above 0, at most ${max}.`,
      );
    });
}

/** The version in our package.json, which lies beside `src` and `dist`. */
function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

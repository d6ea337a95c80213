import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import type { Store } from '@roadstead/contracts';
import type { TradeLaneArea } from '@roadstead/service';
import { parseBooking, parseVoyage, type TakenRows } from '@roadstead/trade-lanes';
import {
  EXIT_INTERRUPTED,
  EXIT_OK,
  EXIT_USAGE,
  type Host,
  systemCode,
  UserError,
  write,
} from '../../host.ts';
import { StatusLine } from '../../status-line.ts';
import { counted, grouped } from '../../words.ts';
import { serviceOn } from '../open-service.ts';
import { openStore } from '../open-store.ts';
import { type CsvForm, csvRows } from './csv-rows.ts';
import type { FileRow } from './file-rows.ts';
import { jsonLineRows, jsonRows } from './json-rows.ts';
import { WrongRows } from './wrong-rows.ts';

/** What can be imported. */
const IMPORT_KINDS = ['schedules', 'bookings'] as const;
type ImportKind = (typeof IMPORT_KINDS)[number];

/** What a user calls it. @throws UserError where there is no such kind */
export function importKind(text: string): ImportKind {
  const kind = IMPORT_KINDS.find((each) => each === text);
  if (kind) return kind;
  throw new UserError(`"${text}" cannot be imported, but ${IMPORT_KINDS.join(' or ')}.`);
}

/** What `roadstead import` was told. */
export interface ImportOptions {
  readonly kind: ImportKind;
  readonly file: string;
  readonly data: string;
  readonly allOrNothing?: boolean;
}

const CARRIER = 'vessel_operator_carrier_code';
const VOYAGE = [CARRIER, 'carrier_voyage_number'];
const BOOKING = [CARRIER, 'carrier_booking_number'];
const LANE = ['origin_un_location_code', 'destination_un_location_code'];
const CALL = ['un_location_code', 'arrival_datetime', 'departure_datetime', 'vessel_imo_number'];
const GROUP = ['count', 'planned_voyage_number', 'actual_voyage_number', 'changed_by'];

/** Of each kind: what it is called, how it is in CSV, where it is in JSON. */
const KINDS = {
  schedules: {
    noun: 'voyage',
    listName: 'voyages',
    parse: parseVoyage,
    form: {
      ...{ key: VOYAGE, whole: [...VOYAGE, 'vessel_imo_number'], parts: 'port_calls', part: CALL },
      ...{ needed: [...VOYAGE, 'vessel_imo_number', 'un_location_code'], numbers: [] },
    },
  },
  bookings: {
    noun: 'booking',
    listName: 'bookings',
    parse: parseBooking,
    form: {
      ...{ key: BOOKING, whole: [...BOOKING, ...LANE], parts: 'containers', part: GROUP },
      ...{ needed: [...BOOKING, ...LANE, 'count', 'planned_voyage_number'], numbers: ['count'] },
    },
  },
} as const;

/** Voyages or bookings that are handed in together. */
const BATCH_ROWS = 500;
const IN_USE =
  'Where that is a service, put rows to it by PUT /tradelane-analytics/voyages or /bookings, or stop it meanwhile.';

/** Runs `roadstead import`. @returns the exit code. @throws UserError for what the user has to mend. */
export async function importCommand(options: ImportOptions, host: Host): Promise<number> {
  const { kind, file, data, allOrNothing = false } = options;
  const { noun, parse } = KINDS[kind];
  if (allOrNothing) {
    const wrong = new WrongRows(file, host);
    for await (const rows of batchesOf(options, host)) {
      const rejected = rows.flatMap(({ row }, index) => {
        const read = parse(row);
        return read.ok ? [] : [{ index, problems: read.failure }];
      });
      await wrong.tell(rejected, rows);
    }
    if (host.interrupted.aborted) return EXIT_INTERRUPTED;
    if (wrong.count > 0) {
      await write(host.stderr, `Nothing was taken: ${wrong.text(noun)}.\n`);
      return EXIT_USAGE;
    }
  }
  let store: Store | undefined;
  let lanes: TradeLaneArea | undefined;
  const put = async (rows: readonly unknown[]): Promise<TakenRows> => {
    // Not before there are rows: a file that cannot be read makes no store.
    store ??= await openStore({ data, store: 'sqlite' }, IN_USE);
    lanes ??= serviceOn(store, 'recorded').tradeLanes;
    return kind === 'schedules' ? lanes.putVoyages(rows) : lanes.putBookings(rows);
  };
  try {
    return await take(options, put, host);
  } finally {
    await store?.close();
  }
}

async function take(
  options: ImportOptions,
  put: (rows: readonly unknown[]) => Promise<TakenRows>,
  host: Host,
): Promise<number> {
  const { noun } = KINDS[options.kind];
  const wrong = new WrongRows(options.file, host);
  const line = new StatusLine(host);
  let accepted = 0;
  const told = (): Promise<void> => {
    const besides = wrong.count > 0 ? `; ${wrong.text(noun)}` : '';
    return write(host.stderr, `Took ${counted(accepted, noun)}${besides}.\n`);
  };
  try {
    for await (const rows of batchesOf(options, host)) {
      const taken = await put(rows.map(({ row }) => row));
      accepted += taken.accepted;
      await wrong.tell(taken.rejected, rows);
      line.show((elapsedMs) => [
        counted(accepted, noun),
        `${grouped(Math.round((1000 * accepted) / elapsedMs))} ${noun}s/s`,
      ]);
    }
  } catch (error) {
    line.clear();
    // What was taken stays, though the rest cannot be read.
    if (accepted > 0) await told();
    throw error;
  }
  line.clear();
  await told();
  if (host.interrupted.aborted) return EXIT_INTERRUPTED;
  return accepted === 0 && wrong.count > 0 ? EXIT_USAGE : EXIT_OK;
}

async function* batchesOf(
  { kind, file }: ImportOptions,
  { interrupted }: Host,
): AsyncGenerator<readonly FileRow[], void, undefined> {
  let batch: FileRow[] = [];
  try {
    for await (const row of rowsOf(kind, file)) {
      batch.push(row);
      if (batch.length < BATCH_ROWS) continue;
      yield batch;
      batch = [];
      if (interrupted.aborted) return;
    }
  } catch (error) {
    const code = systemCode(error);
    if (code === undefined || error instanceof UserError || code.startsWith('CSV')) throw error;
    throw new UserError(`${file} cannot be read: ${READ_REASONS[code] ?? code}.`);
  }
  if (batch.length > 0) yield batch;
}

const READ_REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  EISDIR: 'it is a folder',
  EACCES: 'permission is denied',
};

function rowsOf(kind: ImportKind, file: string): AsyncIterable<FileRow> {
  const { form, listName } = KINDS[kind];
  switch (extname(file).toLowerCase()) {
    case '.csv':
      return csvRows(file, createReadStream(file), form satisfies CsvForm);
    case '.json':
      return jsonRows(file, listName);
    case '.ndjson':
    case '.jsonl':
      return jsonLineRows(file, createReadStream(file));
    default:
      throw new UserError(`${file} has to end with .csv, .json or .ndjson: that tells what it is.`);
  }
}

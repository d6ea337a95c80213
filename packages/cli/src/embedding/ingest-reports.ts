import {
  copyArray,
  isObject,
  type PositionInput,
  type RejectedFix,
  type StaticInput,
  type StaticReport,
} from '@roadstead/model';
import type { MaritimeService } from '@roadstead/service';

/** A wrong field of a report, or a report that is not stored. */
export interface RejectedInput {
  /** The index of the report, from 0. */
  readonly index: number;
  /** The wrong field; null if it is the report as a whole. */
  readonly field: string | null;
  /** A code: `bad-mmsi`, `bad-time`, `bad-position`, `malformed`, or a reason of D8 to D10 such as `future`. */
  readonly reason: string;
  /** A sentence. */
  readonly detail: string;
}

/** The result of an ingest. */
export interface IngestedReports {
  /** The number of reports that are stored, late ones included. */
  readonly accepted: number;
  /** Of these, the number that are too late for detection (D8). */
  readonly late: number;
  /** In the order of the reports; a report with several wrong fields has several entries. */
  readonly rejected: readonly RejectedInput[];
  /** Reports of earlier calls, accepted there, that this call shows to be jumps or second reports for a time (D8, D10). */
  readonly rejectedEarlier: readonly RejectedFix[];
}

/** Fields that only a static report has. */
const STATIC_FIELDS: readonly (keyof StaticReport)[] = [
  ...(['imo', 'name', 'callsign', 'shiptype', 'destination', 'eta'] as const),
  ...(['toBowMeters', 'toSternMeters', 'toPortMeters', 'toStarboardMeters'] as const),
  ...(['lengthMeters', 'widthMeters', 'draughtMeters'] as const),
];

/** The most reports of a call, as of a list of a batch of the service. */
const REPORTS_MAX = 1_000_000;

const REASONS: Readonly<Record<string, string>> = {
  mmsi: 'bad-mmsi',
  time: 'bad-time',
  timeMs: 'bad-time',
  longitude: 'bad-position',
  latitude: 'bad-position',
};

/** Ingests reports and names the wrong fields of invalid ones. @throws Error if the service is not running */
export async function ingestReports(
  service: Pick<MaritimeService, 'ingest'>,
  inputs: readonly (PositionInput | StaticInput)[],
): Promise<IngestedReports> {
  const copy = copyArray(inputs, REPORTS_MAX);
  if (!copy.ok) {
    const rejected = [rejectedInput(0, null, 'malformed', `The reports ${copy.error}`)];
    return { accepted: 0, late: 0, rejected, rejectedEarlier: [] };
  }
  const batch = { positions: [] as PositionInput[], statics: [] as StaticInput[] };
  const indexes = { positions: [] as number[], statics: [] as number[] };
  for (const [index, input] of copy.value.entries()) {
    const list = isStatic(input) ? 'statics' : 'positions';
    // The service checks each field.
    batch[list].push(input as PositionInput & StaticInput);
    indexes[list].push(index);
  }
  const result = await service.ingest(batch);
  if (!result.ok) throw new Error(`ingest: ${result.error.detail}`);
  const { accepted, late, rejectedEarlier } = result.value;
  const rejected = result.value.rejected.map(({ list, index, field, reason, detail }) =>
    rejectedInput(indexes[list][index], field, REASONS[field ?? ''] ?? reason, detail),
  );
  return {
    ...{ accepted, late, rejectedEarlier },
    rejected: rejected.sort((a, b) => a.index - b.index),
  };
}

/** Whether it is a static report. A report with neither kind of field lacks its position. */
function isStatic(input: unknown): boolean {
  try {
    if (!isObject(input)) return false;
    const has = (name: string): boolean => (input[name] ?? null) !== null;
    return !has('longitude') && !has('latitude') && STATIC_FIELDS.some(has);
  } catch {
    // A getter throws: the service names the field.
    return false;
  }
}

function rejectedInput(
  index: number,
  field: string | null,
  reason: string,
  detail: string,
): RejectedInput {
  return { index, field, reason, detail };
}

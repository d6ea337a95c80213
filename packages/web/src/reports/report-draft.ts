import type { ApiObjects } from '@roadstead/client';
import type { RequestGeometry } from '../sketch/geometry-overlay.ts';
import type { ReportKind } from './report-kinds.ts';

type ReportRequest = ApiObjects['ReportRequest'];

/** The fields of the form of a report. */
export interface ReportDraft {
  readonly name: string;
  /** `2026-11-24T06:00`, UTC. */
  readonly begin: string;
  readonly end: string;
  /** MMSIs, separated by spaces, commas or lines. */
  readonly ships: string;
  readonly geometry: RequestGeometry | null;
  readonly cellDegrees: number;
}

/** Widths of a cell that the service accepts. */
export const CELL_DEGREES: readonly number[] = [0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10];
export const CELL_DEGREES_DEFAULT = 0.1;

/** A request, or the problem of the first field that is not filled in. */
export type DraftedRequest =
  | { readonly ok: true; readonly body: ReportRequest }
  | { readonly ok: false; readonly problem: string };

/** Returns the request of a draft. The service checks the rest. */
export function requestOf(kind: ReportKind, draft: ReportDraft): DraftedRequest {
  const { name, geometry, cellDegrees } = draft;
  const [beginMs, endMs] = [utcMs(draft.begin), utcMs(draft.end)];
  const reject = (problem: string): DraftedRequest => ({ ok: false, problem });
  if (Number.isNaN(beginMs) || Number.isNaN(endMs)) return reject('Enter begin and end.');
  if (endMs <= beginMs) return reject('The end must be after the begin.');
  const period = {
    name: name.trim() || `${kind.title}, ${draft.begin.slice(0, 10)}`,
    begin: new Date(beginMs).toISOString(),
    end: new Date(endMs).toISOString(),
  };
  if (kind.geometry === null) {
    const ships = parseShips(draft.ships);
    if (ships.length === 0) return reject('Enter the MMSI of a ship.');
    return { ok: true, body: { ...period, ships } };
  }
  if (geometry === null && kind.geometry !== 'optional area')
    return reject(kind.geometry === 'line' ? 'Draw or enter a line.' : 'Draw or choose an area.');
  const body = { ...period, ...(geometry && { shape: geometry }) };
  return {
    ok: true,
    body: kind.type === 'density' ? { ...body, cell_degrees: cellDegrees } : body,
  };
}

/** Returns the MMSIs of a text, each once. */
export function parseShips(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
}

/** Returns the value of a field for a date and time in UTC. */
export function fieldTime(ms: number): string {
  return new Date(ms).toISOString().slice(0, 16);
}

function utcMs(text: string): number {
  return Date.parse(`${text}Z`);
}

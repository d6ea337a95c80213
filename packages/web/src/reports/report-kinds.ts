import type { ReportType } from '@roadstead/reports';

/** Inputs and results of a report type. */
export interface ReportKind {
  readonly type: ReportType;
  readonly title: string;
  readonly description: string;
  readonly geometry: 'line' | 'area' | 'optional area' | null;
}

/** The types, the most general first. */
export const REPORT_KINDS: readonly ReportKind[] = [
  {
    ...{ type: 'portcalls', title: 'Port calls', geometry: 'optional area' },
    description: 'Calls at ports, with waiting and berth times.',
  },
  {
    ...{ type: 'passageline', title: 'Passages of a line', geometry: 'line' },
    description: 'Ships that pass a line, with place, time and side.',
  },
  {
    ...{ type: 'areavisits', title: 'Visits of an area', geometry: 'area' },
    description: 'When ships enter and leave an area.',
  },
  {
    ...{ type: 'density', title: 'Density', geometry: 'area' },
    description: 'Ships and ship hours in each cell of a grid.',
  },
  {
    ...{ type: 'multiship', title: 'Activity of ships', geometry: null },
    description: 'Distance, times under way, at anchor and moored, calls and events.',
  },
];

export function reportKind(type: string | undefined): ReportKind {
  return REPORT_KINDS.find((kind) => kind.type === type) ?? REPORT_KINDS[0]!;
}

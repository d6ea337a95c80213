import type { Port } from '@roadstead/gazetteer';
import type { PositionReport } from '@roadstead/model';
import type { PortCall } from '@roadstead/tracking';
import type { Column } from '../formats/encoder.ts';

/** The columns that `roadstead` reads, too. */
export const REPORT_COLUMNS: readonly Column<PositionReport>[] = [
  { name: 'mmsi', type: 'integer', cell: ({ mmsi }) => mmsi },
  { name: 'timestamp', type: 'time', cell: ({ timeMs }) => timeMs },
  { name: 'longitude', type: 'number', cell: ({ longitude }) => longitude },
  { name: 'latitude', type: 'number', cell: ({ latitude }) => latitude },
  { name: 'sog', type: 'number', cell: ({ sog }) => sog },
  { name: 'cog', type: 'number', cell: ({ cog }) => cog },
  { name: 'heading', type: 'number', cell: ({ heading }) => heading },
  { name: 'rot', type: 'number', cell: ({ rot }) => rot },
  { name: 'nav_status', type: 'integer', cell: ({ navStatus }) => navStatus },
];

/** A port call and its port. */
export interface PortCallAt {
  readonly call: PortCall;
  readonly port: Port;
}

export const CALL_COLUMNS: readonly Column<PortCallAt>[] = [
  { name: 'mmsi', type: 'integer', cell: ({ call }) => call.mmsi },
  { name: 'port_id', type: 'integer', cell: ({ port }) => port.id },
  { name: 'port', type: 'text', cell: ({ port }) => port.name },
  { name: 'locode', type: 'text', cell: ({ port }) => port.locode },
  { name: 'country', type: 'text', cell: ({ port }) => port.country },
  { name: 'ata', type: 'time', cell: ({ call }) => call.ataMs },
  { name: 'atd', type: 'time', cell: ({ call }) => call.atdMs },
  {
    name: 'berths',
    type: 'text',
    cell: ({ call }) => call.berths.map(({ name }) => name).join('; '),
  },
  {
    name: 'not_later_than',
    type: 'time',
    cell: ({ call }) => (call.ataMs === null ? call.beginMs : null),
  },
  {
    name: 'not_earlier_than',
    type: 'time',
    cell: ({ call }) => (call.atdMs === null ? call.endMs : null),
  },
];

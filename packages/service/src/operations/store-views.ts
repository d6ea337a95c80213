import type { StoreView, ViewColumn } from '@roadstead/contracts';
import { POSITION_SERIES } from '../tracking/positions.ts';

type Type = ViewColumn['type'];

function column(name: string, from: string, type: Type): ViewColumn {
  return { name, from, type };
}

const POSITION = {
  series: POSITION_SERIES,
  key: 'mmsi',
  time: 'reported_at',
  columns: [
    column('longitude', 'longitude', 'number'),
    column('latitude', 'latitude', 'number'),
    column('speed_knots', 'sog', 'number'),
    column('course_degrees', 'cog', 'number'),
    column('heading_degrees', 'heading', 'number'),
    column('turn_rate', 'rot', 'number'),
    column('navigational_status', 'navStatus', 'integer'),
  ],
  points: [{ name: 'geom', longitude: 'longitude', latitude: 'latitude' }],
} as const;

/** The views of a store for people with SQL: `events`, `port_calls`, `ships`, `latest_positions`, and `positions(mmsi, from, to)`. */
export const storeViews: readonly StoreView[] = [
  {
    kind: 'documents',
    name: 'events',
    collection: { name: 'events', key: 'id' },
    columns: [
      column('id', 'id', 'integer'),
      column('uuid', 'uuid', 'text'),
      column('name', 'name', 'text'),
      column('severity', 'severity', 'text'),
      column('configuration_id', 'configurationId', 'integer'),
      column('owner', 'owner', 'text'),
      column('first_mmsi', 'first.mmsi', 'integer'),
      column('second_mmsi', 'second.mmsi', 'integer'),
      column('activated_at', 'activationTimeMs', 'time'),
      column('fired_at', 'firedTimeMs', 'time'),
      column('ended_at', 'deactivationTimeMs', 'time'),
      column('longitude', 'first.firedPosition.longitude', 'number'),
      column('latitude', 'first.firedPosition.latitude', 'number'),
      column('distance_meters', 'distanceMeters', 'number'),
      column('window_minutes', 'windowMinutes', 'number'),
      column('acknowledged_at', 'acknowledgement.timeMs', 'time'),
      column('acknowledged_by', 'acknowledgement.by', 'text'),
      column('reconciliation', 'reconciliation.state', 'text'),
    ],
    points: [
      {
        name: 'geom',
        longitude: 'first.firedPosition.longitude',
        latitude: 'first.firedPosition.latitude',
      },
    ],
  },
  {
    kind: 'documents',
    name: 'port_calls',
    collection: { name: 'port-calls', key: 'id' },
    columns: [
      column('mmsi', 'mmsi', 'integer'),
      column('port_id', 'portId', 'integer'),
      column('port', 'port.name', 'text'),
      column('locode', 'port.locode', 'text'),
      column('began_at', 'ataMs', 'time'),
      column('ended_at', 'atdMs', 'time'),
      column('is_arrival_unknown', 'isAtaUnknown', 'boolean'),
      column('is_departure_unknown', 'isAtdUnknown', 'boolean'),
      column('berths', 'berths', 'json'),
    ],
  },
  {
    kind: 'documents',
    name: 'ships',
    collection: { name: 'ships', key: 'mmsi' },
    columns: [
      column('mmsi', 'mmsi', 'integer'),
      column('imo', 'said.imo.value', 'integer'),
      column('name', 'said.name.value', 'text'),
      column('callsign', 'said.callsign.value', 'text'),
      column('shiptype', 'said.shiptype.value', 'integer'),
      column('length_meters', 'said.lengthMeters.value', 'number'),
      column('width_meters', 'said.widthMeters.value', 'number'),
      column('draught_meters', 'said.draughtMeters.value', 'number'),
      column('destination', 'said.destination.value', 'text'),
    ],
  },
  { ...POSITION, kind: 'latest', name: 'latest_positions' },
  { ...POSITION, kind: 'rows', name: 'positions' },
];

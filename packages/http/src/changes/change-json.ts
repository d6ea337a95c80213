import { type Imo, type Mmsi, portCallJson, timestampMs } from '@roadstead/model';
import {
  type MaritimeService,
  newestAssessment,
  type RecordableChange,
  type RecordedChange,
  storedEventJson,
} from '@roadstead/service';
import { shapeJson } from '@roadstead/shapes';
import { configurationJson } from '../sts/configuration-json.ts';
import { vesselEventReply } from '../sts/vessel-events.ts';
import type { ChangeJson } from './change-schemas.ts';

/** The type of a change with its object. */
type ChangeObject = ChangeJson extends infer Each
  ? Each extends ChangeJson
    ? Omit<Each, 'kind' | 'cursor' | 'origin' | 'found_at' | 'ships'>
    : never
  : never;

/** Returns changes of the feed as JSON, with the names of their ships. */
export async function changesJson(
  changes: readonly RecordedChange[],
  tracking: MaritimeService['tracking'],
): Promise<readonly ChangeJson[]> {
  const mmsis = new Set(changes.flatMap(({ change }) => shipsOf(change)));
  const names = new Map<Mmsi, string | null>();
  for (const mmsi of mmsis) {
    const found = await tracking.findShip({ mmsi });
    names.set(mmsi, found.ok ? (found.value.name ?? null) : null);
  }
  return changes.map(({ cursor, kind, origin, foundAtMs, change }) => {
    const ships = shipsOf(change).map((mmsi) => ({ mmsi, name: names.get(mmsi) ?? null }));
    const common = { kind, cursor, origin, found_at: timestampMs(foundAtMs), ships };
    return { ...objectOf(change), ...common } as ChangeJson;
  });
}

function shipsOf(change: RecordableChange): readonly Mmsi[] {
  switch (change.type) {
    case 'event':
      return [change.event.first.mmsi, change.event.second.mmsi];
    case 'vessel-event':
      return [change.event.mmsi];
    case 'port-call':
      return [change.call.mmsi];
    case 'prediction':
      return change.records.slice(0, 1).map(({ mmsi }) => mmsi);
    default:
      return [];
  }
}

function objectOf(change: RecordableChange): ChangeObject {
  switch (change.type) {
    case 'event': {
      const assessment = newestAssessment(change.event);
      return { type: 'event', event: storedEventJson(change.event), assessment };
    }
    case 'vessel-event':
      return { type: 'vessel_event', vessel_event: vesselEventReply(change.event) };
    case 'port-call':
      return { type: 'port_call', port_call: portCallJson(change.call) };
    case 'prediction':
      return { type: 'prediction', prediction: predictionJson(change.imo, change.records) };
    case 'job': {
      const { kind, job } = change;
      return { type: 'job', job: { kind, id: job.id, status: job.state } };
    }
    case 'configuration': {
      const { configuration, by } = change;
      return { type: 'configuration', configuration: configurationJson(configuration), by };
    }
    case 'shape': {
      const shape = shapeJson(change.shape);
      const properties = { ...shape.properties, acl: [...shape.properties.acl] };
      return { type: 'shape', shape: { ...shape, properties }, by: change.by };
    }
  }
}

function predictionJson(
  imo: Imo,
  records: Extract<RecordableChange, { readonly type: 'prediction' }>['records'],
) {
  const time = (ms: number | null): string | null => (ms === null ? null : timestampMs(ms));
  return {
    imo,
    next_ports: records.map(({ locode, probability, etaMs, etaEarlyMs, etaLateMs }) => ({
      ...{ locode, probability, eta: time(etaMs) },
      ...{ eta_early: time(etaEarlyMs), eta_late: time(etaLateMs) },
    })),
  };
}

import type { ContractService } from '../contract-service.ts';
import { SECOND_DAY } from '../fleet-records.ts';
import { ID, MILLISECONDS } from '../forms.ts';
import { ok, type Row } from '../row.ts';
import { BASE, SEARCH, TOGETHER_JSON } from './event-forms.ts';

const SHIPS = [211_000_070, 211_000_071] as const;
const LONGITUDES = [6.5, 6.501];
const MINUTES = 50;

/** Reports of two ships side by side for the first fifty minutes of the second day, which come hours later. */
const LATE_REPORTS = Array.from({ length: MINUTES / 2 + 1 }, (_, i) =>
  SHIPS.map((mmsi, ship) => ({
    mmsi,
    timestamp: new Date(Date.parse(SECOND_DAY) + 2 * i * 60_000).toISOString(),
    longitude: LONGITUDES[ship],
    latitude: 54.5,
  })),
).flat();

const point = (ship: number): object => ({
  type: 'Point',
  coordinates: [LONGITUDES[ship], 54.5],
});
const ship = (place: number): object => ({
  mmsi: SHIPS[place],
  activation_position: point(place),
  fired_position: point(place),
  deactivation_position: point(place),
});

/** Sends late reports. @returns the id of the event that they show */
async function sendLate(api: ContractService): Promise<number> {
  await api.request('POST /api/ingress/positions', { as: 'feed', body: LATE_REPORTS });
  await api.service.reconcile();
  const found = await api.request(`GET ${BASE}${SEARCH}`, { query: { mmsi: SHIPS[0] } });
  return (found.body as { items: { id: number }[] }).items[0]!.id;
}

export const LATE_REPORT_ROWS: readonly Row[] = [
  {
    operation: `GET ${BASE}/s2s-events/{id}`,
    requirement:
      'decision: Event corrected or retracted by late data, "the event stays readable with its state and what changed"',
    exchange: async (api) => ({
      request: { values: [await sendLate(api)] },
      response: ok({
        ...TOGETHER_JSON,
        id: ID,
        s2s_pair: { first: ship(0), second: ship(1) },
        ...{ mmsi_first: SHIPS[0], mmsi_second: SHIPS[1] },
        fired_time: '2026-06-02T00:30:00.000Z',
        activation_time: '2026-06-02T00:00:00.000Z',
        deactivation_time: '2026-06-02T00:50:00.000Z',
        activation_text:
          'Ships 211000070 and 211000071 stayed within 500 meters of each other for 30 minutes',
        reconciliation: { state: 'found', at: MILLISECONDS, before: null, replaced_by: null },
      }),
    }),
  },
];

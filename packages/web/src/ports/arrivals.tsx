import { useSignal } from '@preact/signals';
import type { ApiObjects } from '@roadstead/client';
import type { JSX } from 'preact';
import { useApp } from '../app/app-context.ts';
import { hrefOf } from '../app/router.ts';
import { csvFile, Downloads, jsonFile } from '../ui/downloads.tsx';
import { LoadedView } from '../ui/loaded-view.tsx';
import { ShipLink } from '../ui/ship-link.tsx';
import { Table } from '../ui/table.tsx';
import { percentText } from '../ui/units.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { arrivalsCsv } from './arrivals-csv.ts';
import { useArrivingShips } from './use-arriving-ships.ts';
import { UtcTime } from './utc-time.tsx';

type Arrival = ApiObjects['NextPort'];

const PROBABILITIES = [0, 0.1, 0.25, 0.5, 0.75, 0.9];
/** Less probable arrivals are many, and few of them come true. */
const PROBABILITY_MIN_DEFAULT = 0.1;

/** The ships that may call at a port, or at the ports of a cluster. @param portKey a LOCODE, or the name of a cluster */
export function Arrivals({ portKey }: { readonly portKey: string }): JSX.Element {
  const { client } = useApp();
  const probabilityMin = useSignal(PROBABILITY_MIN_DEFAULT);
  const list = useLoaded(
    (signal) =>
      client.request('GET /api/shiptracker/nextport/arrivals/{key}', { key: portKey }, { signal }),
    [portKey],
  );
  const probable = (list.value.value?.records ?? []).filter(
    ({ probability }) => probability >= probabilityMin.value,
  );
  useArrivingShips(probable);
  return (
    <>
      <p>
        <a href={hrefOf('ports')}>← All ports</a>
      </p>
      <h1>{portKey}</h1>
      <LoadedView
        loaded={list.value}
        empty="No ship is expected."
        isEmpty={({ records }) => records.length === 0}
      >
        {({ records, as_of: asOf, expected_ships: expected }) => (
          <>
            <p>
              <strong>{expected.toFixed(1)}</strong> ships expected among {records.length} that may
              call, as of <UtcTime text={asOf} />.
            </p>
            <label>
              Probability, at least
              <select
                value={probabilityMin.value}
                onChange={({ currentTarget }) =>
                  (probabilityMin.value = Number(currentTarget.value))
                }
              >
                {PROBABILITIES.map((each) => (
                  <option key={each} value={each}>
                    {percentText(each)}
                  </option>
                ))}
              </select>
            </label>
            <ArrivalTable arrivals={probable} />
            <Downloads
              files={[
                csvFile(`arrivals-${portKey}`, () => arrivalsCsv(probable)),
                jsonFile(`arrivals-${portKey}`, probable),
              ]}
            />
          </>
        )}
      </LoadedView>
    </>
  );
}

function ArrivalTable({ arrivals }: { readonly arrivals: readonly Arrival[] }): JSX.Element {
  return (
    <Table
      caption="Expected arrivals"
      keyOf={({ mmsi, locode }) => `${mmsi} ${locode}`}
      rows={arrivals}
      columns={[
        {
          title: 'Ship',
          cell: (arrival) => (
            <>
              <ShipLink ship={arrival} />
              {arrival.in_port && <div class="quiet">still in port</div>}
              {arrival.silent && <div class="quiet">not heard for 30 days</div>}
            </>
          ),
          sortBy: ({ name, mmsi }) => name ?? String(mmsi),
        },
        {
          title: 'Probability',
          isNumber: true,
          cell: ({ probability }) => percentText(probability),
          sortBy: ({ probability }) => probability,
        },
        {
          title: 'ETA, 80 % between',
          cell: ({ eta, eta_early: early, eta_late: late }) => (
            <>
              <UtcTime text={eta} />
              {early && (
                <div class="quiet">
                  <UtcTime text={early} /> and <UtcTime text={late} />
                </div>
              )}
            </>
          ),
          // Unknown ones are last.
          sortBy: ({ eta }) => eta ?? '~',
        },
        { title: 'Port', cell: ({ locode }) => locode, sortBy: ({ locode }) => locode },
        {
          title: 'Then',
          cell: ({ after_next: then }) =>
            then ? `${then.locode} ${percentText(then.probability)}` : '–',
        },
      ]}
    />
  );
}

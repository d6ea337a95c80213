import { useSignal } from '@preact/signals';
import type { ApiObjects } from '@roadstead/client';
import type { JSX } from 'preact';
import { useApp } from '../app/app-context.ts';
import { Button } from '../ui/button.tsx';
import { LoadedView } from '../ui/loaded-view.tsx';
import { Table } from '../ui/table.tsx';
import { Time } from '../ui/time.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import type { LaneParameters } from './lane-parameters.ts';

type Journey = ApiObjects['Journey'];
type Call = ApiObjects['JourneyCall'];

const PAGE_SIZE = 100;

/** The journeys that the statistics of a lane count, page by page. */
export function Journeys({ lane }: { readonly lane: LaneParameters }): JSX.Element {
  const { client } = useApp();
  const page = useSignal(1);
  const journeys = useLoaded(
    (signal) =>
      client.request(
        'GET /tradelane-analytics/journeys',
        { ...lane, page: page.value, size: PAGE_SIZE },
        { signal },
      ),
    [page.value],
  );
  return (
    <section aria-label="Journeys">
      <h3>All journeys</h3>
      <LoadedView loaded={journeys.value} empty="No journeys." isEmpty={({ total }) => total === 0}>
        {({ items, total, pages }) => (
          <>
            <JourneyTable journeys={items} />
            <div class="row">
              <Button isDisabled={page.value <= 1} onClick={() => page.value--}>
                Previous
              </Button>
              <span class="quiet">
                Page {page} of {pages}, {total} journeys
              </span>
              <Button isDisabled={page.value >= pages} onClick={() => page.value++}>
                Next
              </Button>
            </div>
          </>
        )}
      </LoadedView>
    </section>
  );
}

function JourneyTable({ journeys }: { readonly journeys: readonly Journey[] }): JSX.Element {
  return (
    <Table
      caption="Journeys"
      keyOf={(journey) =>
        `${journey.vessel_operator_carrier_code} ${journey.carrier_voyage_number} ${journey.destination.arrival_datetime}`
      }
      rows={journeys}
      columns={[
        {
          title: 'Voyage',
          cell: ({
            vessel_operator_carrier_code: carrier,
            carrier_voyage_number: voyage,
            ...rest
          }) => (
            <>
              {carrier} {voyage}
              {rest.is_replaced && <div class="quiet">other ship</div>}
            </>
          ),
          sortBy: ({ vessel_operator_carrier_code: carrier, carrier_voyage_number: voyage }) =>
            `${carrier} ${voyage}`,
        },
        {
          title: 'Origin',
          cell: ({ origin }) => <CallView call={origin} />,
          sortBy: ({ origin }) => origin.arrival_datetime ?? '',
        },
        {
          title: 'Destination',
          cell: ({ destination }) => <CallView call={destination} />,
          sortBy: ({ destination }) => destination.arrival_datetime ?? '',
        },
      ]}
    />
  );
}

function CallView({ call }: { readonly call: Call }): JSX.Element {
  const { arrival_datetime: scheduled, departure_datetime: departure, outcome } = call;
  const { deviation_hours: hours } = call;
  const time = scheduled ?? departure;
  return (
    <>
      {time === null ? '–' : <Time ms={Date.parse(time)} />}
      <div class={outcome === 'omitted' ? 'problem' : 'quiet'}>
        {outcome}
        {hours !== null && `, ${hours < 0 ? 'early' : 'late'} ${Math.abs(hours).toFixed(1)} h`}
      </div>
    </>
  );
}

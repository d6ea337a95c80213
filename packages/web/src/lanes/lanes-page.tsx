import type { JSX } from 'preact';
import { useApp } from '../app/app-context.ts';
import { route } from '../app/router.ts';
import { LoadedView } from '../ui/loaded-view.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { Journeys } from './journeys.tsx';
import { LaneForm } from './lane-form.tsx';
import { type LaneParameters, laneParameters } from './lane-parameters.ts';
import { LaneStatistics } from './lane-statistics.tsx';

/** The performance of carriers between two ports. */
export default function LanesPage(): JSX.Element {
  const { values } = route.value;
  const lane = laneParameters(values);
  return (
    <>
      <h1>Trade lanes</h1>
      <LaneForm values={values} />
      {lane && <Lane key={JSON.stringify(lane)} lane={lane} />}
    </>
  );
}

function Lane({ lane }: { readonly lane: LaneParameters }): JSX.Element {
  const { client } = useApp();
  const statistics = useLoaded(
    async (signal) =>
      (await client.request('GET /tradelane-analytics/journey-statistics', lane, { signal }))
        .statistics,
    [],
  );
  return (
    <>
      <h2>
        {lane.origin_un_location_code} to {lane.destination_un_location_code}
      </h2>
      <LoadedView loaded={statistics.value} empty="No carrier has journeys on this lane.">
        {(list) => (
          <>
            <LaneStatistics statistics={list} />
            <Journeys lane={lane} />
          </>
        )}
      </LoadedView>
    </>
  );
}

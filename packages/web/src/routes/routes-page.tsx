import { useSignal } from '@preact/signals';
import type { ApiObjects } from '@roadstead/client';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { route, setValues } from '../app/router.ts';
import { loadStoredAreas } from '../sketch/stored-areas.ts';
import { Notice } from '../ui/notice.tsx';
import { ProblemNotice } from '../ui/problem-notice.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { DistanceResult } from './distance-result.tsx';
import { RouteForm } from './route-form.tsx';
import { parseDraft, planOf } from './route-plan.ts';
import { type PlannedLeg, requestDistances, requestRoute } from './route-requests.ts';
import { RouteResult } from './route-result.tsx';

type Planned =
  | { readonly type: 'none' | 'busy' }
  | { readonly type: 'problem'; readonly problem: string }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'route'; readonly route: ApiObjects['Route'] }
  | { readonly type: 'distance'; readonly legs: readonly PlannedLeg[] };

/** A planner of routes of ships, and of distances between ports and points. */
export default function RoutesPage(): JSX.Element {
  const { client } = useApp();
  const areas = useLoaded((signal) => loadStoredAreas(client, signal), []);
  const planned = useSignal<Planned>({ type: 'none' });
  const abort = useRef<AbortController>(undefined);
  const draft = parseDraft(route.value.values);
  const submit = async (): Promise<void> => {
    // A page that is loaded again, or shared, plans again.
    setValues({ planned: 1 });
    abort.current?.abort();
    abort.current = new AbortController();
    const { signal } = abort.current;
    const plan = planOf(draft, areas.value.value ?? []);
    planned.value = plan.type === 'problem' ? plan : { type: 'busy' };
    if (plan.type === 'problem') return;
    try {
      const result: Planned =
        plan.type === 'route'
          ? { type: 'route', route: await requestRoute(client, plan.body, signal) }
          : { type: 'distance', legs: await requestDistances(client, plan, signal) };
      if (!signal.aborted) planned.value = result;
    } catch (error) {
      if (!signal.aborted) planned.value = { type: 'failed', error };
    }
  };
  const isLoaded = areas.value.state !== 'loading';
  useEffect(() => {
    // Without the stored areas, those to avoid would be left out.
    if (isLoaded && draft.isPlanned) void submit();
  }, [isLoaded]);
  useEffect(() => () => abort.current?.abort(), []);
  return (
    <>
      <h1>Routes</h1>
      <RouteForm
        draft={draft}
        areas={areas.value.value ?? []}
        isBusy={planned.value.type === 'busy'}
        onSubmit={() => void submit()}
      />
      <PlannedView planned={planned.value} />
    </>
  );
}

function PlannedView({ planned }: { readonly planned: Planned }): JSX.Element | null {
  switch (planned.type) {
    case 'none':
      return null;
    case 'busy':
      return <Notice kind="loading">Planning …</Notice>;
    case 'problem':
      return <Notice kind="error">{planned.problem}</Notice>;
    case 'failed':
      return <ProblemNotice error={planned.error} />;
    case 'route':
      return <RouteResult route={planned.route} />;
    case 'distance':
      return <DistanceResult legs={planned.legs} />;
  }
}

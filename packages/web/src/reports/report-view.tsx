import { useSignal } from '@preact/signals';
import { type ApiObjects, ProblemError } from '@roadstead/client';
import type { JSX } from 'preact';
import { useApp } from '../app/app-context.ts';
import { hrefOf, openView } from '../app/router.ts';
import { fitPositions } from '../map/fit-positions.ts';
import { geometryOverlay, positionsOf } from '../sketch/geometry-overlay.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { LoadedView } from '../ui/loaded-view.tsx';
import { ProblemNotice } from '../ui/problem-notice.tsx';
import { Time } from '../ui/time.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { useOverlay } from '../ui/use-overlay.ts';
import { useRepeated } from '../ui/use-repeated.ts';
import { reportKind } from './report-kinds.ts';
import { ReportResult } from './report-result.tsx';
import { ReportState } from './report-state.tsx';

const STATUS = '/api/jobserver/stat/statistic/{id}';
const REFRESH_MS = 1000;

/** A report: its state, and its result when it is finished. */
export function ReportView({ id }: { readonly id: number }): JSX.Element {
  const { client } = useApp();
  const isUnfinished = useSignal(true);
  const error = useSignal<unknown>(null);
  const repeated = useRepeated(isUnfinished.value, REFRESH_MS);
  const report = useLoaded(
    async (signal) => {
      try {
        const status = await client.request(`GET ${STATUS}`, { id }, { signal });
        isUnfinished.value = status.status === 'running';
        return status;
      } catch (reason) {
        // A service that does not respond now may do so later; a report that was deleted does not come back.
        if (reason instanceof ProblemError && reason.status === 404) isUnfinished.value = false;
        throw reason;
      }
    },
    [id, repeated],
  );
  const remove = (): void => {
    client.request(`DELETE ${STATUS}`, { id }).then(
      () => openView('reports'),
      (reason: unknown) => (error.value = reason),
    );
  };
  return (
    <article aria-label="Report">
      <p>
        <a href={hrefOf('reports')}>← All reports</a>
      </p>
      <h1>{report.value.value?.name ?? `Report ${id}`}</h1>
      <LoadedView loaded={report.value} empty="">
        {(status) => (
          <>
            <p class="quiet">
              {reportKind(status.type).title}, <Time ms={Date.parse(status.begin)} /> to{' '}
              <Time ms={Date.parse(status.end)} />
            </p>
            <div class="row spread">
              <span>
                <ReportState report={status} />
              </span>
              <ConfirmButton
                label={status.status === 'running' ? 'Cancel' : 'Delete'}
                question={status.status === 'running' ? 'Cancel it?' : 'Delete it?'}
                onConfirm={remove}
              />
            </div>
            {error.value !== null && <ProblemNotice error={error.value} />}
            <ReportShape status={status} />
            {status.status === 'finished' && <ReportResult report={status} />}
          </>
        )}
      </LoadedView>
    </article>
  );
}

/** The area or line of a report on the map, which moves there once. */
function ReportShape({ status }: { readonly status: ApiObjects['ReportStatus'] }): null {
  const { view } = useApp();
  const { shape } = status;
  const isShown = useSignal(false);
  useOverlay('report-shape', () => {
    if (!shape) return null;
    if (view.value && !isShown.peek()) {
      isShown.value = true;
      fitPositions(view.value, positionsOf(shape));
    }
    return geometryOverlay(shape);
  });
  return null;
}

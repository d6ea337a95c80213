import { useSignal } from '@preact/signals';
import type { ApiObjects } from '@roadstead/client';
import type { JSX } from 'preact';
import { useApp } from '../app/app-context.ts';
import { hrefOf } from '../app/router.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { errorText, LoadedView } from '../ui/loaded-view.tsx';
import { Notice } from '../ui/notice.tsx';
import { Time } from '../ui/time.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { useRepeated } from '../ui/use-repeated.ts';
import { REPORT_KINDS, reportKind } from './report-kinds.ts';
import { ReportState } from './report-state.tsx';

type Report = ApiObjects['ListedReport'];

const REFRESH_MS = 2000;
const PAGE_SIZE = 100;

/** The reports of the user, newest first, and the types of new ones. */
export function ReportList(): JSX.Element {
  const { client } = useApp();
  const changes = useSignal(0);
  const problem = useSignal('');
  const isUnfinished = useSignal(false);
  const repeated = useRepeated(isUnfinished.value, REFRESH_MS);
  const reports = useLoaded(
    async (signal) => {
      const page = await client.request('GET /api/jobserver/stat', { size: PAGE_SIZE }, { signal });
      isUnfinished.value = page.items.some(({ status }) => status === 'running');
      return page;
    },
    [changes.value, repeated],
  );
  const remove = (id: number): void => {
    problem.value = '';
    client.request('DELETE /api/jobserver/stat/statistic/{id}', { id }).then(
      () => changes.value++,
      (error: unknown) => (problem.value = errorText(error)),
    );
  };
  return (
    <>
      <h1>Reports</h1>
      <h2>New report</h2>
      <ul class="list">
        {REPORT_KINDS.map(({ type, title, description }) => (
          <li key={type}>
            <a href={hrefOf('reports', 'new', { type })}>{title}</a>
            <div class="quiet">{description}</div>
          </li>
        ))}
      </ul>
      <h2>Your reports</h2>
      {problem.value !== '' && <Notice kind="error">{problem.value}</Notice>}
      <LoadedView
        loaded={reports.value}
        empty="No reports yet."
        isEmpty={({ items }) => items.length === 0}
      >
        {({ items, total }) => (
          <>
            <ul class="list">
              {items.map((report) => (
                <ReportItem key={report.id} report={report} onRemove={remove} />
              ))}
            </ul>
            {total > items.length && (
              <p class="quiet">
                The newest {items.length} of {total}.
              </p>
            )}
          </>
        )}
      </LoadedView>
      <p class="quiet">Results are stored for 7 days.</p>
    </>
  );
}

function ReportItem({
  report,
  onRemove,
}: {
  readonly report: Report;
  readonly onRemove: (id: number) => void;
}): JSX.Element {
  const { id, type, name, begin, end, status } = report;
  return (
    <li>
      <div class="row spread">
        <a href={hrefOf('reports', id)}>{name}</a>
        {status === 'running' ? (
          <ConfirmButton label="Cancel" question="Cancel it?" onConfirm={() => onRemove(id)} />
        ) : (
          <ConfirmButton label="Delete" question="Delete it?" onConfirm={() => onRemove(id)} />
        )}
      </div>
      <div class="quiet">
        {reportKind(type).title}, <Time ms={Date.parse(begin)} /> to <Time ms={Date.parse(end)} />
      </div>
      <ReportState report={report} />
    </li>
  );
}

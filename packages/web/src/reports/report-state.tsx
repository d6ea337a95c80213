import type { ApiObjects } from '@roadstead/client';
import type { JSX } from 'preact';

type Report = Pick<ApiObjects['ListedReport'], 'status' | 'progress' | 'started' | 'error'>;

/** State and progress of a report. */
export function ReportState({ report }: { readonly report: Report }): JSX.Element {
  const { status, progress, started, error } = report;
  switch (status) {
    case 'finished':
      return <span class="badge good">finished</span>;
    case 'aborted':
      return (
        <>
          <span class="badge alert">aborted</span> <span class="quiet">{error}</span>
        </>
      );
    case 'running':
      if (started === null) return <span class="badge">queued</span>;
      return (
        <>
          <progress max={100} value={progress} aria-label="Progress" /> {progress} %
        </>
      );
  }
}

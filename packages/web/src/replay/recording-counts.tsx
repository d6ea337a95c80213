import type { ReplayCounts } from '@roadstead/recordings';
import type { JSX } from 'preact';
import { Notice } from '../ui/notice.tsx';

/** How much was read and used, and why some was not. @param onColumns detects again with other columns */
export function RecordingCounts({
  counts,
  onColumns,
}: {
  readonly counts: ReplayCounts;
  readonly onColumns: ((columns: string) => void) | undefined;
}): JSX.Element {
  const { rows, used, rejected, warnings } = counts;
  return (
    <>
      <p class="quiet">
        {rows.toLocaleString('en')} rows, {used.toLocaleString('en')} positions used.
      </p>
      {rejected.length > 0 && (
        <details class="quiet" open={used === 0}>
          <summary>Not used</summary>
          <ul>
            {rejected.map((each) => (
              <li key={each.reason}>
                {each.reason.replaceAll(/[-_]/g, ' ')}: {each.count.toLocaleString('en')}
              </li>
            ))}
          </ul>
        </details>
      )}
      {warnings.map(({ recording, detail, columns }) => (
        <Notice key={`${recording} ${columns}`} kind="warning">
          The numbers of {recording} seem to have other units: {detail}.{' '}
          {columns !== '' && (
            <>
              They are read so with the columns <code class="columns">{columns}</code>.{' '}
              {onColumns && (
                <button type="button" class="small" onClick={() => onColumns(columns)}>
                  Detect again with these columns
                </button>
              )}
            </>
          )}
        </Notice>
      ))}
    </>
  );
}

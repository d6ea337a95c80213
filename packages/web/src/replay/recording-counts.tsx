import type { ReplayCounts } from '@roadstead/recordings';
import type { JSX } from 'preact';

/** How much was read and used, and why some was not. */
export function RecordingCounts({ counts }: { readonly counts: ReplayCounts }): JSX.Element {
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
      {warnings.map(({ recording, detail }) => (
        <p key={detail} class="quiet">
          {recording}: {detail}
        </p>
      ))}
    </>
  );
}

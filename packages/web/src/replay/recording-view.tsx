import type { ReplayData } from '@roadstead/recordings';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Notice } from '../ui/notice.tsx';
import { RecordingCounts } from './recording-counts.tsx';
import { recordingSource } from './recording-source.ts';
import { ReplayView } from './replay-view.tsx';
import { useFittedReplay } from './use-fitted-replay.ts';

/** The replay of a recording or a scenario, with what was read. @param onColumns detects again with other columns */
export function RecordingView({
  data,
  onColumns,
}: {
  readonly data: ReplayData;
  readonly onColumns: ((columns: string) => void) | undefined;
}): JSX.Element {
  const source = useMemo(() => recordingSource(data), [data]);
  useFittedReplay(data.tracks);
  return (
    <>
      <h2 class="replay-title">{data.title}</h2>
      <RecordingCounts counts={data.counts} onColumns={onColumns} />
      {data.tracks.length === 0 ? (
        <Notice kind="warning">
          {data.counts.rows === 0
            ? 'The recording is empty.'
            : 'No position of a ship could be used, so nothing was detected.'}
        </Notice>
      ) : (
        <ReplayView source={source} />
      )}
    </>
  );
}

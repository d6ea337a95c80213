import type { ReplayData } from '@roadstead/recordings';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Notice } from '../ui/notice.tsx';
import { RecordingCounts } from './recording-counts.tsx';
import { recordingSource } from './recording-source.ts';
import { ReplayView } from './replay-view.tsx';
import { useFittedReplay } from './use-fitted-replay.ts';

/** The replay of a recording or a scenario, with what was read. */
export function RecordingView({ data }: { readonly data: ReplayData }): JSX.Element {
  const source = useMemo(() => recordingSource(data), [data]);
  useFittedReplay(data.tracks);
  return (
    <>
      <h2 class="replay-title">{data.title}</h2>
      <RecordingCounts counts={data.counts} />
      {data.tracks.length === 0 ? (
        <Notice kind="warning">
          No position of a ship could be used, so nothing was detected.
        </Notice>
      ) : (
        <ReplayView source={source} />
      )}
    </>
  );
}

import type { JSX } from 'preact';
import { Table } from '../ui/table.tsx';
import { Time } from '../ui/time.tsx';
import { durationText } from '../ui/units.ts';
import type { Playback } from './playback.ts';
import { isFalse } from './replay-event.ts';
import { shipName } from './ship-name.ts';

type Outcome = 'found' | 'missed' | 'false';

interface Row {
  readonly key: string;
  readonly outcome: Outcome;
  readonly pair: string;
  readonly kind: string;
  readonly beginMs: number;
  readonly endMs: number;
}

/** The true encounters of a scenario, and the events without one. A click goes to their begin. */
export function TruthTable({
  playback,
  onSeek,
}: {
  readonly playback: Playback;
  readonly onSeek: (timeMs: number) => void;
}): JSX.Element | null {
  const { source } = playback;
  if (!source.truth) return null;
  const rows = rowsOf(source, source.truth);
  const count = (outcome: Outcome): number => rows.filter((row) => row.outcome === outcome).length;
  return (
    <section aria-label="Truth">
      <h2>Truth and events</h2>
      <p class="quiet">
        {count('found')} found, {count('missed')} missed, {count('false')} false. The outer rings on
        the map are true encounters.
      </p>
      <Table
        caption="True encounters, and events without one"
        rows={rows}
        keyOf={({ key }) => key}
        columns={[
          {
            title: 'Result',
            cell: ({ outcome }) => <span class={`badge ${BADGES[outcome]}`}>{outcome}</span>,
            sortBy: ({ outcome }) => outcome,
          },
          {
            title: 'Ships',
            cell: ({ pair, beginMs }) => (
              <button type="button" class="link" onClick={() => onSeek(beginMs)}>
                {pair}
              </button>
            ),
            sortBy: ({ pair }) => pair,
          },
          { title: 'Kind', cell: ({ kind }) => kind, sortBy: ({ kind }) => kind },
          {
            title: 'Begin',
            cell: ({ beginMs }) => <Time ms={beginMs} />,
            sortBy: ({ beginMs }) => beginMs,
          },
          {
            title: 'Lasts',
            isNumber: true,
            cell: ({ beginMs, endMs }) => durationText(endMs - beginMs),
            sortBy: ({ beginMs, endMs }) => endMs - beginMs,
          },
        ]}
      />
    </section>
  );
}

const BADGES: Readonly<Record<Outcome, string>> = {
  found: 'good',
  missed: 'alert',
  false: 'alert',
};

function rowsOf(
  source: Playback['source'],
  truth: NonNullable<Playback['source']['truth']>,
): readonly Row[] {
  const pairOf = (first: number, second: number): string =>
    `${shipName(source, first)} and ${shipName(source, second)}`;
  const encounters = truth.map(
    ({ mmsiFirst, mmsiSecond, kind, beginMs, endMs, isFound }): Row => ({
      ...{ key: `${mmsiFirst} ${mmsiSecond} ${beginMs}`, kind, beginMs, endMs },
      ...{ outcome: isFound ? 'found' : 'missed', pair: pairOf(mmsiFirst, mmsiSecond) },
    }),
  );
  const wrong = source.events
    .filter((event) => isFalse(event, truth))
    .map(
      (event): Row => ({
        ...{ key: event.uuid, outcome: 'false', kind: event.json.name },
        ...{ beginMs: event.beginMs, endMs: Math.min(event.endMs, source.endMs) },
        pair: pairOf(event.mmsiFirst, event.mmsiSecond),
      }),
    );
  return [...encounters, ...wrong].sort((one, other) => one.beginMs - other.beginMs);
}

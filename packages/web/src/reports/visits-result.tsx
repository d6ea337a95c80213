import type { ApiObjects } from '@roadstead/client';
import type { JSX } from 'preact';
import { Bars, Columns } from '../ui/bars.tsx';
import { binLabels, countInBins, timeBins } from '../ui/scale.ts';
import { ShipLink } from '../ui/ship-link.tsx';
import { Table } from '../ui/table.tsx';
import { Time } from '../ui/time.tsx';
import { durationText } from '../ui/units.ts';

type Visits = ApiObjects['AreaVisits'];
type Visit = ApiObjects['AreaVisit'] & { readonly ship: Visits['ship'] };

/** The rest is in the table. */
const BARS_MAX = 10;

const ENTRIES: Readonly<Record<Visit['entry_type'], string>> = {
  entered: 'entered',
  'inside-at-begin': 'inside at begin',
  'heard-inside': 'first heard inside',
};
const EXITS: Readonly<Record<Visit['exit_type'], string>> = {
  left: 'left',
  'inside-at-end': 'inside at end',
  'lost-inside': 'last heard inside',
};

/** Visits of an area by ships. */
export function VisitsResult({
  records,
  beginMs,
  endMs,
}: {
  readonly records: readonly Visits[];
  readonly beginMs: number;
  readonly endMs: number;
}): JSX.Element {
  const bins = timeBins(beginMs, endMs);
  const visits = records.flatMap(({ ship, visits: list }): Visit[] =>
    list.map((visit) => ({ ...visit, ship })),
  );
  const times = (list: readonly (string | null)[]): number[] =>
    list.flatMap((time) => (time === null ? [] : [Date.parse(time)]));
  const longest = [...records]
    .sort((one, other) => other.inside_seconds - one.inside_seconds)
    .slice(0, BARS_MAX);
  return (
    <>
      <p>
        <strong>{visits.length}</strong> visits by {records.length} ships.
      </p>
      <h2>Entries and exits</h2>
      <Columns
        label="Entries and exits over time"
        labels={binLabels(bins)}
        series={[
          { title: 'entries', values: countInBins(bins, times(visits.map(({ entry }) => entry))) },
          { title: 'exits', values: countInBins(bins, times(visits.map(({ exit }) => exit))) },
        ]}
      />
      <h2>Longest inside</h2>
      <Bars
        label="Time inside of the ships that were there longest"
        labels={longest.map(({ ship }) => `${ship.name || 'Ship'} ${ship.mmsi}`)}
        series={[
          { title: 'inside', values: longest.map(({ inside_seconds: seconds }) => seconds) },
        ]}
        valueText={(seconds) => durationText(seconds * 1000)}
      />
      <h2>Visits</h2>
      <Table
        caption="Visits"
        keyOf={({ ship, from }) => `${ship.mmsi} ${from}`}
        rows={visits}
        columns={[
          {
            title: 'Ship',
            cell: ({ ship }) => <ShipLink ship={ship} />,
            sortBy: ({ ship }) => ship.name ?? String(ship.mmsi),
          },
          {
            title: 'From',
            cell: (visit) => <VisitEnd time={visit.from} text={ENTRIES[visit.entry_type]} />,
            sortBy: ({ from }) => from,
          },
          {
            title: 'Until',
            cell: (visit) => <VisitEnd time={visit.until} text={EXITS[visit.exit_type]} />,
            sortBy: ({ until }) => until,
          },
          {
            ...{ title: 'Inside', isNumber: true },
            cell: ({ inside_seconds: seconds }) => durationText(seconds * 1000),
            sortBy: ({ inside_seconds: seconds }) => seconds,
          },
        ]}
      />
    </>
  );
}

function VisitEnd({ time, text }: { readonly time: string; readonly text: string }): JSX.Element {
  return (
    <>
      <Time ms={Date.parse(time)} />
      <div class="quiet">{text}</div>
    </>
  );
}

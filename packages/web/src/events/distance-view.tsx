import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { palette } from '../map/palette.ts';
import { Table } from '../ui/table.tsx';
import { Time } from '../ui/time.tsx';
import { distanceText } from '../ui/units.ts';
import { type ChartMark, createDistanceChart, shownMeters } from './distance-chart.ts';
import type { Encounter } from './encounter.ts';
import { type DistanceSample, metersAt } from './encounter-track.ts';

const MS_PER_MINUTE = 60_000;
/** Rows of the table, evenly over the time. */
const ROWS_MAX = 120;

interface DistanceViewProps {
  readonly encounter: Encounter;
  readonly samples: readonly DistanceSample[];
  readonly limitMeters: number | null;
  /** The selected instant; null: none. */
  readonly atMs: ReadonlySignal<number | null>;
  readonly onAt: (ms: number | null) => void;
}

/** The distance of two ships as a chart, with a slider for the instant that the map shows, and as a table. */
export function DistanceView(props: DistanceViewProps): JSX.Element {
  const { samples, limitMeters } = props;
  const most = shownMeters(samples, limitMeters);
  return (
    <>
      <Chart {...props} />
      <InstantSlider {...props} />
      <p class="quiet">
        {limitMeters !== null &&
          `Dashed: ${distanceText(limitMeters)}, the distance of the configuration. `}
        {most !== null && `Beyond ${distanceText(most)} the line is not drawn. `}
        Where it breaks off, a position is not known. On the map, the track of A is solid and that
        of B dashed.
      </p>
      <details>
        <summary>As a table</summary>
        <DistanceTable samples={samples} />
      </details>
    </>
  );
}

function Chart({ encounter, samples, limitMeters, onAt }: DistanceViewProps): JSX.Element {
  const container = useRef<HTMLDivElement>(null);
  const { event } = encounter;
  const colours = palette.value;
  useEffect(() => {
    const element = container.current!;
    const marks = marksOf(event);
    const chart = createDistanceChart(element, {
      ...{ samples, limitMeters, marks, colours },
      onHover: (ms) => {
        // The pointer leaves the instant of the slider as it is.
        if (ms !== null) onAt(ms);
      },
    });
    const observer = new ResizeObserver(() =>
      chart.setSize({ width: element.clientWidth, height: chart.height }),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [samples, limitMeters, event, colours]);
  return <div ref={container} class="distance-chart" aria-hidden="true" />;
}

function marksOf({
  activation_time: begin,
  fired_time: fired,
  deactivation_time: end,
}: Encounter['event']): readonly ChartMark[] {
  return [
    { title: 'began', timeMs: Date.parse(begin) },
    { title: 'fired', timeMs: Date.parse(fired) },
    ...(end === null ? [] : [{ title: 'ended', timeMs: Date.parse(end) }]),
  ];
}

function InstantSlider({ encounter, samples, atMs, onAt }: DistanceViewProps): JSX.Element {
  const { first, second, gapMsMax, event } = encounter;
  const [beginMs, endMs] = [samples[0]?.timeMs ?? 0, samples.at(-1)?.timeMs ?? 0];
  const ms = atMs.value ?? Date.parse(event.fired_time);
  return (
    <label>
      At <Time ms={ms} hasSeconds />: {distanceText(metersAt(first, second, ms, gapMsMax))} apart
      <input
        type="range"
        min={beginMs}
        max={endMs}
        step={MS_PER_MINUTE}
        value={ms}
        onInput={({ currentTarget }) => onAt(currentTarget.valueAsNumber)}
      />
    </label>
  );
}

function DistanceTable({ samples }: { readonly samples: readonly DistanceSample[] }): JSX.Element {
  const step = Math.ceil(samples.length / ROWS_MAX);
  return (
    <Table
      caption="Distance over time"
      keyOf={({ timeMs }) => timeMs}
      rows={samples.filter((_, i) => i % step === 0)}
      columns={[
        {
          title: 'Time',
          cell: ({ timeMs }) => <Time ms={timeMs} hasSeconds />,
          sortBy: ({ timeMs }) => timeMs,
        },
        {
          title: 'Distance',
          isNumber: true,
          cell: ({ meters }) => distanceText(meters),
          sortBy: ({ meters }) => meters ?? Number.POSITIVE_INFINITY,
        },
      ]}
    />
  );
}

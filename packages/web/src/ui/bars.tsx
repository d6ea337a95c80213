import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import './bars.css';
import { axisMax } from './scale.ts';

/** Values of the bars that have the same meaning. At most four can be distinguished. */
interface BarSeries {
  readonly title: string;
  /** One for each label. */
  readonly values: readonly number[];
}

interface ChartProps {
  /** Description of the chart for those who cannot see it; a table beside it has the values. */
  readonly label: string;
  readonly labels: readonly string[];
  readonly series: readonly BarSeries[];
  readonly valueText?: (value: number) => string;
}

/** Units of the drawing, which is as wide as the panel. */
const WIDTH = 360;
const HEIGHT = 150;
const AXIS_WIDTH = 34;
const AXIS_HEIGHT = 18;
const LABELS_MAX = 4;

/** Upright bars along an axis of time, the series upon one another. */
export function Columns(props: ChartProps): JSX.Element {
  const { label, labels, series, valueText = countText } = props;
  const pattern = useId();
  const max = axisMax(Math.max(...labels.map((_, i) => sumAt(series, i))));
  const [plotWidth, plotHeight] = [WIDTH - AXIS_WIDTH, HEIGHT - AXIS_HEIGHT];
  const step = plotWidth / labels.length;
  const heightOf = (value: number): number => (value / max) * (plotHeight - 8);
  const labelEvery = Math.ceil(labels.length / LABELS_MAX);
  return (
    <figure class="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <Patterns id={pattern} />
        {[0, max / 2, max].map((tick) => (
          <g key={tick}>
            <line x1={AXIS_WIDTH} x2={WIDTH} {...bothY(plotHeight - heightOf(tick))} />
            <text x={AXIS_WIDTH - 5} y={plotHeight - heightOf(tick) + 4} text-anchor="end">
              {Number.isInteger(tick) && valueText(tick)}
            </text>
          </g>
        ))}
        {labels.map((text, i) => (
          <g key={text}>
            {series.map(({ title, values }, s) => (
              <rect
                key={title}
                {...fillOf(pattern, s)}
                x={AXIS_WIDTH + i * step + step * 0.1}
                y={plotHeight - heightOf(sumAt(series.slice(0, s + 1), i))}
                width={step * 0.8}
                height={heightOf(values[i]!)}
              >
                <title>{`${text}: ${valueText(values[i]!)} ${title}`}</title>
              </rect>
            ))}
            {i % labelEvery === 0 && (
              <text x={AXIS_WIDTH + i * step} y={HEIGHT - 3}>
                {text}
              </text>
            )}
          </g>
        ))}
      </svg>
      <SeriesLegend series={series} />
    </figure>
  );
}

const ROW_HEIGHT = 34;

/** Bars from left to right, one for each label, the series after one another. */
export function Bars(props: ChartProps): JSX.Element {
  const { label, labels, series, valueText = countText } = props;
  const pattern = useId();
  const max = Math.max(...labels.map((_, i) => sumAt(series, i))) || 1;
  const widthOf = (value: number): number => (value / max) * (WIDTH - 2);
  return (
    <figure class="chart">
      <svg viewBox={`0 0 ${WIDTH} ${labels.length * ROW_HEIGHT}`} role="img" aria-label={label}>
        <Patterns id={pattern} />
        {labels.map((text, i) => (
          <g key={text} transform={`translate(0 ${i * ROW_HEIGHT})`}>
            <text class="value" x={0} y={12}>
              {text}
            </text>
            <text x={WIDTH} y={12} text-anchor="end">
              {series.map(({ values }) => valueText(values[i]!)).join(' · ')}
            </text>
            {series.map(({ title, values }, s) => (
              <rect
                key={title}
                {...fillOf(pattern, s)}
                x={widthOf(sumAt(series.slice(0, s), i))}
                y={16}
                width={widthOf(values[i]!)}
                height={11}
              >
                <title>{`${text}: ${valueText(values[i]!)} ${title}`}</title>
              </rect>
            ))}
          </g>
        ))}
      </svg>
      <SeriesLegend series={series} />
    </figure>
  );
}

function SeriesLegend({ series }: { readonly series: readonly BarSeries[] }): JSX.Element | null {
  const pattern = useId();
  if (series.length < 2) return null;
  return (
    <figcaption>
      {series.map(({ title }, s) => (
        <span key={title}>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <Patterns id={pattern} />
            <rect {...fillOf(pattern, s)} width="12" height="12" />
          </svg>
          {title}
        </span>
      ))}
    </figcaption>
  );
}

/** Stripes of the series, which differ in direction for those who cannot tell the colours apart. */
function Patterns({ id }: { readonly id: string }): JSX.Element {
  return (
    <defs>
      {[1, 2, 3].map((s) => (
        <pattern
          key={s}
          id={`${id}-${s}`}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${s * 45})`}
        >
          <rect class={`series-${s}`} width="6" height="6" />
          <path class="stripes" d="M0 0H6" />
        </pattern>
      ))}
    </defs>
  );
}

function fillOf(pattern: string, s: number): { class: string } | { fill: string } {
  return s === 0 ? { class: 'series-0' } : { fill: `url(#${pattern}-${s})` };
}

function bothY(y: number): { readonly y1: number; readonly y2: number } {
  return { y1: y, y2: y };
}

function sumAt(series: readonly BarSeries[], i: number): number {
  return series.reduce((sum, { values }) => sum + values[i]!, 0);
}

function countText(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 1 });
}

import 'uplot/dist/uPlot.min.css';
import uPlot from 'uplot';
import type { Palette } from '../map/palette.ts';
import type { DistanceSample } from './encounter-track.ts';

const HEIGHT = 220;
const MS_PER_SECOND = 1000;
/** Ships come from far away: so many times the distance of the configuration show the encounter, not the approach. */
const LIMITS_SHOWN = 4;

/** An instant that the chart marks. */
export interface ChartMark {
  readonly title: string;
  readonly timeMs: number;
}

interface ChartOptions {
  readonly samples: readonly DistanceSample[];
  readonly limitMeters: number | null;
  readonly marks: readonly ChartMark[];
  readonly colours: Palette;
  readonly onHover: (timeMs: number | null) => void;
}

/** Returns the greatest distance that the chart shows; null: all. */
export function shownMeters(
  samples: readonly DistanceSample[],
  limitMeters: number | null,
): number | null {
  const most = samples.reduce((greatest, { meters }) => Math.max(greatest, meters ?? 0), 0);
  if (limitMeters === null || most <= limitMeters * LIMITS_SHOWN) return null;
  return limitMeters * LIMITS_SHOWN;
}

/** Creates the chart of the distance over time in an element. */
export function createDistanceChart(container: HTMLElement, options: ChartOptions): uPlot {
  const { samples, limitMeters, marks, colours, onHover } = options;
  const grid = { stroke: colours.coast, width: 0.5 };
  const most = shownMeters(samples, limitMeters);
  const axis = { stroke: colours.text, grid, ticks: grid, font: '12px system-ui, sans-serif' };
  const chart = new uPlot(
    {
      ...{ width: container.clientWidth, height: HEIGHT },
      tzDate: (seconds) => uPlot.tzDate(new Date(seconds * MS_PER_SECOND), 'Etc/UTC'),
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { size: 7 } },
      scales: {
        y: {
          range: (_, __, highest) => [
            0,
            most ?? Math.max((limitMeters ?? 0) * 1.25, highest * 1.05, 1),
          ],
        },
      },
      axes: [
        { ...axis, space: 60, values: (_, seconds) => seconds.map(clockText) },
        {
          ...axis,
          size: 66,
          values: (_, meters) => meters.map((each) => `${each.toLocaleString('en')} m`),
        },
      ],
      series: [
        {},
        { label: 'Distance', stroke: colours.area, width: 2, points: { show: false } },
        {
          ...{ label: 'Limit', stroke: colours.event, width: 1.5, dash: [6, 4] },
          points: { show: false },
        },
      ],
      hooks: {
        drawClear: [(drawn) => drawMarks(drawn, marks, colours)],
        setCursor: [
          ({ cursor: { idx }, data }) => {
            const seconds = idx == null ? undefined : data[0][idx];
            onHover(seconds === undefined ? null : seconds * MS_PER_SECOND);
          },
        ],
      },
    },
    [
      samples.map(({ timeMs }) => timeMs / MS_PER_SECOND),
      samples.map(({ meters }) => meters),
      samples.map(() => limitMeters),
    ],
    container,
  );
  return chart;
}

/** Draws a line with a title at each mark. */
function drawMarks(chart: uPlot, marks: readonly ChartMark[], { text, coast }: Palette): void {
  const { ctx, bbox } = chart;
  ctx.save();
  ctx.fillStyle = text;
  ctx.strokeStyle = coast;
  ctx.lineWidth = devicePixelRatio;
  ctx.font = `${11 * devicePixelRatio}px system-ui, sans-serif`;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'top';
  marks.forEach(({ title, timeMs }, i) => {
    const x = Math.round(chart.valToPos(timeMs / MS_PER_SECOND, 'x', true));
    if (x < bbox.left || x > bbox.left + bbox.width) return;
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    // One below the other: begin and firing can be close.
    const { width } = ctx.measureText(title);
    const isAtEdge = x + width > bbox.left + bbox.width - 4;
    const left = isAtEdge ? x - width - 4 * devicePixelRatio : x + 4 * devicePixelRatio;
    ctx.fillText(title, left, bbox.top + (2 + i * 13) * devicePixelRatio);
  });
  ctx.restore();
}

/** Ticks lie on whole minutes. */
function clockText(seconds: number): string {
  const text = new Date(seconds * MS_PER_SECOND).toISOString();
  return text.slice(11, 16) === '00:00' ? text.slice(5, 10) : text.slice(11, 16);
}

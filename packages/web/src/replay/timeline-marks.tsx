import type { JSX } from 'preact';
import { isFalse } from './replay-event.ts';
import type { ReplaySource } from './replay-source.ts';

const WIDTH = 1000;
/** A mark that lasts an instant of a long period is seen, too. */
const MARK_WIDTH_MIN = 2;

/** The events along the time; of a scenario, the true encounters above them. The lists of the page say the same. */
export function TimelineMarks({ source }: { readonly source: ReplaySource }): JSX.Element {
  const { beginMs, endMs, events, truth } = source;
  const perMs = WIDTH / Math.max(1, endMs - beginMs);
  const spanOf = (fromMs: number, toMs: number): { readonly x: number; readonly width: number } => {
    const x = (Math.max(beginMs, fromMs) - beginMs) * perMs;
    const width = (Math.min(endMs, toMs) - beginMs) * perMs - x;
    return { x, width: Math.max(MARK_WIDTH_MIN, width) };
  };
  return (
    <div class="timeline-marks" aria-hidden="true">
      {truth && (
        <svg viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none">
          <title>True encounters</title>
          {truth.map((each) => (
            <rect
              key={`${each.mmsiFirst} ${each.mmsiSecond} ${each.beginMs}`}
              class={each.isFound ? 'truth-found' : 'truth-missed'}
              {...spanOf(each.beginMs, each.endMs)}
              y="1"
              height="8"
            />
          ))}
        </svg>
      )}
      <svg viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none">
        <title>Events</title>
        {events.map((event) => (
          <g key={event.uuid} class={truth && isFalse(event, truth) ? 'event-false' : 'event'}>
            <rect {...spanOf(event.beginMs, event.endMs)} y="3" height="6" />
            <rect class="fired" {...spanOf(event.firedMs, event.firedMs)} y="0" height="10" />
          </g>
        ))}
      </svg>
    </div>
  );
}

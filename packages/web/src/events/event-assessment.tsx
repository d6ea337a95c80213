import type { JSX } from 'preact';
import { useApp } from '../app/app-context.ts';
import { LoadedView } from '../ui/loaded-view.tsx';
import { Notice } from '../ui/notice.tsx';
import { percentText } from '../ui/units.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { EventFeatures } from './event-features.tsx';
import type { Assessment, StsEvent } from './event-filter.ts';
import { newestOf } from './event-filter.ts';
import { KIND_TEXTS } from './event-words.ts';

type Reason = NonNullable<Assessment['now']>['reasons'][number];

/** The kind of an event and the probability of a transfer, with their reasons. */
export function EventAssessment({ event }: { readonly event: StsEvent }): JSX.Element {
  const { client } = useApp();
  const { id, activation_time: begin, deactivation_time: end } = event;
  const loaded = useLoaded(
    async (signal) =>
      client.request(
        'GET /api/ingress/event-detection/s2s-events/{id}/assessment',
        { id },
        { signal },
      ),
    [id, begin, end],
  );
  return (
    <section aria-label="Assessment">
      <h2>Assessment</h2>
      <LoadedView
        loaded={loaded.value}
        empty="The reports of this event are no longer stored."
        isEmpty={(value) => newestOf(value) === null}
      >
        {(value) => <AssessmentView assessment={value} />}
      </LoadedView>
    </section>
  );
}

function AssessmentView({ assessment }: { readonly assessment: Assessment }): JSX.Element {
  const { at_firing: atFiring, now, features, flags } = assessment;
  const { kind, probability, reasons } = newestOf(assessment)!;
  const isChanged =
    atFiring && now && (atFiring.kind !== now.kind || atFiring.probability !== now.probability);
  return (
    <>
      <p>
        <strong>{KIND_TEXTS[kind]}</strong>, probability of a transfer{' '}
        <strong>{percentText(probability)}</strong>
        <meter min={0} max={1} value={probability} aria-label="Probability of a transfer" />
        {isChanged && (
          <span class="quiet">
            As it fired: {KIND_TEXTS[atFiring.kind]}, {percentText(atFiring.probability)}.
          </span>
        )}
      </p>
      {flags.map(({ rule, text }) => (
        <Notice key={`${rule} ${text}`} kind="warning">
          Positions may be false ({rule}): {text}
        </Notice>
      ))}
      <Reasons reasons={reasons} />
      {features && <EventFeatures features={features} />}
    </>
  );
}

/** The contributions to the probability as bars: to the right for a transfer, to the left against it. */
function Reasons({ reasons }: { readonly reasons: readonly Reason[] }): JSX.Element | null {
  if (reasons.length === 0) return null;
  const greatest = Math.max(...reasons.map(({ points }) => Math.abs(points)));
  return (
    <table class="reasons">
      <caption class="visually-hidden">Reasons with their points</caption>
      <thead>
        <tr>
          <th scope="col">Reason</th>
          <th scope="col" class="number" title="Log odds: positive speaks for a transfer">
            Points
          </th>
          <th scope="col">
            <span class="visually-hidden">Bar</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {reasons.map(({ text, points }) => (
          <tr key={text}>
            <td>{text}</td>
            <td class="number">{pointsText(points)}</td>
            <td>
              <ReasonBar fraction={points / greatest} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ReasonBar({ fraction }: { readonly fraction: number }): JSX.Element {
  const width = Math.abs(fraction) * 50;
  return (
    <svg class="reason-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect
        class={fraction < 0 ? 'against' : 'for'}
        x={fraction < 0 ? 50 - width : 50}
        width={width}
        y="1"
        height="8"
      />
      <path d="M50 0V10" />
    </svg>
  );
}

function pointsText(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

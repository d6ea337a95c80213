import { useSignal } from '@preact/signals';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { useApp } from '../app/app-context.ts';
import { hrefOf, openView, route, setValues } from '../app/router.ts';
import type { LiveFleet } from '../live/live-fleet.ts';
import { GeometryField } from '../sketch/geometry-field.tsx';
import type { RequestGeometry } from '../sketch/geometry-overlay.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { ProblemNotice } from '../ui/problem-notice.tsx';
import { PeriodFields } from './period-fields.tsx';
import { CELL_DEGREES, CELL_DEGREES_DEFAULT, fieldTime, requestOf } from './report-draft.ts';
import { REPORT_KINDS, reportKind } from './report-kinds.ts';
import { ShipsField } from './ships-field.tsx';

const MS_PER_DAY = 86_400_000;

/** The form of a new report. */
export function ReportForm(): JSX.Element {
  const { client, live } = useApp();
  const kind = reportKind(route.value.values['type']);
  const newestMs = useSignal(newestReportMs(live));
  const name = useSignal('');
  const begin = useSignal(fieldTime(newestMs.value - MS_PER_DAY));
  const end = useSignal(fieldTime(newestMs.value));
  const ships = useSignal(route.value.values['ship'] ?? '');
  const geometry = useSignal<RequestGeometry | null>(null);
  const cellDegrees = useSignal(CELL_DEGREES_DEFAULT);
  const problem = useSignal('');
  const error = useSignal<unknown>(null);
  const isBusy = useSignal(false);
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const request = requestOf(kind, {
      ...{ name: name.value, begin: begin.value, end: end.value, ships: ships.value },
      ...{ geometry: geometry.value, cellDegrees: cellDegrees.value },
    });
    problem.value = request.ok ? '' : request.problem;
    error.value = null;
    if (!request.ok) return;
    isBusy.value = true;
    try {
      const { id } = await client.request('POST /api/jobserver/stat/{shiptype}', {
        shiptype: kind.type,
        body: request.body,
      });
      openView('reports', id);
    } catch (reason) {
      error.value = reason;
    } finally {
      isBusy.value = false;
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <p>
        <a href={hrefOf('reports')}>← All reports</a>
      </p>
      <h1>New report</h1>
      <label>
        Type
        <select
          value={kind.type}
          onChange={({ currentTarget }) => setValues({ type: currentTarget.value })}
        >
          {REPORT_KINDS.map(({ type, title }) => (
            <option key={type} value={type}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <p class="quiet">{kind.description}</p>
      <PeriodFields begin={begin} end={end} newestMs={newestMs.value} />
      {kind.geometry !== null ? (
        <GeometryField
          kind={kind.geometry === 'line' ? 'line' : 'area'}
          isOptional={kind.geometry === 'optional area'}
          geometry={geometry}
        />
      ) : (
        <ShipsField ships={ships} />
      )}
      {kind.type === 'density' && (
        <label>
          Cell
          <select
            value={cellDegrees.value}
            onChange={({ currentTarget }) => (cellDegrees.value = Number(currentTarget.value))}
          >
            {CELL_DEGREES.map((degrees) => (
              <option key={degrees} value={degrees}>
                {degrees}°
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        Name
        <input
          value={name.value}
          maxLength={200}
          placeholder={`${kind.title}, ${begin.value.slice(0, 10)}`}
          onInput={({ currentTarget }) => (name.value = currentTarget.value)}
        />
      </label>
      {problem.value !== '' && <Notice kind="error">{problem.value}</Notice>}
      {error.value !== null && <ProblemNotice error={error.value} />}
      <Button type="submit" class="primary" isDisabled={isBusy.value}>
        Request report
      </Button>
    </form>
  );
}

/** The time of the newest report that was received: a service may replay a recording of the past. */
function newestReportMs({ store }: LiveFleet): number {
  const { count, columns } = store.ships;
  let newestMs = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) newestMs = Math.max(newestMs, columns.timeMs[i]!);
  return count > 0 ? newestMs : Date.now();
}

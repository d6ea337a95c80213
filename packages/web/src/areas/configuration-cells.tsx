import { useSignal } from '@preact/signals';
import type { ApiObjects } from '@roadstead/client';
import type { JSX } from 'preact';
import { useApp } from '../app/app-context.ts';
import { hrefOf } from '../app/router.ts';
import { errorText } from '../ui/loaded-view.tsx';
import { Time } from '../ui/time.tsx';
import { bodyOfDraft, draftOfConfiguration } from './configuration-draft.ts';
import { saveConfiguration } from './configuration-requests.ts';

type Configuration = ApiObjects['Configuration'];

/** The current events of a configuration, and the last one since the page was opened. */
export function EventsCell({ id }: { readonly id: number }): JSX.Element {
  const { events } = useApp().live.state.value;
  const own = Object.values(events).filter(({ configuration_id: of }) => of === id);
  const current = own.filter(({ deactivation_time: end }) => end === null).length;
  const last = own
    .map(({ fired_time: time }) => time)
    .sort()
    .at(-1);
  return (
    <>
      <a href={hrefOf('events', undefined, { configuration: id })}>
        {current === 0 ? 'None current' : `${current} current`}
      </a>
      {last !== undefined && (
        <div class="quiet">
          last <Time ms={Date.parse(last)} />
        </div>
      )}
    </>
  );
}

/** A switch that is saved at once. */
export function EnabledButton({
  configuration,
}: {
  readonly configuration: Configuration;
}): JSX.Element {
  const { client } = useApp();
  const isBusy = useSignal(false);
  const problem = useSignal('');
  const { id, name, enabled } = configuration;
  const toggle = async (): Promise<void> => {
    isBusy.value = true;
    problem.value = '';
    const body = bodyOfDraft({ ...draftOfConfiguration(configuration), enabled: !enabled });
    try {
      await saveConfiguration(client, id, body);
    } catch (error) {
      problem.value = errorText(error);
    } finally {
      isBusy.value = false;
    }
  };
  return (
    <>
      <input
        type="checkbox"
        aria-label={`${name} is enabled`}
        checked={enabled}
        // Disabled, it would lose the focus.
        aria-disabled={isBusy.value}
        onChange={() => {
          if (!isBusy.peek()) void toggle();
        }}
      />
      {problem.value !== '' && <div role="alert">{problem.value}</div>}
    </>
  );
}

import type { ApiObjects } from '@roadstead/client';
import type { JSX } from 'preact';
import { useApp } from '../app/app-context.ts';
import { hrefOf, openView } from '../app/router.ts';
import { type Action, Actions } from './actions.tsx';
import { deleteConfiguration } from './configuration-requests.ts';
import type { useConfigurationForm } from './use-configuration-form.ts';
import { discardDraft } from './use-draft.ts';

/** Saves, disables and deletes a configuration. */
export function ConfigurationActions({
  configuration,
  form,
}: {
  readonly configuration: ApiObjects['Configuration'] | null;
  readonly form: ReturnType<typeof useConfigurationForm>;
}): JSX.Element {
  const { client, user } = useApp();
  const { isChanged, notice, save } = form;
  const actions: Action[] = [
    {
      label: configuration === null ? 'Create' : 'Save',
      isPrimary: true,
      isDisabled: configuration !== null && !isChanged,
      run: () => save(),
    },
  ];
  if (configuration) {
    const { id, name } = configuration;
    actions.push({
      label: 'Delete',
      question: `Delete “${name}”? Its events remain.`,
      async run() {
        await deleteConfiguration(client, id);
        discardDraft(user.uuid, `configuration-${id}`);
        openView('areas');
      },
    });
  }
  return (
    <>
      {notice !== '' && (
        <p role="status" class="saved">
          {notice}
        </p>
      )}
      <Actions actions={actions}>
        {isChanged && configuration && (
          <button type="button" onClick={form.reload}>
            Discard changes
          </button>
        )}
        {configuration && (
          <a class="button" href={hrefOf('areas', 'new', { from: configuration.id })}>
            Duplicate
          </a>
        )}
      </Actions>
    </>
  );
}

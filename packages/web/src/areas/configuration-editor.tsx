import type { ApiObjects } from '@roadstead/client';
import type { JSX } from 'preact';
import { useApp } from '../app/app-context.ts';
import { hrefOf } from '../app/router.ts';
import { Notice } from '../ui/notice.tsx';
import { AreaEditor } from './area-editor.tsx';
import { ConfigurationActions } from './configuration-actions.tsx';
import { type ConfigurationDraft, problemsOfBody } from './configuration-draft.ts';
import { DefinitionFields } from './definition-fields.tsx';
import { CheckField, TextField } from './fields.tsx';
import { HistoryRun } from './history-run.tsx';
import { PreviewCount, PreviewPanel, usePreviewPanel } from './preview-panel.tsx';
import { ProblemsProvider } from './problems.tsx';
import { ShapeChoice } from './shape-choice.tsx';
import { SharingFields } from './sharing-fields.tsx';
import { useConfigurationForm } from './use-configuration-form.ts';

type Configuration = ApiObjects['Configuration'];

/** The form of a configuration, and the preview of its events. */
export function ConfigurationEditor({
  id,
  configuration,
  initial,
  shapes,
}: {
  /** Of the view. */
  readonly id: string;
  /** Null: it is a new one. */
  readonly configuration: Configuration | null;
  readonly initial: ConfigurationDraft;
  readonly shapes: readonly ApiObjects['Shape'][];
}): JSX.Element {
  const form = useConfigurationForm(id, configuration, initial);
  const { draft, set, body } = form;
  // The name changes no event.
  const previewed = { ...body, name: 'Preview' };
  const panel = usePreviewPanel(problemsOfBody(previewed).length === 0 ? previewed : null);
  const title = configuration === null ? 'New configuration' : configuration.name;
  return (
    <ProblemsProvider value={form.problems}>
      <article aria-label={title} class="editor">
        <p>
          <a href={hrefOf('areas')}>← All areas</a>
        </p>
        <h1>{title}</h1>
        <Warnings configuration={configuration} form={form} />
        <General draft={draft} onChange={set} />
        <h2>Area</h2>
        <ShapeChoice {...{ draft, shapes }} onChange={set} />
        {draft.shapeUuid === null && (
          <AreaEditor area={draft.area} onChange={(area) => set({ ...draft, area })} />
        )}
        <CheckField
          label="Leave out port areas"
          isChecked={draft.excludePorts}
          onChange={(excludePorts) => set({ ...draft, excludePorts })}
        />
        <h2>Which encounters are events</h2>
        <DefinitionFields draft={draft} onChange={set} />
        <SharingFields draft={draft} onChange={set} />
        {configuration && <HistoryRun id={configuration.id} />}
        <PreviewPanel panel={panel} />
        <div class="editor-bar">
          <PreviewCount panel={panel} />
          <ConfigurationActions {...{ configuration, form }} />
        </div>
      </article>
    </ProblemsProvider>
  );
}

function Warnings({
  configuration,
  form,
}: {
  readonly configuration: Configuration | null;
  readonly form: ReturnType<typeof useConfigurationForm>;
}): JSX.Element | null {
  const { user } = useApp();
  if (configuration === null) return null;
  const { owner, modified_by: changedBy } = configuration;
  const canWrite = owner === user.uuid || user.roles.includes('administrator');
  return (
    <>
      {!canWrite && <Notice kind="warning">Only its owner can change this configuration.</Notice>}
      {form.isOutdated && form.isChanged && (
        <Notice kind="warning">
          {changedBy} has changed this configuration meanwhile.{' '}
          <button type="button" class="small" onClick={form.reload}>
            Discard my changes
          </button>
        </Notice>
      )}
    </>
  );
}

function General({
  draft,
  onChange,
}: {
  readonly draft: ConfigurationDraft;
  readonly onChange: (draft: ConfigurationDraft) => void;
}): JSX.Element {
  return (
    <>
      <TextField
        label="Name"
        pointer="/name"
        value={draft.name}
        onInput={(name) => onChange({ ...draft, name })}
      />
      <TextField
        label="Severity"
        pointer="/severity"
        list="severities"
        value={draft.severity}
        onInput={(severity) => onChange({ ...draft, severity })}
      />
      <datalist id="severities">
        <option value="Note" />
        <option value="Warning" />
        <option value="Alarm" />
      </datalist>
      <CheckField
        label="Enabled"
        isChecked={draft.enabled}
        onChange={(enabled) => onChange({ ...draft, enabled })}
      />
    </>
  );
}

import { useSignal } from '@preact/signals';
import type { ApiObjects } from '@roadstead/client';
import type { Problem } from '@roadstead/model';
import type { JSX } from 'preact';
import { useApp } from '../app/app-context.ts';
import { hrefOf, openView } from '../app/router.ts';
import { Notice } from '../ui/notice.tsx';
import { type Action, Actions } from './actions.tsx';
import { AreaEditor } from './area-editor.tsx';
import { TextAreaField, TextField } from './fields.tsx';
import { ProblemsProvider, problemsOf } from './problems.tsx';
import { bodyOfShape, draftOfShape, NEW_SHAPE, problemsOfShape } from './shape-draft.ts';
import { ExportButtons, UsedBy, useUsers } from './shape-parts.tsx';
import { deleteShape, saveShape } from './shape-requests.ts';
import { discardDraft, useDraft } from './use-draft.ts';

type Shape = ApiObjects['Shape'];

/** The form of a shape. */
export function ShapeEditor({
  id,
  shape,
  onChanged,
}: {
  /** Of the view. */
  readonly id: string;
  /** Null: it is a new one. */
  readonly shape: Shape | null;
  /** Called when the service has another list of shapes. */
  readonly onChanged: () => void;
}): JSX.Element {
  const { user } = useApp();
  const form = useShapeForm(id, shape, onChanged);
  const { draft, set } = form;
  const title = shape === null ? 'New shape' : shape.properties.name;
  const canWrite =
    shape === null ||
    shape.properties.user_id === user.uuid ||
    user.roles.includes('administrator');
  return (
    <ProblemsProvider value={form.problems}>
      <article aria-label={title} class="editor">
        <p>
          <a href={hrefOf('areas')}>← All areas</a>
        </p>
        <h1>{title}</h1>
        {!canWrite && <Notice kind="warning">Only its owner can change this shape.</Notice>}
        <TextField
          label="Name"
          pointer="/properties/name"
          value={draft.name}
          onInput={(name) => set({ ...draft, name })}
        />
        <TextAreaField
          label="Description"
          pointer="/properties/description"
          rows={2}
          value={draft.description}
          onInput={(description) => set({ ...draft, description })}
        />
        <h2>Area</h2>
        <AreaEditor
          hasPoints
          area={draft.area}
          onChange={(area) => set({ ...draft, area })}
          onImport={({ area, description }) =>
            set({ ...draft, area, description: description ?? draft.description })
          }
        />
        <details>
          <summary>Sharing</summary>
          <TextAreaField
            label="Shared with (ids of users, one a line)"
            pointer="/properties/acl"
            value={draft.acl}
            onInput={(acl) => set({ ...draft, acl })}
          />
        </details>
        {shape && <UsedBy shape={shape} />}
        {shape && <ExportButtons shape={shape} />}
        <div class="editor-bar">
          {form.isSaved && (
            <p role="status" class="saved">
              Saved.
            </p>
          )}
          <Actions actions={form.actions}>
            {shape && form.isChanged && (
              <button type="button" onClick={form.reload}>
                Discard changes
              </button>
            )}
          </Actions>
        </div>
      </article>
    </ProblemsProvider>
  );
}

function useShapeForm(id: string, shape: Shape | null, onChanged: () => void) {
  const { client, user } = useApp();
  const initial = shape ? draftOfShape(shape) : NEW_SHAPE;
  const { draft, isChanged, set, reset } = useDraft(id, initial);
  const users = useUsers(shape?.properties.id);
  const isTried = useSignal(false);
  const isSaved = useSignal(false);
  const answered = useSignal<readonly Problem[]>([]);
  const body = bodyOfShape(draft);
  const found = problemsOfShape(body);
  const open = (name: string): void => {
    onChanged();
    if (id !== `shape-${name}`) openView('areas', `shape-${name}`);
  };
  const save = async (): Promise<void> => {
    isTried.value = true;
    if (found.length > 0) throw new Error('Not saved: see the messages beside the fields.');
    try {
      await saveShape(client, shape?.properties.id ?? null, body);
      reset(draft);
      isSaved.value = true;
      open(body.properties.name);
    } catch (error) {
      answered.value = problemsOf(error);
      throw error;
    }
  };
  const remove = async (): Promise<void> => {
    await deleteShape(client, shape!.properties.id, users);
    discardDraft(user.uuid, id);
    onChanged();
    openView('areas');
  };
  const actions: Action[] = [
    {
      label: shape === null ? 'Create' : 'Save',
      isPrimary: true,
      isDisabled: shape !== null && !isChanged,
      run: save,
    },
  ];
  if (shape)
    actions.push({ label: 'Delete', question: `Delete “${shape.properties.name}”?`, run: remove });
  return {
    ...{ draft, isChanged, actions },
    set: (next: typeof draft): void => {
      answered.value = [];
      set(next);
    },
    reload: () => reset(initial),
    isSaved: isSaved.value && !isChanged,
    problems: [...(isTried.value ? found : []), ...answered.value],
  };
}

import { effect, type ReadonlySignal, signal, useSignal } from '@preact/signals';
import { useApp } from '../app/app-context.ts';
import { isSame } from './is-same.ts';

/** A draft that differs from what is stored. */
interface UnsavedDraft {
  /** Id of its view on the page of areas. */
  readonly id: string;
  readonly userUuid: string;
  readonly name: string;
  readonly draft: unknown;
}

const unsaved = signal<readonly UnsavedDraft[]>([]);

/** Drafts that their users have left without saving; they stay until the page is closed. */
export const unsavedDrafts: ReadonlySignal<readonly UnsavedDraft[]> = unsaved;

// Also while another page is open, or the login.
effect(() => {
  if (unsaved.value.length === 0) return;
  const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
  addEventListener('beforeunload', warn);
  return () => removeEventListener('beforeunload', warn);
});

/** Deletes an unsaved draft. */
export function discardDraft(userUuid: string, id: string): void {
  unsaved.value = unsaved.peek().filter((each) => each.id !== id || each.userUuid !== userUuid);
}

/** An object that is edited, beside what is stored of it. */
interface DraftState<Draft> {
  readonly draft: Draft;
  readonly isChanged: boolean;
  readonly set: (draft: Draft) => void;
  /** Continues with what is stored now. */
  readonly reset: (stored: Draft) => void;
}

/** Edits an object. What is not saved survives other pages, and the browser warns before the page is closed. */
export function useDraft<Draft extends { readonly name: string }>(
  id: string,
  initial: Draft,
): DraftState<Draft> {
  const { uuid } = useApp().user;
  const stored = useSignal(initial);
  const left = unsaved.peek().find((each) => each.id === id && each.userUuid === uuid);
  const draft = useSignal((left?.draft as Draft | undefined) ?? initial);
  const isChanged = !isSame(draft.value, stored.value);
  const update = (next: Draft, saved: Draft): void => {
    stored.value = saved;
    draft.value = next;
    discardDraft(uuid, id);
    if (!isSame(next, saved))
      unsaved.value = [...unsaved.peek(), { id, userUuid: uuid, name: next.name, draft: next }];
  };
  return {
    ...{ draft: draft.value, isChanged },
    set: (next) => update(next, stored.peek()),
    reset: (saved) => update(saved, saved),
  };
}

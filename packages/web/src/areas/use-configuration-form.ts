import { type ReadonlySignal, signal, useSignal } from '@preact/signals';
import type { ApiObjects } from '@roadstead/client';
import type { Problem } from '@roadstead/model';
import { useEffect } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { openView } from '../app/router.ts';
import {
  bodyOfDraft,
  type ConfigurationBody,
  type ConfigurationDraft,
  draftOfConfiguration,
  problemsOfBody,
} from './configuration-draft.ts';
import { saveConfiguration } from './configuration-requests.ts';
import { problemsOf } from './problems.tsx';
import { useDraft } from './use-draft.ts';

type Configuration = ApiObjects['Configuration'];

interface ConfigurationForm {
  readonly draft: ConfigurationDraft;
  readonly set: (draft: ConfigurationDraft) => void;
  readonly body: ConfigurationBody;
  readonly isChanged: boolean;
  /** Whether somebody has changed the stored configuration since it was opened. */
  readonly isOutdated: boolean;
  /** Continues with the stored configuration. */
  readonly reload: () => void;
  /** Rejects with why it is not saved. @param enabled in place of that of the draft */
  readonly save: (enabled?: boolean) => Promise<void>;
  /** Those to show: what is required is missing from the begin, which needs no message. */
  readonly problems: readonly Problem[];
  /** Of the last save; empty without one. */
  readonly notice: string;
}

/** A new configuration is saved in one view, and shown in another. */
const saved = signal<{ readonly id: number; readonly notice: string } | null>(null);

/** The draft of a configuration, its problems and how it is saved. @param id of the view */
export function useConfigurationForm(
  id: string,
  configuration: Configuration | null,
  initial: ConfigurationDraft,
): ConfigurationForm {
  const { client } = useApp();
  const { draft, isChanged, set, reset } = useDraft(id, initial);
  const version = useSignal(configuration?.modified_at);
  const answered = useSignal<readonly Problem[]>([]);
  const isTried = useSignal(false);
  const body = bodyOfDraft(draft);
  const found = problemsOfBody(body);
  const isOutdated = configuration !== null && configuration.modified_at !== version.value;
  const reload = (): void => {
    if (!configuration) return;
    version.value = configuration.modified_at;
    reset(draftOfConfiguration(configuration));
  };
  useEffect(() => {
    if (isOutdated && !isChanged) reload();
  }, [isOutdated, isChanged]);
  const save = async (enabled = draft.enabled): Promise<void> => {
    isTried.value = true;
    if (found.length > 0) throw new Error('Not saved: see the messages beside the fields.');
    try {
      const next = await saveConfiguration(client, configuration?.id ?? null, { ...body, enabled });
      version.value = next.configuration.modified_at;
      saved.value = { id: next.configuration.id, notice: next.notice ?? '' };
      reset(draftOfConfiguration(next.configuration));
      if (configuration === null) openView('areas', `configuration-${next.configuration.id}`);
    } catch (error) {
      answered.value = problemsOf(error);
      throw error;
    }
  };
  return {
    ...{ draft, body, isChanged, isOutdated, reload, save },
    set(next) {
      answered.value = [];
      set(next);
    },
    problems: [...found.filter(isShown(isTried, draft)), ...answered.value],
    notice: noticeOf(configuration, isChanged),
  };
}

function isShown(isTried: ReadonlySignal<boolean>, { name, area }: ConfigurationDraft) {
  return ({ pointer }: Problem): boolean =>
    isTried.value ||
    !((pointer === '/name' && name === '') || (pointer === '/geometry' && area.type === 'empty'));
}

function noticeOf(configuration: Configuration | null, isChanged: boolean): string {
  if (isChanged || saved.value?.id !== configuration?.id || saved.value === null) return '';
  const { notice } = saved.value;
  return notice === '' ? 'Saved.' : `Saved. ${contactText(notice)}`;
}

/** The service names fields and pointers. */
function contactText(notice: string): string {
  return notice
    .replaceAll('phone_numbers', 'phone numbers')
    .replaceAll('email_addresses', 'e-mail addresses');
}

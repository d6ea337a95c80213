import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { errorText } from '../ui/loaded-view.tsx';
import { Notice } from '../ui/notice.tsx';
import type { DetectionChoice } from './detection-choice.ts';

/** A file of the page, with what is detected in it. */
export interface Example {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly preset: string;
}

/** Files to try, as buttons. */
export function Examples({
  examples,
  choice,
  onFiles,
}: {
  readonly examples: readonly Example[];
  readonly choice: Signal<DetectionChoice>;
  readonly onFiles: (files: readonly File[]) => void;
}): JSX.Element | null {
  const problem = useSignal('');
  if (examples.length === 0) return null;
  const open = async ({ url, preset }: Example): Promise<void> => {
    problem.value = '';
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`The example could not be loaded: ${response.status}.`);
      const file = new File([await response.blob()], url.slice(url.lastIndexOf('/') + 1));
      choice.value = { ...choice.value, preset };
      onFiles([file]);
    } catch (error) {
      problem.value = errorText(error);
    }
  };
  return (
    <section aria-label="Examples">
      <h2>Examples</h2>
      <ul class="list">
        {examples.map((example) => (
          <li key={example.url}>
            <button type="button" class="link" onClick={() => void open(example)}>
              {example.title}
            </button>
            <div class="quiet">{example.text}</div>
          </li>
        ))}
      </ul>
      {problem.value !== '' && <Notice kind="error">{problem.value}</Notice>}
    </section>
  );
}

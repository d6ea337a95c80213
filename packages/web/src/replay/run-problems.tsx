import type { JSX } from 'preact';
import type { EngineProblem } from '../engine/engine-protocol.ts';
import { Notice } from '../ui/notice.tsx';

const SHOWN_MAX = 20;

/** Why files could not be used: which file, which line, and the reason. */
export function RunProblems({
  problems,
}: {
  readonly problems: readonly EngineProblem[];
}): JSX.Element {
  return (
    <Notice kind="error">
      <ul class="problems">
        {problems.slice(0, SHOWN_MAX).map(({ file, line, detail }) => (
          <li key={`${file} ${line} ${detail}`}>
            {file !== undefined && <strong>{file}</strong>}
            {line !== undefined && `, line ${line}`}
            {file !== undefined && ': '}
            {detail}
          </li>
        ))}
      </ul>
      {problems.length > SHOWN_MAX && `And ${problems.length - SHOWN_MAX} more.`}
    </Notice>
  );
}

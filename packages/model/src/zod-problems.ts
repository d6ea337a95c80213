import type { z } from 'zod';
import type { Problem } from './result.ts';

/** Returns the faults that a schema found, each with its JSON pointer (RFC 6901); a fault that several rules report is one problem. */
export function zodProblems({ issues }: z.ZodError): readonly Problem[] {
  const problems = new Map<string, Problem>();
  for (const { path, message: detail } of issues) {
    const pointer = path.map((key) => `/${escapePointer(String(key))}`).join('');
    problems.set(`${pointer} ${detail}`, { pointer, detail });
  }
  return [...problems.values()];
}

function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

import { failure, type Result, success } from '@roadstead/model';
import type { z } from 'zod';
import { formatIssues, issueMessage } from './format-issues.ts';
import { type FileProblem, pathText } from './problem.ts';
import { readYaml } from './yaml-source.ts';

/**
 * Parses a YAML 1.2 file by a schema.
 * @returns the output of the schema, or all errors in the order of their lines.
 */
export function readYamlFile<Content>(
  text: string,
  schema: z.ZodType<Content>,
): Result<Content, readonly FileProblem[]> {
  const source = readYaml(text);
  if (!source.ok) return source;
  const { data, locate } = source.value;
  const parsed = schema.safeParse(data, { error: issueMessage });
  if (parsed.success) return success(parsed.data);
  const problems: FileProblem[] = [];
  formatIssues(parsed.error.issues, data, (path, message) => {
    problems.push({ ...locate(path), path: pathText(path), message });
  });
  return failure(problems.sort((a, b) => a.line - b.line || a.column - b.column));
}

import { failure, type Result, success } from '@roadstead/model';
import type { z } from 'zod';
import { messageOf, tellIssues } from './explain.ts';
import { type FileProblem, pathText } from './problem.ts';
import { readYaml } from './yaml-source.ts';

/**
 * Reads a file of YAML 1.2 by a schema.
 * @returns what the schema makes of it, or all that is wrong with it, in the order of its lines
 */
export function readYamlFile<Content>(
  text: string,
  schema: z.ZodType<Content>,
): Result<Content, readonly FileProblem[]> {
  const source = readYaml(text);
  if (!source.ok) return source;
  const { data, locate } = source.value;
  const parsed = schema.safeParse(data, { error: messageOf });
  if (parsed.success) return success(parsed.data);
  const problems: FileProblem[] = [];
  tellIssues(parsed.error.issues, data, (path, message) => {
    problems.push({ ...locate(path), path: pathText(path), message });
  });
  return failure(problems.sort((a, b) => a.line - b.line || a.column - b.column));
}

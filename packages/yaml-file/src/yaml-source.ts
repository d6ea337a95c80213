import { failure, type Result, success } from '@roadstead/model';
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
} from 'yaml';
import type { FilePath, FileProblem } from './problem.ts';

/** Maximum size of a file; files that people write are far smaller. */
const BYTES_MAX = 1_000_000;
/** Maximum number of aliases of an anchor, against exponential expansion. */
const ALIASES_MAX = 100;

const TOO_DEEP = 'the file is nested too deeply, or its aliases refer to too much';
/** Maximum number of reported syntax errors. */
const SYNTAX_ERRORS_MAX = 10;

/** A parsed YAML file with the locations of its values. */
export interface YamlSource {
  readonly data: unknown;
  /** Returns the location of a key or item; for a missing one, that of its parent. */
  readonly locate: (path: FilePath) => { readonly line: number; readonly column: number };
}

/** Parses YAML 1.2 (core schema). Returns its data and locations, or its syntax errors with their lines. */
export function readYaml(text: string): Result<YamlSource, readonly FileProblem[]> {
  const bytes = new TextEncoder().encode(text).length;
  if (bytes > BYTES_MAX) {
    return failure([atStart(`the file has ${bytes} bytes; allowed: at most ${BYTES_MAX}`)]);
  }
  const lines = new LineCounter();
  try {
    const document = parseDocument(text, {
      lineCounter: lines,
      prettyErrors: false,
      // Applies also to files that declare YAML 1.1, in which `no` is false and times are dates.
      schema: 'core',
      // Any lower level would accept a second document.
      logLevel: 'error',
    });
    const errors = [...document.errors, ...document.warnings];
    const tooDeep = errors.find(({ message }) => message.includes('call stack'));
    if (tooDeep) {
      return failure([{ ...locationOf(lines, tooDeep.pos[0]), path: '', message: TOO_DEEP }]);
    }
    if (errors.length > 0) {
      return failure(
        errors.slice(0, SYNTAX_ERRORS_MAX).map(({ pos, message }) => ({
          ...locationOf(lines, pos[0]),
          path: '',
          message: `this is not YAML: ${message}`,
        })),
      );
    }
    const data: unknown = document.toJS({ maxAliasCount: ALIASES_MAX });
    return success({ data, locate: (path) => locationOf(lines, offsetOf(document, path)) });
  } catch (error) {
    // Aliases that expand too far or refer to their own parent, and nesting deeper than the stack.
    if (!(error instanceof ReferenceError || error instanceof RangeError)) throw error;
    return failure([atStart(TOO_DEEP)]);
  }
}

function atStart(message: string): FileProblem {
  return { line: 1, column: 1, path: '', message };
}

function locationOf(lines: LineCounter, offset: number): { line: number; column: number } {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(1, line), column: Math.max(1, col) };
}

function offsetOf(document: Document, path: FilePath): number {
  let node: Node | null | undefined = document.contents;
  let offset = node?.range?.[0] ?? 0;
  for (const key of path) {
    if (isAlias(node)) node = node.resolve(document);
    let next: unknown;
    if (isSeq(node) && typeof key === 'number') {
      next = node.items[key];
      if (isNode(next)) offset = next.range?.[0] ?? offset;
    } else if (isMap(node)) {
      const pair = node.items.find((each) => isScalar(each.key) && String(each.key.value) === key);
      if (isNode(pair?.key)) offset = pair.key.range?.[0] ?? offset;
      next = pair?.value;
    }
    if (!isNode(next)) return offset;
    node = next;
  }
  return offset;
}

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

/** Such files are written by hand; a longer one is none. */
const BYTES_MAX = 1_000_000;
/** So many aliases of one anchor are a bomb, not a convenience. */
const ALIASES_MAX = 100;

const TOO_DEEP = 'the file is nested too deeply, or its aliases refer to too much';
/** Of a file that is no YAML at all more are no help. */
const MISTAKES_MAX = 10;

/** A YAML file, read: what it says, and where. */
export interface YamlSource {
  readonly data: unknown;
  /** The place of a key or item; of what is missing, the place of what it is missing in. */
  readonly locate: (path: FilePath) => { readonly line: number; readonly column: number };
}

/** Reads YAML 1.2. What is wrong with it as YAML is told with its line. */
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
      // Also where the file asks for YAML 1.1, in which `no` is false and times are dates.
      schema: 'core',
      // Anything quieter lets a second document pass.
      logLevel: 'error',
    });
    const mistakes = [...document.errors, ...document.warnings];
    const tooDeep = mistakes.find(({ message }) => message.includes('call stack'));
    if (tooDeep) {
      return failure([{ ...placeOf(lines, tooDeep.pos[0]), path: '', message: TOO_DEEP }]);
    }
    if (mistakes.length > 0) {
      return failure(
        mistakes.slice(0, MISTAKES_MAX).map(({ pos, message }) => ({
          ...placeOf(lines, pos[0]),
          path: '',
          message: `this is not YAML: ${message}`,
        })),
      );
    }
    const data: unknown = document.toJS({ maxAliasCount: ALIASES_MAX });
    return success({ data, locate: (path) => placeOf(lines, offsetOf(document, path)) });
  } catch (error) {
    // Aliases that refer to too much, or to what they are in, and nesting deeper than the stack.
    if (!(error instanceof ReferenceError || error instanceof RangeError)) throw error;
    return failure([atStart(TOO_DEEP)]);
  }
}

function atStart(message: string): FileProblem {
  return { line: 1, column: 1, path: '', message };
}

function placeOf(lines: LineCounter, offset: number): { line: number; column: number } {
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

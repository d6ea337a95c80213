import { codeOf } from '../source-code.ts';
import { readText, rooms, sourcesIn } from '../workspace.ts';

/** A declaration that a file exports. */
export interface ExportedName {
  readonly name: string;
  readonly file: string;
}

const DECLARATION =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:class|interface|type|enum|function\*?|const|let) (\w+)/gm;

/** The exported declarations of all packages, tests and `src/testing` left out; overloads count once a file. */
export function exportedNames(): readonly ExportedName[] {
  const files = rooms().flatMap(({ folder }) => sourcesIn(`${folder}/src`));
  return files
    .filter((file) => !file.includes('/testing/') && !file.endsWith('/index.ts'))
    .flatMap((file) => {
      const names = [...codeOf(readText(file)).matchAll(DECLARATION)].map(([, name]) => name);
      return [...new Set(names)].map((name) => ({ name, file }));
    });
}

/** The parts of TypeScript that `codeOf` removes; a quote inside a regular expression does not begin a text. */
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//.source;
const TEXT = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/.source;
const PATTERN =
  /(?<=[(,=:[!&|?{};+]\s*|return\s+)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\//.source;
const NO_CODE = new RegExp(`${COMMENT}|${TEXT}|${PATTERN}`, 'g');

const IMPORT =
  /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]|\bimport(?:\.meta\.resolve)?\s*\(\s*['"]([^'"]+)['"]/gm;

/** The code alone: comments and the contents of quotes are removed; line numbers stay. */
export function codeOf(source: string): string {
  return source.replace(NO_CODE, (found) => {
    const quote = found[0] === '/' ? '' : found[0];
    return quote + found.replace(/[^\n]/g, '') + quote;
  });
}

/** The specifiers that a file imports, re-exports or resolves, as written. */
export function importsOf(source: string): readonly string[] {
  const withoutComments = source.replace(new RegExp(`${TEXT}|${COMMENT}`, 'g'), (found) =>
    found[0] === '/' ? '' : found,
  );
  return [...withoutComments.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3]);
}

/** The package of an import: `@scope/name` or `name`, without a path in it; undefined for a relative one. */
export function packageOf(specifier: string): string | undefined {
  if (specifier.startsWith('.')) return undefined;
  if (specifier.startsWith('node:')) return specifier;
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

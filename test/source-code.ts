/** What is left out of TypeScript by `codeOf`; a quote inside a regular expression does not begin a text. */
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//.source;
const TEXT = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/.source;
const PATTERN =
  /(?<=[(,=:[!&|?{};+]\s*|return\s+)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\//.source;
const NO_CODE = new RegExp(`${COMMENT}|${TEXT}|${PATTERN}`, 'g');

const IMPORT =
  /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/gm;

/** The code alone: comments, and what stands in quotes, are gone; lines stay where they are. */
export function codeOf(source: string): string {
  return source.replace(NO_CODE, (found) => {
    const quote = found[0] === '/' ? '' : found[0];
    return quote + found.replace(/[^\n]/g, '') + quote;
  });
}

/** What a file imports or passes on, as it is written there. */
export function importsOf(source: string): readonly string[] {
  const withoutComments = source.replace(new RegExp(`${TEXT}|${COMMENT}`, 'g'), (found) =>
    found[0] === '/' ? '' : found,
  );
  return [...withoutComments.matchAll(IMPORT)].map((match) => match[1] ?? match[2]);
}

/** The package of an import: `@scope/name` or `name`, without a path in it; undefined for a file beside. */
export function packageOf(specifier: string): string | undefined {
  if (specifier.startsWith('.')) return undefined;
  if (specifier.startsWith('node:')) return specifier;
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

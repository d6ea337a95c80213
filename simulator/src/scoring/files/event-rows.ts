import { failure, isObject, type Result, success } from '@roadstead/model';
import { type CsvError, parse } from 'csv-parse/sync';

/** A row of a file with its place, for messages. */
export interface EventRow {
  readonly place: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Reads the objects of a file: JSON lines, a JSON list, a GeoJSON FeatureCollection (their properties), or the rows of CSV
 * with a header. The format is recognised by the content.
 */
export function eventRows(text: string): Result<readonly EventRow[], readonly string[]> {
  const content = text.replace(/^\uFEFF/, '');
  const start = content.trimStart();
  if (start === '') return success([]);
  if (start.startsWith('[')) return listRows(content, 'item');
  if (!start.startsWith('{')) return csvRows(content);
  if (/"FeatureCollection"/.test(start.slice(0, 200))) return listRows(content, 'feature');
  return jsonLines(content);
}

/** A member of an object, by its name or a path with dots. */
export function memberOf(fields: EventRow['fields'], path: string): unknown {
  if (Object.hasOwn(fields, path)) return fields[path];
  let value: unknown = fields;
  for (const name of path.split('.')) {
    if (!isObject(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

function jsonLines(text: string): Result<readonly EventRow[], readonly string[]> {
  const rows: EventRow[] = [];
  const mistakes: string[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const value = parsed(line);
    if (isObject(value)) rows.push({ place: `line ${i + 1}`, fields: value });
    else mistakes.push(`line ${i + 1}: expected a JSON object.`);
  }
  return mistakes.length > 0 ? failure(mistakes) : success(rows);
}

function listRows(
  text: string,
  what: 'item' | 'feature',
): Result<readonly EventRow[], readonly string[]> {
  const document = parsed(text);
  const items = isObject(document) ? document['features'] : document;
  if (!Array.isArray(items)) return failure(['The file is not valid JSON.']);
  const fields = items.map((item: unknown) =>
    what === 'feature' && isObject(item) ? item['properties'] : item,
  );
  const wrong = fields.findIndex((each) => !isObject(each));
  if (wrong !== -1) return failure([`${what} ${wrong + 1}: expected an object.`]);
  return success(
    fields.map((each, i) => ({
      place: `${what} ${i + 1}`,
      fields: each as object as EventRow['fields'],
    })),
  );
}

function csvRows(text: string): Result<readonly EventRow[], readonly string[]> {
  try {
    const rows = parse(text, {
      columns: true,
      skip_empty_lines: true,
      trim: true,
      delimiter: [',', ';', '\t'],
      info: true,
    }) as readonly {
      readonly info: { readonly lines: number };
      readonly record: EventRow['fields'];
    }[];
    return success(
      rows.map(({ info, record }) => ({ place: `line ${info.lines}`, fields: record })),
    );
  } catch (error) {
    return failure([(error as CsvError).message]);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

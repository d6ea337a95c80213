import { COLUMN_FIELDS, type ColumnField, type ColumnSource, parseSource } from '../columns.ts';
import type { Dialect } from './dialect.ts';

/** A part of a condition: a path, and the value required there. */
export interface DialectPart {
  readonly path: readonly string[];
  readonly value: string | undefined;
}

/** A dialect with its texts parsed. */
export interface CompiledDialect extends Omit<Dialect, 'recognisedBy' | 'columns'> {
  readonly recognisedBy: readonly (readonly DialectPart[])[];
  readonly columns: Readonly<Partial<Record<ColumnField, readonly ColumnSource[]>>>;
}

/** Parses the texts of a dialect. */
export function compileDialect(dialect: Dialect): CompiledDialect {
  const columns: Partial<Record<ColumnField, readonly ColumnSource[]>> = {};
  for (const field of COLUMN_FIELDS) {
    const text = dialect.columns[field];
    if (text !== undefined) {
      columns[field] = text.split('|').map((source) => parseSource(field, source));
    }
  }
  const recognisedBy = dialect.recognisedBy.map((parts) => parts.map(parsePart));
  return { ...dialect, columns, recognisedBy };
}

function parsePart(text: string): DialectPart {
  const [path, value] = text.split('=');
  return { path: path.split('.'), value };
}

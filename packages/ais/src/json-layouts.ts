import { isObject } from '@roadstead/model';
import {
  COLUMN_FIELDS,
  type ColumnField,
  type ColumnMap,
  type ColumnSource,
  headerKey,
  INDICATED,
} from './columns.ts';
import { isMilliseconds, knownSources, tableDialect } from './csv-header.ts';
import {
  type CompiledDialect,
  compileDialect,
  type DialectPart,
} from './dialects/compile-dialect.ts';
import { JSON_DIALECTS } from './dialects/dialects.ts';
import { type JsonObject, numberOf, valueAt } from './json-values.ts';
import { CACHED_LAYOUTS_MAX, ENVELOPE_DEPTH_MAX } from './thresholds.ts';
import { TimePattern } from './time-pattern.ts';

const DIALECTS: readonly CompiledDialect[] = JSON_DIALECTS.map(compileDialect);
const NOTHING: readonly JsonSource[] = [];
/** The fields that records share and that stand outside of them in some documents. */
const SHARED_FIELDS: readonly ColumnField[] = ['mmsi', 'timestamp'];

/** A member of a record, and the conversion of its values. */
export interface JsonSource extends ColumnSource {
  readonly path: readonly string[];
  readonly pattern: TimePattern | undefined;
  readonly isMilliseconds: boolean;
}

/** The members of all fields of a record, preferred ones first. */
export interface JsonLayout {
  readonly dialect: CompiledDialect | undefined;
  readonly fields: Readonly<Record<ColumnField, readonly JsonSource[]>>;
  /** The preferred member of each field. */
  readonly sources: ColumnMap;
  /** Whether the record can have a position report. */
  readonly hasPosition: boolean;
}

/** The layouts of records with the same member names. */
interface Shape {
  /** Layouts of dialects whose outermost member names are present. */
  readonly candidates: readonly JsonLayout[];
  readonly plain: JsonLayout;
}

/** Those of most inputs, which name no columns: to create them takes as long as to read a hundred records. */
const LAYOUTS: readonly JsonLayout[] = dialectLayouts({});

/** Finds the layout of records. */
export class JsonLayouts {
  readonly #columns: ColumnMap;
  readonly #dialects: readonly JsonLayout[];
  readonly #shapes: Map<string, Shape> = new Map();
  #envelope: JsonObject | undefined;
  #envelopeKey = '';

  constructor(columns: ColumnMap) {
    this.#columns = columns;
    this.#dialects = Object.keys(columns).length === 0 ? LAYOUTS : dialectLayouts(columns);
  }

  /** Returns the layout of a record: of the first dialect that it matches, or by its member names. */
  of(record: JsonObject, envelope: JsonObject | undefined): JsonLayout {
    if (envelope !== this.#envelope) {
      this.#envelope = envelope;
      this.#envelopeKey = envelope === undefined ? '' : JSON.stringify(structureOf(envelope));
    }
    const { candidates, plain } = this.#shapeOf(record, envelope);
    return (
      candidates.find(
        ({ dialect }) => dialect !== undefined && matches(dialect, record, envelope),
      ) ?? plain
    );
  }

  #shapeOf(record: JsonObject, envelope: JsonObject | undefined): Shape {
    const properties = record['properties'];
    const inner = isObject(properties) ? Object.keys(properties).join() : '';
    const key = `${this.#envelopeKey}\n${inner}\n${Object.keys(record).join()}`;
    const known = this.#shapes.get(key);
    if (known !== undefined) return known;
    const shape = {
      candidates: this.#dialects.filter(({ dialect }) => hasRoots(dialect, record, envelope)),
      plain: plainLayout(record, envelope, this.#columns),
    };
    if (this.#shapes.size >= CACHED_LAYOUTS_MAX) this.#shapes.clear();
    this.#shapes.set(key, shape);
    return shape;
  }
}

function dialectLayouts(columns: ColumnMap): readonly JsonLayout[] {
  return DIALECTS.map((dialect) => layoutOf(dialect, dialect.columns, columns));
}

/** The member names of an envelope, nested ones included. */
function structureOf(value: JsonObject, depthMax: number = ENVELOPE_DEPTH_MAX): unknown {
  return Object.entries(value).map(([key, member]) =>
    isObject(member) && depthMax > 0 ? [key, structureOf(member, depthMax - 1)] : key,
  );
}

function layoutOf(
  dialect: CompiledDialect | undefined,
  found: Readonly<Partial<Record<ColumnField, readonly (ColumnSource & Partial<JsonSource>)[]>>>,
  columns: ColumnMap,
): JsonLayout {
  const fields = {} as Record<ColumnField, readonly JsonSource[]>;
  const sources: Partial<Record<ColumnField, ColumnSource>> = {};
  for (const field of COLUMN_FIELDS) {
    const own = columns[field];
    const all = own === undefined ? found[field] : [own];
    fields[field] = all?.map((source) => toJsonSource(source)) ?? NOTHING;
    if (fields[field].length > 0) sources[field] = fields[field][0];
  }
  const required = [fields.mmsi, fields.longitude, fields.latitude];
  return { dialect, fields, sources, hasPosition: required.every(({ length }) => length > 0) };
}

function toJsonSource(source: ColumnSource & Partial<JsonSource>): JsonSource {
  const { column, format, path = column.split('.') } = source;
  return {
    ...source,
    column: path.join('.'),
    path,
    pattern: format === undefined || format === INDICATED ? undefined : new TimePattern(format),
    isMilliseconds: isMilliseconds(path[path.length - 1]),
  };
}

/** Finds the fields of a record by its member names, or of a GeoJSON feature by those of its properties. */
function plainLayout(
  record: JsonObject,
  envelope: JsonObject | undefined,
  columns: ColumnMap,
): JsonLayout {
  const isFeature = isObject(record['properties']) && isObject(record['geometry']);
  const prefix = isFeature ? ['properties'] : [];
  const names = Object.keys(valueAt(record, prefix) as JsonObject);
  const keys = names.map(headerKey);
  const dialect = tableDialect(keys);
  const fields: Partial<Record<ColumnField, readonly (ColumnSource & Partial<JsonSource>)[]>> = {};
  for (const field of COLUMN_FIELDS) {
    fields[field] = knownSources(keys, field, dialect).map((source) => ({
      ...source,
      path: [...prefix, names[source.index]],
    }));
  }
  if (isObject(record['geometry']) && (fields.longitude?.length === 0 || isFeature)) {
    const coordinate = (index: string): readonly ColumnSource[] => [
      { column: `geometry.coordinates.${index}`, multiplyBy: 1, divideBy: 1 },
    ];
    fields.longitude = coordinate('0');
    fields.latitude = coordinate('1');
  }
  const outside = isFeature ? [record, envelope] : [envelope];
  for (const field of SHARED_FIELDS) {
    for (const object of outside) {
      if (fields[field]?.length === 0 && object !== undefined) {
        fields[field] = sharedSources(object, field, isFeature ? 0 : ENVELOPE_DEPTH_MAX);
      }
    }
  }
  return layoutOf(dialect, fields, columns);
}

/** Finds a field outside of the records. */
function sharedSources(
  object: JsonObject,
  field: ColumnField,
  depthMax: number,
  prefix: readonly string[] = [],
): readonly (ColumnSource & Partial<JsonSource>)[] {
  const names = Object.keys(object).filter((name) => typeof object[name] !== 'object');
  const found = knownSources(names.map(headerKey), field, undefined);
  if (found.length > 0) {
    return found.map((source) => ({ ...source, path: [...prefix, names[source.index]] }));
  }
  if (depthMax === 0) return [];
  for (const [name, member] of Object.entries(object)) {
    if (!isObject(member)) continue;
    const inner = sharedSources(member, field, depthMax - 1, [...prefix, name]);
    if (inner.length > 0) return inner;
  }
  return [];
}

function hasRoots(
  dialect: CompiledDialect | undefined,
  record: JsonObject,
  envelope: JsonObject | undefined,
): boolean {
  const isPresent = ({ path: [root] }: DialectPart): boolean =>
    Object.hasOwn(record, root) || (envelope !== undefined && Object.hasOwn(envelope, root));
  return dialect?.recognisedBy.some((parts) => parts.every(isPresent)) === true;
}

function matches(
  { recognisedBy }: CompiledDialect,
  record: JsonObject,
  envelope: JsonObject | undefined,
): boolean {
  return recognisedBy.some((parts) =>
    parts.every(({ path, value }) => {
      const found = valueAt(record, path) ?? valueAt(envelope, path);
      if (value === '<number>') return !Number.isNaN(numberOf(found));
      return value === undefined ? found !== undefined && found !== null : String(found) === value;
    }),
  );
}

import { type AisEta, isObject, type Mmsi, NAV_STATUS_UNDEFINED, parseImo } from '@roadstead/model';
import { type ColumnField, type ColumnMap, INDICATED } from './columns.ts';
import { type JsonLayout, JsonLayouts, type JsonSource } from './json-layouts.ts';
import {
  findRecords,
  hasNoRecords,
  isMissing,
  type JsonObject,
  numberOf,
  pairsToObject,
  quoteValue,
  textOf,
  valueAt,
} from './json-values.ts';
import type { LineOutputs } from './line-outputs.ts';
import type { ReaderOptions } from './line-reader.ts';
import {
  cogOf,
  headingOf,
  isPosition,
  mmsiOf,
  navStatusOf,
  rotOf,
  rotOfIndicated,
  sogOf,
} from './report-values.ts';
import { type ReadWarning, ScaleCheck } from './scale-check.ts';
import {
  distanceOf,
  etaOf,
  etaOfText,
  metersOf,
  type StaticValues,
  shiptypeOf,
  textOrNull,
  toStaticReport,
  withSizes,
} from './static-values.ts';
import { epochMs, parseTimeText } from './time-text.ts';
import { navStatusOfWord, shiptypeOfWord } from './word-codes.ts';

/** Reads reports from JSON objects in any dialect. */
export class JsonRecords {
  readonly #options: ReaderOptions;
  readonly #layouts: JsonLayouts;
  /** The check of the numbers read. */
  readonly scales: ScaleCheck = new ScaleCheck();
  #sources: ColumnMap = {};
  /** The record that is being read, what surrounds it, and the members of its fields. */
  #record: JsonObject = {};
  #envelope: JsonObject | undefined;
  #layout: JsonLayout | undefined;

  constructor(options: ReaderOptions) {
    this.#options = options;
    this.#layouts = new JsonLayouts(options.columns);
  }

  /** Reads a record, or the records in an array of it. @param envelope the object in which it lies */
  read(object: JsonObject, envelope: JsonObject | undefined, line: number, out: LineOutputs): void {
    const layout = this.#layouts.of(object, envelope);
    if (layout.dialect?.isSkipped) {
      out.skipped++;
      return;
    }
    const records = layout.hasPosition || layout.dialect ? undefined : findRecords(object);
    if (records === undefined) {
      this.#readRecord(object, envelope, layout, line, out);
      return;
    }
    for (const record of records) {
      if (!isObject(record)) out.reject(line, 'malformed', `no object: ${quoteValue(record)}`);
      else this.#readRecord(record, object, this.#layouts.of(record, object), line, out);
    }
  }

  /** Reads a record whose layout is known. */
  readAs(layout: JsonLayout, record: JsonObject, line: number, out: LineOutputs): void {
    this.#readRecord(record, undefined, layout, line, out);
  }

  /** Returns the layout of records with these members. */
  layoutOf(record: JsonObject): JsonLayout {
    const layout = this.#layouts.of(record, undefined);
    this.#sources = layout.sources;
    return layout;
  }

  warnings(): readonly ReadWarning[] {
    return this.scales.warnings(this.#sources);
  }

  #readRecord(
    record: JsonObject,
    envelope: JsonObject | undefined,
    layout: JsonLayout,
    line: number,
    out: LineOutputs,
  ): void {
    const { pairs } = layout.dialect ?? {};
    this.#record =
      pairs === undefined ? record : { ...record, [pairs]: pairsToObject(record[pairs]) };
    this.#envelope = envelope;
    this.#layout = layout;
    this.#sources = layout.sources;
    const id = this.#value('mmsi');
    const mmsi = mmsiOf(idOf(id) + (layout.sources.mmsi?.add ?? 0));
    if (mmsi === undefined && isMissing(id) && hasNoRecords(record)) {
      out.skipped++;
      return;
    }
    if (mmsi === undefined) {
      out.reject(line, 'bad-mmsi', quoteValue(id));
      return;
    }
    const timeMs = this.#timeMs();
    if (Number.isNaN(timeMs)) {
      out.reject(line, 'bad-time', quoteValue(this.#value('timestamp')));
      return;
    }
    const longitude = this.#source('longitude');
    const latitude = this.#source('latitude');
    const noPosition = longitude === undefined && latitude === undefined;
    const { statics } = this.#options;
    const report =
      statics || noPosition ? toStaticReport(mmsi, timeMs, this.#statics()) : undefined;
    if (statics && report !== undefined) out.addStatic(line, report);
    if (report === undefined || !noPosition) {
      this.#readPosition(mmsi, timeMs, longitude, latitude, line, out);
    }
  }

  #readPosition(
    mmsi: Mmsi,
    timeMs: number | null,
    longitudeSource: JsonSource | undefined,
    latitudeSource: JsonSource | undefined,
    line: number,
    out: LineOutputs,
  ): void {
    if (timeMs === null) {
      out.reject(line, 'no-time', 'neither "timestamp" nor "timeMs"');
      return;
    }
    if (longitudeSource === undefined || latitudeSource === undefined) {
      out.reject(line, 'no-position', '"longitude" or "latitude" is missing');
      return;
    }
    const longitude = this.#numberAt(longitudeSource);
    const latitude = this.#numberAt(latitudeSource);
    const sog = this.#number('sog');
    const cog = this.#number('cog');
    this.scales.add(longitude, latitude, sog, cog);
    if (!isPosition(longitude, latitude, line, out)) return;
    const rot = this.#number('rot');
    const isIndicated = this.#layout?.sources.rot?.format === INDICATED;
    out.addPosition(line, {
      mmsi,
      timeMs,
      longitude,
      latitude,
      sog: sogOf(sog, mmsi),
      cog: cogOf(cog),
      heading: headingOf(this.#number('heading')),
      rot: isIndicated ? rotOfIndicated(rot) : rotOf(rot),
      navStatus: this.#navStatus(),
    });
  }

  #navStatus(): number {
    const value = this.#value('nav_status');
    if (typeof value === 'number') return navStatusOf(value);
    return isMissing(value)
      ? NAV_STATUS_UNDEFINED
      : navStatusOf(navStatusOfWord(textOf(value), this.#layout?.dialect?.navStatusWords));
  }

  #statics(): StaticValues {
    const imo = this.#value('imo');
    const values: StaticValues = {
      imo: isMissing(imo) ? null : (parseImo(textOf(imo)) ?? null),
      name: this.#text('name'),
      callsign: this.#text('callsign'),
      shiptype: shiptypeOf(shiptypeOfWord(textOf(this.#value('shiptype')))),
      toBowMeters: distanceOf(this.#number('to_bow')),
      toSternMeters: distanceOf(this.#number('to_stern')),
      toPortMeters: distanceOf(this.#number('to_port')),
      toStarboardMeters: distanceOf(this.#number('to_starboard')),
      lengthMeters: metersOf(this.#number('length')),
      widthMeters: metersOf(this.#number('width')),
      draughtMeters: metersOf(this.#number('draught')),
      destination: this.#text('destination'),
      eta: etaOfValue(this.#value('eta')),
    };
    // A record that has sizes of its own, as those of Roadstead, is read as it is; null is then unknown.
    return this.#hasMember('length') || this.#hasMember('width') ? values : withSizes(values);
  }

  /** Returns whether the record has a member for a field, null included. */
  #hasMember(field: ColumnField): boolean {
    const sources = (this.#layout as JsonLayout).fields[field];
    return sources.some((source) => this.#at(source) !== undefined);
  }

  /** Returns the time, epoch milliseconds; null without one, NaN for an invalid one. */
  #timeMs(): number | null {
    const source = this.#source('timestamp');
    if (source === undefined) return this.#options.receivedMs();
    const value = this.#at(source);
    if (source.pattern !== undefined) return source.pattern.parse(textOf(value));
    if (!source.isMilliseconds) {
      const ms = typeof value === 'number' ? epochMs(value) : Number.NaN;
      return Number.isNaN(ms) ? parseTimeText(textOf(value)) : ms;
    }
    const ms = Math.trunc(numberOf(value));
    if (Number.isNaN(ms)) return parseTimeText(textOf(value));
    return Number.isSafeInteger(ms) ? ms : Number.NaN;
  }

  /** Returns the preferred member of a field that has a value. */
  #source(field: ColumnField): JsonSource | undefined {
    const sources = (this.#layout as JsonLayout).fields[field];
    for (const source of sources) if (!isMissing(this.#at(source))) return source;
    return undefined;
  }

  #at({ path }: JsonSource): unknown {
    const value = valueAt(this.#record, path);
    return value == null && this.#envelope !== undefined ? valueAt(this.#envelope, path) : value;
  }

  /** Returns the value of a field, an empty one if there is no other; undefined without one. */
  #value(field: ColumnField): unknown {
    const sources = (this.#layout as JsonLayout).fields[field];
    let value: unknown;
    for (const source of sources) {
      value = this.#at(source);
      if (!isMissing(value)) return value;
    }
    return value;
  }

  #number(field: ColumnField): number {
    const source = this.#source(field);
    return source === undefined ? Number.NaN : this.#numberAt(source);
  }

  #numberAt(source: JsonSource): number {
    return (numberOf(this.#at(source)) * source.multiplyBy) / source.divideBy;
  }

  #text(field: ColumnField): string | null {
    return textOrNull(textOf(this.#value(field)));
  }
}

/** Returns an id that is a number or a text, or the number at the end of a URN such as `urn:mrn:imo:mmsi:219000001`. */
function idOf(value: unknown): number {
  const id = numberOf(value);
  if (!Number.isNaN(id) || typeof value !== 'string') return id;
  return Number(/[:_](\d+)$/.exec(value)?.[1] ?? Number.NaN);
}

function etaOfValue(value: unknown): AisEta | null {
  if (!isObject(value)) return etaOfText(textOf(value));
  const part = (name: string): number =>
    numberOf(value[name] ?? value[name.charAt(0).toUpperCase() + name.slice(1)]);
  return etaOf(part('month'), part('day'), part('hour'), part('minute'));
}

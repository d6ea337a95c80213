import { type Imo, type Mmsi, NAV_STATUS_UNDEFINED, parseImo } from '@roadstead/model';
import { quoteText } from './byte-text.ts';
import { type ColumnField, type ColumnMap, INDICATED, STATIC_FIELDS } from './columns.ts';
import type { ColumnLocation, CsvHeader } from './csv-header.ts';
import { RowScan } from './csv-scan.ts';
import type { LineOutputs } from './line-outputs.ts';
import { parseDigits, parseNumber } from './number-text.ts';
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
import type { ScaleCheck } from './scale-check.ts';
import {
  distanceOf,
  etaOfText,
  metersOf,
  type StaticValues,
  shiptypeOf,
  textOrNull,
  toStaticReport,
  withSizes,
} from './static-values.ts';
import { TimePattern } from './time-pattern.ts';
import { parseTime, parseTimeText } from './time-text.ts';
import { navStatusOfWord, shiptypeOfWord, WordCodes } from './word-codes.ts';

const ABSENT: ColumnLocation = { column: '', index: -1, multiplyBy: 1, divideBy: 1 };

/** Reads reports from the rows of a CSV file. */
export class CsvRows {
  readonly scan: RowScan;
  readonly #header: CsvHeader;
  readonly #statics: boolean;
  readonly #scales: ScaleCheck;
  readonly #mmsi: number;
  readonly #mmsiAdded: number;
  readonly #timestamp: number;
  readonly #timePattern: TimePattern | undefined;
  readonly #lastRequired: number;
  readonly #longitude: ColumnLocation;
  readonly #latitude: ColumnLocation;
  readonly #sog: ColumnLocation;
  readonly #cog: ColumnLocation;
  readonly #heading: ColumnLocation;
  readonly #rot: ColumnLocation;
  readonly #rotValue: typeof rotOf;
  readonly #navStatus: number;
  readonly #navStatusCodes: WordCodes = new WordCodes(navStatusOfWord);
  readonly #shiptypeCodes: WordCodes = new WordCodes(shiptypeOfWord);

  constructor(header: CsvHeader, statics: boolean, scales: ScaleCheck) {
    const place = (field: ColumnField): ColumnLocation => header.locations[field] ?? ABSENT;
    this.#header = header;
    this.#statics = statics && STATIC_FIELDS.some((field) => header.locations[field] !== undefined);
    this.#scales = scales;
    this.#mmsi = place('mmsi').index;
    this.#mmsiAdded = place('mmsi').add ?? 0;
    this.#timestamp = place('timestamp').index;
    const pattern = place('timestamp').format;
    this.#timePattern = pattern === undefined ? undefined : new TimePattern(pattern);
    this.#longitude = place('longitude');
    this.#latitude = place('latitude');
    this.#sog = place('sog');
    this.#cog = place('cog');
    this.#heading = place('heading');
    this.#rot = place('rot');
    this.#rotValue = this.#rot.format === INDICATED ? rotOfIndicated : rotOf;
    this.#navStatus = place('nav_status').index;
    this.#lastRequired = Math.max(
      this.#mmsi,
      this.#timestamp,
      this.#longitude.index,
      this.#latitude.index,
    );
    const used = Object.entries(header.locations)
      .filter(([field]) => statics || !STATIC_FIELDS.includes(field as ColumnField))
      .map(([, { index }]) => index);
    this.scan = new RowScan(header.separator, header.columnCount, Math.max(...used) + 1);
  }

  /** The columns read. */
  get sources(): ColumnMap {
    return this.#header.locations;
  }

  /** Reads the last scanned row. @param line the first line of the row. */
  read(bytes: Uint8Array, line: number, out: LineOutputs): void {
    const { scan } = this;
    const { columnCount } = this.#header;
    if (scan.columnCount <= this.#lastRequired || scan.columnCount > columnCount) {
      out.reject(line, 'malformed', `${scan.columnCount} columns; the header has ${columnCount}`);
      return;
    }
    const mmsi = this.#readMmsi(bytes);
    if (mmsi === undefined) {
      out.reject(line, 'bad-mmsi', quoteText(scan.text(bytes, this.#mmsi)));
      return;
    }
    const timeMs = this.#readTime(bytes);
    if (Number.isNaN(timeMs)) {
      const text = scan.text(bytes, this.#timestamp);
      out.reject(line, text === '' ? 'no-time' : 'bad-time', quoteText(text));
      return;
    }
    const report = this.#statics
      ? toStaticReport(mmsi, timeMs, this.#readStatics(bytes))
      : undefined;
    if (report !== undefined) out.addStatic(line, report);
    this.#readPosition(bytes, mmsi, timeMs, report !== undefined, line, out);
  }

  #readPosition(
    bytes: Uint8Array,
    mmsi: Mmsi,
    timeMs: number,
    isStatic: boolean,
    line: number,
    out: LineOutputs,
  ): void {
    const longitude = this.#number(bytes, this.#longitude);
    const latitude = this.#number(bytes, this.#latitude);
    if (Number.isNaN(longitude) || Number.isNaN(latitude)) {
      this.#rejectPosition(bytes, isStatic, line, out);
      return;
    }
    const sog = this.#number(bytes, this.#sog);
    const cog = this.#number(bytes, this.#cog);
    this.#scales.add(longitude, latitude, sog, cog);
    if (!isPosition(longitude, latitude, line, out)) return;
    out.addPosition(line, {
      mmsi,
      timeMs,
      longitude,
      latitude,
      sog: sogOf(sog, mmsi),
      cog: cogOf(cog),
      heading: headingOf(this.#number(bytes, this.#heading)),
      rot: this.#rotValue(this.#number(bytes, this.#rot)),
      navStatus: this.#readNavStatus(bytes),
    });
  }

  #readMmsi(bytes: Uint8Array): Mmsi | undefined {
    const start = this.scan.start(this.#mmsi);
    const end = this.scan.end(this.#mmsi);
    const digits = parseDigits(bytes, start, end);
    // Tools that read an empty cell as NaN write the column as decimals: `219000000.0`.
    return mmsiOf((digits >= 0 ? digits : parseNumber(bytes, start, end)) + this.#mmsiAdded);
  }

  #readTime(bytes: Uint8Array): number {
    const start = this.scan.start(this.#timestamp);
    const end = this.scan.end(this.#timestamp);
    if (this.#timePattern !== undefined) {
      return this.#timePattern.parse(this.scan.text(bytes, this.#timestamp));
    }
    if (!this.#header.timesAreMilliseconds) {
      const timeMs = parseTime(bytes, start, end);
      return Number.isNaN(timeMs) ? parseTimeText(this.scan.text(bytes, this.#timestamp)) : timeMs;
    }
    const ms = Math.trunc(parseNumber(bytes, start, end));
    return Number.isSafeInteger(ms) ? ms : Number.NaN;
  }

  #readNavStatus(bytes: Uint8Array): number {
    const column = this.#navStatus;
    if (column < 0) return NAV_STATUS_UNDEFINED;
    const start = this.scan.start(column);
    const end = this.scan.end(column);
    return start === end
      ? NAV_STATUS_UNDEFINED
      : navStatusOf(this.#navStatusCodes.code(bytes, start, end));
  }

  #readStatics(bytes: Uint8Array): StaticValues {
    const meters = (field: ColumnField): number | null =>
      metersOf(this.#number(bytes, this.#header.locations[field] ?? ABSENT));
    const distance = (field: ColumnField): number | null =>
      distanceOf(this.#number(bytes, this.#header.locations[field] ?? ABSENT));
    const text = (field: ColumnField): string =>
      this.#text(bytes, this.#header.locations[field] ?? ABSENT);
    return withSizes({
      imo: this.#readImo(bytes),
      name: textOrNull(text('name')),
      callsign: textOrNull(text('callsign')),
      shiptype: this.#readShiptype(bytes),
      toBowMeters: distance('to_bow'),
      toSternMeters: distance('to_stern'),
      toPortMeters: distance('to_port'),
      toStarboardMeters: distance('to_starboard'),
      lengthMeters: meters('length'),
      widthMeters: meters('width'),
      draughtMeters: meters('draught'),
      destination: textOrNull(text('destination')),
      eta: etaOfText(text('eta')),
    });
  }

  #readImo(bytes: Uint8Array): Imo | null {
    const text = this.#text(bytes, this.#header.locations.imo ?? ABSENT);
    return text === '' ? null : (parseImo(text) ?? null);
  }

  #readShiptype(bytes: Uint8Array): number | null {
    const column = this.#header.locations.shiptype?.index;
    if (column === undefined) return null;
    const { scan } = this;
    return shiptypeOf(this.#shiptypeCodes.code(bytes, scan.start(column), scan.end(column)));
  }

  /** Value of a column; NaN if it is not a number or the column is absent. */
  #number(bytes: Uint8Array, place: ColumnLocation): number {
    if (place.index < 0) return Number.NaN;
    const value = parseNumber(bytes, this.scan.start(place.index), this.scan.end(place.index));
    return (value * place.multiplyBy) / place.divideBy;
  }

  /** Text of a column; empty if the column is absent. */
  #text(bytes: Uint8Array, place: ColumnLocation): string {
    return place.index < 0 ? '' : this.scan.text(bytes, place.index);
  }

  /** Rejects a row without a valid position, unless it has static data and no part of a position. */
  #rejectPosition(bytes: Uint8Array, isStatic: boolean, line: number, out: LineOutputs): void {
    const longitude = this.#text(bytes, this.#longitude);
    const latitude = this.#text(bytes, this.#latitude);
    if (isStatic && longitude === '' && latitude === '') return;
    const isMissing = longitude === '' || latitude === '';
    const detail = `longitude ${quoteText(longitude)}, latitude ${quoteText(latitude)}`;
    out.reject(line, isMissing ? 'no-position' : 'bad-position', detail);
  }
}

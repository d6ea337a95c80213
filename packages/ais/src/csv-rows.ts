import { type Imo, type Mmsi, parseImo } from '@roadstead/model';
import { shownText } from './byte-text.ts';
import { type ColumnField, STATIC_FIELDS } from './columns.ts';
import type { ColumnPlace, CsvLayout } from './csv-header.ts';
import { RowScan } from './csv-scan.ts';
import type { LineOutputs } from './line-outputs.ts';
import { parseDigits, parseNumber } from './number-text.ts';
import {
  cogOf,
  headingOf,
  isPosition,
  mmsiOf,
  NAV_STATUS_UNKNOWN,
  navStatusOf,
  rotOf,
  sogOf,
} from './report-values.ts';
import {
  etaOfText,
  metersOf,
  type StaticValues,
  shiptypeOf,
  staticReport,
  wordsOf,
} from './static-values.ts';
import { parseTime, parseTimeText } from './time-text.ts';
import { navStatusOfWord, shiptypeOfWord, WordCodes } from './word-codes.ts';

const NOWHERE: ColumnPlace = { index: -1, multiplyBy: 1, divideBy: 1 };

/** Makes reports of the rows of one layout. */
export class CsvRows {
  readonly scan: RowScan;
  readonly #layout: CsvLayout;
  readonly #statics: boolean;
  readonly #mmsi: number;
  readonly #timestamp: number;
  readonly #lastNeeded: number;
  readonly #longitude: ColumnPlace;
  readonly #latitude: ColumnPlace;
  readonly #sog: ColumnPlace;
  readonly #cog: ColumnPlace;
  readonly #heading: ColumnPlace;
  readonly #rot: ColumnPlace;
  readonly #navStatus: number;
  readonly #navStatusCodes: WordCodes = new WordCodes(navStatusOfWord);
  readonly #shiptypeCodes: WordCodes = new WordCodes(shiptypeOfWord);

  constructor(layout: CsvLayout, statics: boolean) {
    const place = (field: ColumnField): ColumnPlace => layout.places[field] ?? NOWHERE;
    this.#layout = layout;
    this.#statics = statics && STATIC_FIELDS.some((field) => layout.places[field] !== undefined);
    this.#mmsi = place('mmsi').index;
    this.#timestamp = place('timestamp').index;
    this.#longitude = place('longitude');
    this.#latitude = place('latitude');
    this.#sog = place('sog');
    this.#cog = place('cog');
    this.#heading = place('heading');
    this.#rot = place('rot');
    this.#navStatus = place('nav_status').index;
    this.#lastNeeded = Math.max(
      this.#mmsi,
      this.#timestamp,
      this.#longitude.index,
      this.#latitude.index,
    );
    const used = Object.entries(layout.places)
      .filter(([field]) => statics || !STATIC_FIELDS.includes(field as ColumnField))
      .map(([, { index }]) => index);
    this.scan = new RowScan(layout.separator, layout.columnCount, Math.max(...used) + 1);
  }

  /** Reads the row that was scanned last; its line is that of its beginning. */
  read(bytes: Uint8Array, line: number, out: LineOutputs): void {
    const { scan } = this;
    const { columnCount } = this.#layout;
    if (scan.columnCount <= this.#lastNeeded || scan.columnCount > columnCount) {
      out.reject(line, 'malformed', `${scan.columnCount} columns; the header has ${columnCount}`);
      return;
    }
    const mmsi = this.#readMmsi(bytes);
    if (mmsi === undefined) {
      out.reject(line, 'bad-mmsi', shownText(scan.text(bytes, this.#mmsi)));
      return;
    }
    const timeMs = this.#readTime(bytes);
    if (Number.isNaN(timeMs)) {
      const text = scan.text(bytes, this.#timestamp);
      out.reject(line, text === '' ? 'no-time' : 'bad-time', shownText(text));
      return;
    }
    const report = this.#statics ? staticReport(mmsi, timeMs, this.#readStatics(bytes)) : undefined;
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
      this.#passOverPosition(bytes, isStatic, line, out);
      return;
    }
    if (!isPosition(longitude, latitude, line, out)) return;
    out.addPosition(line, {
      mmsi,
      timeMs,
      longitude,
      latitude,
      sog: sogOf(this.#number(bytes, this.#sog), mmsi),
      cog: cogOf(this.#number(bytes, this.#cog)),
      heading: headingOf(this.#number(bytes, this.#heading)),
      rot: rotOf(this.#number(bytes, this.#rot)),
      navStatus: this.#readNavStatus(bytes),
    });
  }

  #readMmsi(bytes: Uint8Array): Mmsi | undefined {
    const start = this.scan.start(this.#mmsi);
    const end = this.scan.end(this.#mmsi);
    const digits = parseDigits(bytes, start, end);
    // Tables that once had an empty cell often come with `219000000.0`.
    return mmsiOf(digits >= 0 ? digits : parseNumber(bytes, start, end));
  }

  #readTime(bytes: Uint8Array): number {
    const start = this.scan.start(this.#timestamp);
    const end = this.scan.end(this.#timestamp);
    if (!this.#layout.timesAreMilliseconds) {
      const timeMs = parseTime(bytes, start, end);
      return Number.isNaN(timeMs) ? parseTimeText(this.scan.text(bytes, this.#timestamp)) : timeMs;
    }
    const ms = Math.trunc(parseNumber(bytes, start, end));
    return Number.isSafeInteger(ms) ? ms : Number.NaN;
  }

  #readNavStatus(bytes: Uint8Array): number {
    const column = this.#navStatus;
    if (column < 0) return NAV_STATUS_UNKNOWN;
    const start = this.scan.start(column);
    const end = this.scan.end(column);
    return start === end
      ? NAV_STATUS_UNKNOWN
      : navStatusOf(this.#navStatusCodes.code(bytes, start, end));
  }

  #readStatics(bytes: Uint8Array): StaticValues {
    const meters = (field: ColumnField): number | null =>
      metersOf(this.#number(bytes, this.#layout.places[field] ?? NOWHERE));
    const text = (field: ColumnField): string =>
      this.#text(bytes, this.#layout.places[field] ?? NOWHERE);
    return {
      imo: this.#readImo(bytes),
      name: wordsOf(text('name')),
      callsign: wordsOf(text('callsign')),
      shiptype: this.#readShiptype(bytes),
      lengthMeters: meters('length'),
      widthMeters: meters('width'),
      draughtMeters: meters('draught'),
      destination: wordsOf(text('destination')),
      eta: etaOfText(text('eta')),
    };
  }

  #readImo(bytes: Uint8Array): Imo | null {
    const text = this.#text(bytes, this.#layout.places.imo ?? NOWHERE);
    return text === '' ? null : (parseImo(text) ?? null);
  }

  #readShiptype(bytes: Uint8Array): number | null {
    const column = this.#layout.places.shiptype?.index;
    if (column === undefined) return null;
    const { scan } = this;
    return shiptypeOf(this.#shiptypeCodes.code(bytes, scan.start(column), scan.end(column)));
  }

  /** NaN where there is no number, or no such column. */
  #number(bytes: Uint8Array, place: ColumnPlace): number {
    if (place.index < 0) return Number.NaN;
    const value = parseNumber(bytes, this.scan.start(place.index), this.scan.end(place.index));
    return (value * place.multiplyBy) / place.divideBy;
  }

  /** Nothing where there is no such column. */
  #text(bytes: Uint8Array, place: ColumnPlace): string {
    return place.index < 0 ? '' : this.scan.text(bytes, place.index);
  }

  /** What says something of the ship may do without a position, but not with half of one. */
  #passOverPosition(bytes: Uint8Array, isStatic: boolean, line: number, out: LineOutputs): void {
    const longitude = this.#text(bytes, this.#longitude);
    const latitude = this.#text(bytes, this.#latitude);
    if (isStatic && longitude === '' && latitude === '') return;
    const none = longitude === '' || latitude === '';
    const detail = `longitude ${shownText(longitude)}, latitude ${shownText(latitude)}`;
    out.reject(line, none ? 'no-position' : 'bad-position', detail);
  }
}

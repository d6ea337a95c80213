import { encodePosition } from '@roadstead/ais';
import type { Gazetteer } from '@roadstead/gazetteer';
import type { Fix, PositionReport } from '@roadstead/model';
import { ndjsonLine } from '@roadstead/simulator';
import { type PortCall, PortCallDetector } from '@roadstead/tracking';
import { bundledPorts } from '../bundled/bundled-ports.ts';
import {
  type Chunk,
  csvEncoder,
  type Encoder,
  lineEncoder,
  ndjsonEncoder,
} from '../formats/encoder.ts';
import { framedEncoder } from '../formats/frame.ts';
import { parquetEncoder } from '../formats/parquet-encoder.ts';
import { CALL_COLUMNS, type PortCallAt, REPORT_COLUMNS } from './columns.ts';
import type { ConvertFormat } from './convert-options.ts';
import { CALLS_GEOJSON, CALLS_KML, TRACKS_GEOJSON, TRACKS_GPX, TRACKS_KML } from './frames.ts';
import type { Selection } from './selection.ts';
import { type ShipTrack, ShipTracks } from './ship-tracks.ts';

/** A report, or a cleaned one with the beginning of a new track. */
type TrackedPosition = PositionReport & Pick<Fix, 'startsTrack'>;

/** Converts positions, in the order of time, to an output. */
export interface ContentSink {
  /** The number of items that were written. */
  readonly count: number;
  /** The singular of its items. */
  readonly noun: string;
  add(positions: readonly TrackedPosition[]): Iterable<Chunk>;
  end(): Iterable<Chunk>;
}

/** Creates the sink of port calls in one of their formats. */
export function callSink(
  gazetteer: Gazetteer,
  format: ConvertFormat,
  selection: Selection,
): ContentSink {
  return new CallSink(bundledPorts(gazetteer).ports, callEncoder(format), selection);
}

/** Creates the sink of another content in one of its formats. */
export function contentSink(format: ConvertFormat, selection: Selection): ContentSink {
  const tracks = trackEncoder(format);
  return tracks ? new TrackSink(tracks, selection) : new RowSink(rowEncoder(format), selection);
}

/** Encodes each position. */
class RowSink implements ContentSink {
  readonly noun = 'position';
  count = 0;
  readonly #encoder: Encoder<PositionReport>;
  readonly #selection: Selection;

  constructor(encoder: Encoder<PositionReport>, selection: Selection) {
    this.#encoder = encoder;
    this.#selection = selection;
  }

  add(positions: readonly TrackedPosition[]): Iterable<Chunk> {
    const selected = this.#selection.select(positions);
    this.count += selected.length;
    return this.#encoder.encode(selected);
  }

  end(): Iterable<Chunk> {
    return this.#encoder.end();
  }
}

/** Encodes the track of each ship at the end. */
class TrackSink implements ContentSink {
  readonly noun = 'track';
  count = 0;
  readonly #tracks = new ShipTracks();
  readonly #encoder: Encoder<ShipTrack>;
  readonly #selection: Selection;

  constructor(encoder: Encoder<ShipTrack>, selection: Selection) {
    this.#encoder = encoder;
    this.#selection = selection;
  }

  add(positions: readonly TrackedPosition[]): readonly Chunk[] {
    this.#tracks.add(this.#selection.select(positions));
    return [];
  }

  *end(): Generator<Chunk, void, undefined> {
    for (const track of this.#tracks.tracks()) {
      this.count++;
      yield* this.#encoder.encode([track]);
    }
    yield* this.#encoder.end();
  }
}

/** Encodes the port calls at the end, in the order of their begin. */
class CallSink implements ContentSink {
  readonly noun = 'port call';
  count = 0;
  readonly #ports: ReturnType<typeof bundledPorts>['ports'];
  readonly #detector: PortCallDetector;
  /** The latest state of each call, by ship and begin. */
  readonly #calls: Map<string, PortCall> = new Map();
  readonly #encoder: Encoder<PortCallAt>;
  readonly #selection: Selection;

  constructor(
    ports: ReturnType<typeof bundledPorts>['ports'],
    encoder: Encoder<PortCallAt>,
    selection: Selection,
  ) {
    this.#ports = ports;
    this.#detector = new PortCallDetector(ports.placeAt);
    this.#encoder = encoder;
    this.#selection = selection;
  }

  add(positions: readonly TrackedPosition[]): readonly Chunk[] {
    for (const call of this.#detector.step(positions)) {
      this.#calls.set(`${call.mmsi} ${call.beginMs}`, call);
    }
    return [];
  }

  *end(): Generator<Chunk, void, undefined> {
    const calls = [...this.#calls.values()]
      .sort((one, other) => one.beginMs - other.beginMs || one.mmsi - other.mmsi)
      .flatMap((call) => {
        const port = this.#ports.port(call.portId);
        return port && this.#selection.includes({ ...port, timeMs: call.beginMs })
          ? [{ call, port }]
          : [];
      });
    this.count = calls.length;
    yield* this.#encoder.encode(calls);
    yield* this.#encoder.end();
  }
}

function rowEncoder(format: ConvertFormat): Encoder<PositionReport> {
  switch (format) {
    case 'csv':
      return csvEncoder(REPORT_COLUMNS);
    case 'parquet':
      return parquetEncoder(REPORT_COLUMNS);
    case 'nmea':
      return lineEncoder(
        (report) => `${encodePosition(report, { transmitter: 'A' }).join('\n')}\n`,
      );
    default:
      return lineEncoder(ndjsonLine);
  }
}

function trackEncoder(format: ConvertFormat): Encoder<ShipTrack> | undefined {
  switch (format) {
    case 'geojson':
      return framedEncoder(TRACKS_GEOJSON);
    case 'kml':
      return framedEncoder(TRACKS_KML);
    case 'gpx':
      return framedEncoder(TRACKS_GPX);
    default:
      return undefined;
  }
}

function callEncoder(format: ConvertFormat): Encoder<PortCallAt> {
  switch (format) {
    case 'csv':
      return csvEncoder(CALL_COLUMNS);
    case 'parquet':
      return parquetEncoder(CALL_COLUMNS);
    case 'geojson':
      return framedEncoder(CALLS_GEOJSON);
    case 'kml':
      return framedEncoder(CALLS_KML);
    default:
      return ndjsonEncoder(CALL_COLUMNS);
  }
}

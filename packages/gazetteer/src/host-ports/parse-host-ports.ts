import {
  type AreaGeometry,
  areaPolygons,
  distanceMeters,
  longitudeDifference,
  parseArea,
  wrapLongitude,
} from '@roadstead/geo';
import {
  failure,
  isObject,
  type Position,
  type Problem,
  parseLocode,
  type Result,
  success,
} from '@roadstead/model';
import type { GazetteerOptions } from '../gazetteer.ts';
import {
  type HostArea,
  type HostBerth,
  type Port,
  type PortAnchorage,
  portCodes,
} from '../port.ts';
import { FeatureReader, PORT_NAME_RULE } from './feature-reader.ts';
import {
  ID_RULE,
  type KnownPorts,
  LOCODE_RULE,
  parsePoint,
  parsePortFeature,
} from './port-feature.ts';

/** The number of features of a file: more than there are ports. */
export const HOST_FEATURES_MAX = 50_000;

/** In metres: more than the longest basin, and the widest anchorage. */
const RADIUS_METERS_MAX = 50_000;

const KINDS = ['port', 'area', 'berth', 'anchorage'] as const;
type Kind = (typeof KINDS)[number];

const KIND_RULE = {
  rule: `must be one of ${KINDS.join(', ')}.`,
  parse: (value: unknown): Kind | undefined => KINDS.find((kind) => kind === value),
};
const PORT_RULE = {
  rule: 'must be the id or the UN/LOCODE of a port.',
  parse: (value: unknown): number | string | undefined =>
    typeof value === 'number' ? ID_RULE.parse(value) : LOCODE_RULE.parse(value),
};
const RADIUS_RULE = {
  rule: `must be a number of metres above 0 and up to ${RADIUS_METERS_MAX}.`,
  parse: (value: unknown): number | undefined =>
    typeof value === 'number' && value > 0 && value <= RADIUS_METERS_MAX ? value : undefined,
};
const FLAG_RULE = {
  rule: 'must be true or false.',
  parse: (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined),
};

/**
 * Parses ports, areas, berths and anchorages of the host from a GeoJSON FeatureCollection (G18). Never throws.
 * @param known the ports that features may change or name: those of the bundled gazetteer
 * @returns the options for `createGazetteer`, or all problems, each with the pointer to the feature
 */
export function parseHostPorts(
  geojson: unknown,
  known: KnownPorts,
): Result<GazetteerOptions, readonly Problem[]> {
  const { type, features } = isObject(geojson) ? geojson : {};
  if (type !== 'FeatureCollection' || !Array.isArray(features)) {
    return failure([{ pointer: '', detail: 'must be a GeoJSON FeatureCollection.' }]);
  }
  if (features.length > HOST_FEATURES_MAX) {
    const detail = `must have at most ${HOST_FEATURES_MAX} features; it has ${features.length}.`;
    return failure([{ pointer: '/features', detail }]);
  }
  const parser = new HostPortsParser(known);
  const readers = features.map(
    (feature, i) => new FeatureReader(feature, `/features/${i}`, parser.problems),
  );
  // A port may stand after its area.
  const places = readers.filter((reader) => !parser.addIfPort(reader));
  for (const reader of places) parser.addPlace(reader);
  return parser.problems.length > 0 ? failure(parser.sortedProblems()) : success(parser.options());
}

class HostPortsParser {
  readonly problems: Problem[] = [];
  readonly #known: KnownPorts;
  readonly #ports = new Map<number, Port>();
  readonly #pointers = new Map<number, string>();
  readonly #byLocode = new Map<string, Port>();
  readonly #areas: HostArea[] = [];
  readonly #berths: HostBerth[] = [];
  readonly #anchorages: PortAnchorage[] = [];
  readonly #kinds = new Map<FeatureReader, Kind>();

  constructor(known: KnownPorts) {
    this.#known = known;
  }

  options(): GazetteerOptions {
    return {
      ports: [...this.#ports.values()],
      areas: this.#areas,
      berths: this.#berths,
      anchorages: this.#anchorages,
    };
  }

  /** Returns the problems in the order of the features. */
  sortedProblems(): readonly Problem[] {
    const index = ({ pointer }: Problem): number => Number(pointer.split('/')[2]);
    return [...this.problems].sort((one, other) => index(one) - index(other));
  }

  /** Adds a feature that is a port. @returns whether it is one, or none at all */
  addIfPort(reader: FeatureReader): boolean {
    if (!reader.isFeature) return true;
    const before = this.problems.length;
    const { type } = isObject(reader.geometry) ? reader.geometry : { type: 'Point' };
    const kind = reader.read('kind', KIND_RULE) ?? (type === 'Point' ? 'port' : undefined);
    if (this.problems.length > before) return true;
    if (kind === undefined) {
      reader.report('/properties/kind', 'is missing; it must be area, berth or anchorage.');
      return true;
    }
    this.#kinds.set(reader, kind);
    if (kind !== 'port') return false;
    const port = parsePortFeature(reader, this.#known);
    if (!port) return true;
    const other = this.#pointers.get(port.id);
    if (other === undefined) this.#addPort(port, reader.pointer);
    else
      reader.report(
        '/properties',
        `is the port ${port.id} of ${other}, too; merge them, or give one another id.`,
      );
    return true;
  }

  /** Adds an area, a berth or an anchorage of a port. */
  addPlace(reader: FeatureReader): void {
    const port = this.#portOf(reader);
    const kind = this.#kinds.get(reader);
    if (kind === 'area') {
      const isExtension = reader.read('extends', FLAG_RULE) ?? false;
      const geometry = areaOf(reader);
      if (port && geometry) this.#areas.push({ portId: port.id, geometry, isExtension });
      return;
    }
    const name = kind === 'berth' ? reader.require('name', PORT_NAME_RULE) : '';
    const circle = circleOf(reader);
    if (!port || !circle) return;
    if (kind === 'anchorage') this.#anchorages.push({ portId: port.id, ...circle });
    else if (name !== undefined) this.#berths.push({ portId: port.id, name, ...circle });
  }

  #addPort(port: Port, pointer: string): void {
    this.#ports.set(port.id, port);
    this.#pointers.set(port.id, pointer);
    for (const locode of portCodes(port)) {
      if (!this.#byLocode.has(locode)) this.#byLocode.set(locode, port);
    }
  }

  #portOf(reader: FeatureReader): Port | undefined {
    const text = reader.require('port', PORT_RULE);
    if (text === undefined) return undefined;
    const port = typeof text === 'number' ? this.#portById(text) : this.#portByLocode(text);
    if (!port) reader.report('/properties/port', `is no known port: ${text}.`);
    return port;
  }

  #portById(id: number): Port | undefined {
    return this.#ports.get(id) ?? this.#known.portById(id);
  }

  #portByLocode(text: string): Port | undefined {
    const locode = parseLocode(text);
    return locode && (this.#byLocode.get(locode) ?? this.#known.portByLocode(locode));
  }
}

function areaOf(reader: FeatureReader): AreaGeometry | undefined {
  const parsed = parseArea(reader.geometry);
  if (parsed.ok) return parsed.value;
  for (const { pointer, detail } of parsed.error) reader.report(`/geometry${pointer}`, detail);
  return undefined;
}

/** Returns a Point with a radius as a circle, and a polygon as a circle around it. */
function circleOf(
  reader: FeatureReader,
): (Position & { readonly radiusMeters: number }) | undefined {
  const { type } = isObject(reader.geometry) ? reader.geometry : {};
  if (type === 'Point') {
    const radiusMeters = reader.require('radius_meters', RADIUS_RULE);
    const centre = parsePoint(reader);
    return centre && radiusMeters !== undefined ? { ...centre, radiusMeters } : undefined;
  }
  const geometry = areaOf(reader);
  if (!geometry) return undefined;
  const circle = circleAroundArea(geometry);
  if (circle.radiusMeters <= RADIUS_METERS_MAX) return circle;
  reader.report('/geometry', `must fit in a circle with a radius of ${RADIUS_METERS_MAX} metres.`);
  return undefined;
}

function circleAroundArea(area: AreaGeometry): Position & { readonly radiusMeters: number } {
  const corners = areaPolygons(area).flatMap(([outline]) => outline);
  const [[first]] = corners;
  // Relative to the first corner, since the area may lie on both sides of the antimeridian.
  const east = corners.map(([longitude]) => longitudeDifference(first, longitude));
  const north = corners.map(([, latitude]) => latitude);
  const middle = (values: readonly number[]): number => {
    const [least, greatest] = values.reduce(
      ([a, b], value) => [Math.min(a, value), Math.max(b, value)],
      [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
    );
    return (least + greatest) / 2;
  };
  const longitude = wrapLongitude(first + middle(east));
  const latitude = middle(north);
  const radiusMeters = corners.reduce(
    (most, [x, y]) => Math.max(most, distanceMeters(longitude, latitude, x, y)),
    0,
  );
  return { longitude, latitude, radiusMeters };
}

import type { Clock, Store, WriteOperation } from '@roadstead/contracts';
import type { Principal, Result } from '@roadstead/model';
import type { ExportedShape } from './export-shape.ts';
import type { Shape } from './shape.ts';
import type { Unzip } from './unzip.ts';

/** Dependencies of `createShapes`. */
export interface ShapesOptions {
  /** Stores the shapes in its collection `shapes`. */
  readonly store: Store;
  readonly clock: Clock;
  /** Returns the id of a new shape. */
  readonly newUuid: () => string;
  readonly unzip: Unzip;
  /** Whether the area of a shape is in use: the shape can then neither be removed nor become a point. */
  readonly isUsed: (shapeUuid: string) => Promise<boolean>;
  /** Returns the operations that are written with a shape. */
  readonly writing?: (write: ShapeWrite) => readonly WriteOperation[];
  /**
   * Called and awaited after each write of a shape. Other writes wait until it has finished, so it must not write a shape
   * itself.
   */
  readonly written?: (write: ShapeWrite) => Promise<void>;
}

/** A write of a shape. */
export interface ShapeWrite {
  readonly kind: 'created' | 'changed' | 'removed';
  /** The shape after the write; a removed shape as it was. */
  readonly shape: Shape;
  readonly by: Principal;
}

/** A file to import as a shape. */
export interface ShapeFile {
  readonly name: string;
  /** `geojson`, `wkt`, `zip`, `kml` or `gpx` */
  readonly type: string;
  /** The text of the file in UTF-8, or its bytes; a ZIP archive as bytes or as base64 text. */
  readonly body: string | Uint8Array;
  /** Whether to replace the caller's own shape of that name; otherwise such a shape is a conflict. */
  readonly replace: boolean;
}

export interface ImportedShape {
  readonly shape: Shape;
  /** False if the file has replaced a shape. */
  readonly isNew: boolean;
}

/**
 * SH5: operations on the shapes of all users, as a caller: shapes that the caller cannot read are `not-found`, writes of
 * shapes that the caller cannot write are `forbidden`.
 */
export interface Shapes {
  /**
   * Returns the shape of a name: the caller's own; otherwise the oldest shared with the caller; otherwise, for
   * administrators, the oldest of all.
   */
  get(caller: Principal, name: string): Promise<Result<Shape>>;
  getById(caller: Principal, id: string): Promise<Result<Shape>>;
  /** Returns all shapes that the caller can read, by name, then id. */
  list(caller: Principal): Promise<Result<readonly Shape[]>>;
  /** @param body a value from JSON.parse: a Feature */
  create(caller: Principal, body: unknown): Promise<Result<Shape>>;
  /** @param body a value from JSON.parse: a Feature; missing members become their defaults */
  replace(caller: Principal, id: string, body: unknown): Promise<Result<Shape>>;
  /** @returns the removed shape */
  remove(caller: Principal, id: string): Promise<Result<Shape>>;
  /** Imports the geometry and, where the file has one, the description; a new shape has an empty acl. */
  import(caller: Principal, file: ShapeFile): Promise<Result<ImportedShape>>;
  /** Runs a function while no shape is written: what the function reads stays true until it has finished. */
  whileUnchanged<Value>(run: () => Promise<Value>): Promise<Value>;
  /** @param format `geojson`, `wkt` or `zip` */
  export(caller: Principal, id: string, format: string): Promise<Result<ExportedShape>>;
}

import type { Clock, Store } from '@roadstead/contracts';
import type { Answer, Caller } from '@roadstead/model';
import type { ExportedShape } from './export-shape.ts';
import type { Shape } from './shape.ts';
import type { Unzip } from './unzip.ts';

/** What shapes need. */
export interface ShapesOptions {
  /** They are in its collection `shapes`. */
  readonly store: Store;
  readonly clock: Clock;
  /** Gives each shape its id. */
  readonly newUuid: () => string;
  readonly unzip: Unzip;
  /** Whether somebody needs the area of a shape, so that it may neither go nor become a point. */
  readonly isUsed: (shapeUuid: string) => Promise<boolean>;
  /**
   * Called when a shape has been replaced, with who did it. No other shape is written until it has finished, so it must
   * not write one itself.
   */
  readonly changed?: (shape: Shape, by: Caller) => Promise<void>;
}

/** A file that is to become a shape. */
export interface ShapeFile {
  readonly name: string;
  /** `geojson`, `wkt` or `zip` */
  readonly type: string;
  /** The file's text; of a ZIP archive the base64 text. */
  readonly body: string;
  /** Whether a shape of the caller's with that name is replaced. */
  readonly replace: boolean;
}

export interface ImportedShape {
  readonly shape: Shape;
  /** False where one was replaced. */
  readonly isNew: boolean;
}

/** SH5: the shapes of all users; each caller has to do with those that they may see. */
export interface Shapes {
  /** By name: the caller's own; else the oldest that was shared with them; for administrators, else the oldest of all. */
  get(caller: Caller, name: string): Promise<Answer<Shape>>;
  getById(caller: Caller, id: string): Promise<Answer<Shape>>;
  /** All that the caller may read, by name, then id. */
  list(caller: Caller): Promise<Answer<readonly Shape[]>>;
  /** @param body what JSON.parse gave: a Feature */
  create(caller: Caller, body: unknown): Promise<Answer<Shape>>;
  /** @param body what JSON.parse gave: a Feature; what it leaves out gets its default */
  replace(caller: Caller, id: string, body: unknown): Promise<Answer<Shape>>;
  /** @returns the shape that was there */
  remove(caller: Caller, id: string): Promise<Answer<Shape>>;
  /** The place and, where the file has one, the description are the file's; a new shape has an empty acl. */
  import(caller: Caller, file: ShapeFile): Promise<Answer<ImportedShape>>;
  /** Runs something while no shape is written, so that what it looked up stays so until it has finished. */
  whileUnchanged<Value>(run: () => Promise<Value>): Promise<Value>;
  /** @param format `geojson`, `wkt` or `zip` */
  export(caller: Caller, id: string, format: string): Promise<Answer<ExportedShape>>;
}

/** Positions of a ship. A value that is not available is `NaN`. */
export interface ShipRow {
  readonly mmsi: number;
  /** Epoch milliseconds. */
  readonly timeMs: number;
  readonly longitude: number;
  readonly latitude: number;
  /** Degrees from north. */
  readonly cog: number;
  /** Knots. */
  readonly sog: number;
  /** Degrees from north. */
  readonly heading: number;
  /** Navigational status, 0 to 15 (ITU-R M.1371-5). */
  readonly navStatus: number;
}

const CAPACITY_MIN = 1024;
/** All ships of the world that transmit, twice: further ones are ignored. */
const CAPACITY_MAX = 1_048_576;

type Columns = { readonly [Name in keyof ShipRow]: Float64Array };

/**
 * L12: the newest position of each ship in typed columns. The columns change in place: a reader that compares `version` reads them when they
 * have changed, and reads `columns` anew, since they are replaced when they grow.
 */
export class ShipColumns {
  readonly #indexes: Map<number, number> = new Map();
  #columns: Columns = allocate(CAPACITY_MIN);
  #version = 0;

  /** Grows with each update that changes something. */
  get version(): number {
    return this.#version;
  }

  /** Number of ships: the entries of a column from there on are unused. */
  get count(): number {
    return this.#indexes.size;
  }

  get columns(): Columns {
    return this.#columns;
  }

  /** Returns the index of a ship in the columns; undefined for an unknown one. */
  indexOf(mmsi: number): number | undefined {
    return this.#indexes.get(mmsi);
  }

  /** Writes positions; one that is older than that of its ship is ignored. @returns whether something has changed */
  update(rows: Iterable<ShipRow>): boolean {
    let isChanged = false;
    for (const row of rows) {
      const index = this.#indexes.get(row.mmsi) ?? this.#add(row.mmsi);
      if (index === undefined || this.#columns.timeMs[index]! >= row.timeMs) continue;
      const { mmsi, timeMs, longitude, latitude, cog, sog, heading, navStatus } = this.#columns;
      mmsi[index] = row.mmsi;
      timeMs[index] = row.timeMs;
      longitude[index] = row.longitude;
      latitude[index] = row.latitude;
      cog[index] = row.cog;
      sog[index] = row.sog;
      heading[index] = row.heading;
      navStatus[index] = row.navStatus;
      isChanged = true;
    }
    if (isChanged) this.#version++;
    return isChanged;
  }

  #add(mmsi: number): number | undefined {
    const index = this.#indexes.size;
    if (index === this.#columns.mmsi.length) {
      if (index === CAPACITY_MAX) return undefined;
      this.#columns = allocate(index * 2, this.#columns);
    }
    this.#indexes.set(mmsi, index);
    this.#columns.timeMs[index] = Number.NEGATIVE_INFINITY;
    return index;
  }
}

function allocate(capacity: number, from?: Columns): Columns {
  const column = (name: keyof ShipRow): Float64Array => {
    const values = new Float64Array(capacity);
    if (from) values.set(from[name]);
    return values;
  };
  return {
    ...{ mmsi: column('mmsi'), timeMs: column('timeMs') },
    ...{ longitude: column('longitude'), latitude: column('latitude') },
    ...{ cog: column('cog'), sog: column('sog'), heading: column('heading') },
    navStatus: column('navStatus'),
  };
}

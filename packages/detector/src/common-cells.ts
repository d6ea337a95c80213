import type { AreaCell, CellConfiguration } from './area-cells.ts';
import type { ConfigurationSets, SharedConfigurations } from './configuration-sets.ts';
import type { IndexedConfiguration } from './indexed-configuration.ts';

/** A configuration that applies at the cells of both ships of a pair. */
export interface CommonConfiguration {
  readonly configuration: IndexedConfiguration;
  readonly inA: CellConfiguration;
  readonly inB: CellConfiguration;
  /** The place of its set in the cell; −1 if it has none. */
  readonly place: number;
  /** D16: the smaller of two distances. */
  readonly small: CommonConfiguration | undefined;
}

/** The least product of numbers of cells that a key of two of them needs. */
const KEY_STRIDE = 2 ** 26;

/** The configurations that apply at the cells of both ships of a pair. */
export class CommonCell {
  /** The greatest distance of these configurations in metres; 0 without any. */
  readonly distanceMetersMax: number;
  /** Distance in metres within which a pair is close under all of them, whatever else; 0 without any, and where it depends on more. */
  readonly insideMeters: number;
  /** D11: since when the newest of those of the sets applies. */
  readonly latestFromMs: number;
  /** Those in whose interior both cells are, by distance, the greatest first. */
  readonly sets: readonly SharedConfigurations[];
  /** All others, sorted by `order`: at an edge or a port, with filters, with an alternative. */
  readonly others: readonly CommonConfiguration[];
  /** The only configuration, if there is one. */
  readonly only: CommonConfiguration | undefined;
  readonly #members: Map<IndexedConfiguration, CommonConfiguration> = new Map();
  /** Of a set of other cells the part that is in one of this one, and the place of that. */
  readonly #parts: Map<number, SetPart> = new Map();
  readonly #all: ConfigurationSets;

  constructor(common: readonly CommonConfiguration[], all: ConfigurationSets) {
    this.#all = all;
    this.distanceMetersMax = common.reduce(
      (most, { configuration }) => Math.max(most, configuration.distanceMeters),
      0,
    );
    this.only = common.length === 1 && !common[0].small ? common[0] : undefined;
    this.others = common.filter((each) => !isInterior(each));
    const classes = new Map<string, CommonConfiguration[]>();
    for (const each of common.filter(isInterior)) {
      const { distanceMeters, gapMaxMs } = each.configuration;
      const name = `${distanceMeters} ${gapMaxMs}`;
      classes.set(name, [...(classes.get(name) ?? []), each]);
    }
    const lists = [...classes.values()].sort(
      ([a], [b]) => b.configuration.distanceMeters - a.configuration.distanceMeters,
    );
    this.sets = lists.map((list) => all.of(list.map(({ configuration }) => configuration)));
    this.insideMeters = this.others.length > 0 ? 0 : (this.sets.at(-1)?.distanceMeters ?? 0);
    this.latestFromMs = Math.max(...this.sets.map(({ latestFromMs }) => latestFromMs));
    for (const [place, list] of lists.entries()) {
      for (const each of list) this.#members.set(each.configuration, { ...each, place });
      this.#parts.set(this.sets[place].number, { set: this.sets[place], place });
    }
  }

  /** Returns a configuration in whose interior both cells are, if it is one. */
  memberOf(configuration: IndexedConfiguration): CommonConfiguration | undefined {
    return this.#members.get(configuration);
  }

  /** Returns the part of a set that belongs to one of this cell: mostly all of it. */
  partOf(set: SharedConfigurations): SetPart {
    const known = this.#parts.get(set.number);
    if (known) return known;
    const members = set.members.filter((member) => this.#members.has(member));
    const place = members.length > 0 ? (this.#members.get(members[0])?.place ?? -1) : -1;
    const isWhole = members.length === set.members.length;
    const part = {
      set: isWhole ? set : members.length > 0 ? this.#all.of(members) : undefined,
      place,
    };
    this.#parts.set(set.number, part);
    return part;
  }
}

/** A part of a set. */
export interface SetPart {
  readonly set: SharedConfigurations | undefined;
  /** The place of the set of the cell that contains it. */
  readonly place: number;
}

/** The common configurations of all pairs of cells that have been needed. */
export class CommonCells {
  readonly #sets: ConfigurationSets;
  readonly #cells: Map<number, CommonCell> = new Map();
  #a: AreaCell | undefined = undefined;
  #b: AreaCell | undefined = undefined;
  #last: CommonCell;

  constructor(sets: ConfigurationSets) {
    this.#sets = sets;
    this.#last = new CommonCell([], sets);
  }

  /** Forgets all, after the cells have been replaced. */
  clear(): void {
    this.#cells.clear();
    this.#a = undefined;
    this.#b = undefined;
  }

  /** Returns the configurations at the cells of the two ships. */
  of(a: AreaCell, b: AreaCell): CommonCell {
    if (a === this.#a && b === this.#b) return this.#last;
    this.#a = a;
    this.#b = b;
    this.#last = this.#find(a, b);
    return this.#last;
  }

  #find(a: AreaCell, b: AreaCell): CommonCell {
    // A cell of a single path has no number, and is not stored.
    if (a.number < 0 || b.number < 0) return this.#create(a, b);
    const key = a.number * KEY_STRIDE + b.number;
    const known = this.#cells.get(key);
    if (known) return known;
    const created = this.#create(a, b);
    this.#cells.set(key, created);
    return created;
  }

  #create(a: AreaCell, b: AreaCell): CommonCell {
    const common: CommonConfiguration[] = [];
    let indexB = 0;
    for (const [indexA, inA] of a.configurations.entries()) {
      const { configuration } = inA;
      while (b.configurations[indexB]?.configuration.order < configuration.order) indexB++;
      const inB = b.configurations[indexB];
      if (inB?.configuration !== configuration || configuration.variant === 1) continue;
      const small = configuration.hasAlternative
        ? commonOf(a.configurations[indexA + 1], b.configurations[indexB + 1], undefined)
        : undefined;
      common.push(commonOf(inA, inB, small));
    }
    return new CommonCell(common, this.#sets);
  }
}

function commonOf(
  inA: CellConfiguration,
  inB: CellConfiguration,
  small: CommonConfiguration | undefined,
): CommonConfiguration {
  return { configuration: inA.configuration, inA, inB, small, place: -1 };
}

/** Whether the interval of a pair depends on the distance alone, and an event fires at the end of its window. */
function isInterior({ configuration, inA, inB }: CommonConfiguration): boolean {
  return !(inA.isAtEdge || inA.isAtPort || inB.isAtEdge || inB.isAtPort || configuration.mayWait);
}

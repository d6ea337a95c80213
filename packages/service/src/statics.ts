import type { Collection, Store } from '@roadstead/contracts';
import type { StaticReport } from '@roadstead/model';
import { Turns } from './turns.ts';

/** What ships said of themselves: of each field the newest value. */
export class Statics {
  readonly #store: Store;
  readonly #reports: Collection<StaticReport>;
  readonly #turns: Turns = new Turns();

  constructor(store: Store) {
    this.#store = store;
    this.#reports = store.collection<StaticReport>({ name: 'static-reports', key: 'mmsi' });
  }

  /** Takes reports in the order in which they came; they are durable when it is fulfilled. */
  enter(reports: readonly StaticReport[]): Promise<void> {
    return this.#turns.take(async () => {
      const merged = new Map<number, StaticReport>();
      for (const report of reports) {
        const known = merged.get(report.mmsi) ?? (await this.#reports.get(report.mmsi));
        merged.set(report.mmsi, known ? merge(known, report) : report);
      }
      await this.#store.write([...merged.values()].map((report) => this.#reports.put(report)));
    });
  }
}

/** A field that the newer one does not have is the older one's. */
function merge(one: StaticReport, other: StaticReport): StaticReport {
  const isNewer = (other.timeMs ?? Number.POSITIVE_INFINITY) >= (one.timeMs ?? 0);
  const [older, newer] = isNewer ? [one, other] : [other, one];
  const said = Object.entries(newer).filter(([, value]) => value !== null);
  return { ...older, ...Object.fromEntries(said) };
}

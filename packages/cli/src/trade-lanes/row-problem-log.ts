import type { RowProblems } from '@roadstead/trade-lanes';
import { type Host, writeText } from '../host/host.ts';
import { formatCount, formatNumber } from '../text/format-text.ts';
import type { FileRow } from './file-rows.ts';

/** The number of problems reported in full. */
const REPORTED_MAX = 20;

/** Reports rows with their locations and problems. */
export class RowProblemLog {
  count = 0;
  readonly #file: string;
  readonly #host: Host;
  #reported = 0;

  constructor(file: string, host: Host) {
    this.#file = file;
    this.#host = host;
  }

  async report(found: readonly RowProblems[], rows: readonly FileRow[]): Promise<void> {
    for (const { index, problems } of found) {
      this.count++;
      const { mistake, placeOf } = rows[index];
      const reported = mistake === null ? problems : [{ pointer: '', detail: `${mistake}.` }];
      for (const { pointer, detail } of reported) {
        if (this.#reported++ >= REPORTED_MAX) break;
        const what = pointer === '' ? '' : `${pointer.slice(1)} `;
        await writeText(
          this.#host.stderr,
          `${this.#file}, ${placeOf(pointer)}: ${what}${detail}\n`,
        );
      }
    }
  }

  /** `rejected 2 voyages, with 3 more mistakes` */
  text(verb: string, noun: string): string {
    const more =
      this.#reported > REPORTED_MAX
        ? `, with ${formatNumber(this.#reported - REPORTED_MAX)} more mistakes`
        : '';
    return `${verb} ${formatCount(this.count, noun)}${more}`;
  }
}

import type { RejectedRow } from '@roadstead/trade-lanes';
import { type Host, write } from '../../host.ts';
import { counted, grouped } from '../../words.ts';
import type { FileRow } from './file-rows.ts';

/** So many problems are told in full: who has a million of them needs no more. */
const TOLD_MAX = 20;

/** Tells of rows that cannot be used, where they are and why. */
export class WrongRows {
  count = 0;
  readonly #file: string;
  readonly #host: Host;
  #told = 0;

  constructor(file: string, host: Host) {
    this.#file = file;
    this.#host = host;
  }

  async tell(rejected: readonly RejectedRow[], rows: readonly FileRow[]): Promise<void> {
    for (const { index, problems } of rejected) {
      this.count++;
      const { mistake, placeOf } = rows[index];
      const told = mistake === null ? problems : [{ pointer: '', detail: `${mistake}.` }];
      for (const { pointer, detail } of told) {
        if (this.#told++ >= TOLD_MAX) break;
        const what = pointer === '' ? '' : `${pointer.slice(1)} `;
        await write(this.#host.stderr, `${this.#file}, ${placeOf(pointer)}: ${what}${detail}\n`);
      }
    }
  }

  /** `2 voyages cannot be used` */
  text(noun: string): string {
    const more =
      this.#told > TOLD_MAX ? `, with ${grouped(this.#told - TOLD_MAX)} more mistakes or so` : '';
    return `${counted(this.count, noun)} cannot be used${more}`;
  }
}

import type { PositionLog } from '@roadstead/contracts';
import { encodeLogRecord } from '../log/encode-log-record.ts';
import type { ConfigurationRecord } from '../log/log-record.ts';
import { isSkipped } from './cluster-tables.ts';
import type { RevisionLog } from './revision-log.ts';
import { type Pause, repeatWhileUnavailable } from './run-part.ts';

/** Time between two looks for changes, and between two attempts to append to a full log. */
const LOOK_MS = 100;

/** L16: appends the changes of configurations to the log when the store has them, in the order of their revisions. */
export class ConfigurationRelay {
  readonly #log: PositionLog;
  readonly #pause: Pause;
  /** Changes that are stored, by revision. */
  readonly #stored: Map<number, ConfigurationRecord> = new Map();

  constructor(log: PositionLog, pause: Pause) {
    this.#log = log;
    this.#pause = pause;
  }

  /** Appends a change that is stored, after those before it. */
  add(record: ConfigurationRecord): void {
    this.#stored.set(record.revision, record);
  }

  /**
   * Appends changes until the signal is aborted. Those that another leader has appended are appended again: readers skip them.
   * @param applied the last revision that is in the log for certain
   * @param skipped those that are in the log, and not in the store
   */
  async run(
    { applied, skipped }: Pick<RevisionLog, 'applied' | 'skipped'>,
    signal: AbortSignal,
  ): Promise<void> {
    for (let next = applied + 1; !signal.aborted; ) {
      while (isSkipped(skipped, next)) next++;
      const record = this.#stored.get(next);
      if (record && (await this.#append(record, signal))) this.#stored.delete(next++);
      else await this.#pause(LOOK_MS, signal);
    }
  }

  /** @returns whether the change is in the log: a full log has room when messages are discarded */
  async #append(record: ConfigurationRecord, signal: AbortSignal): Promise<boolean> {
    const bytes = encodeLogRecord(record);
    const append = (): ReturnType<PositionLog['append']> =>
      this.#log.append(`configuration-${record.revision}`, bytes);
    const appended = await repeatWhileUnavailable(append, this.#pause, signal);
    if (!appended.ok && appended.error === 'too-large')
      throw new Error(`The log refuses a configuration of ${bytes.length} bytes.`);
    return appended.ok;
  }
}

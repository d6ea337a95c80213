import type { ReportRunOptions } from '../report-execution.ts';
import type { ReportRecordJson } from '../report-json.ts';
import type { ReportRunner, ReportTask } from '../report-runner.ts';

/** A report that a runner was called for; the test controls its progress. */
export interface GatedRun extends ReportTask, ReportRunOptions {
  give(records: readonly ReportRecordJson[]): void;
  end(): void;
  fail(error: Error): void;
}

type Event =
  | { readonly records: readonly ReportRecordJson[] }
  | { readonly error: Error }
  | { readonly isEnd: true };

/** A runner whose reports continue when the test calls `give`, `end` or `fail`; `runs` has all that were started. */
export function gatedRunner(): { readonly runs: readonly GatedRun[]; readonly run: ReportRunner } {
  const runs: GatedRun[] = [];
  return {
    runs,
    async *run(task, run) {
      const events: Event[] = [];
      let wake: () => void = () => undefined;
      const push = (event: Event): void => {
        events.push(event);
        wake();
      };
      run.signal?.addEventListener('abort', () => push({ error: new Error('interrupted') }));
      runs.push({
        ...task,
        ...run,
        give: (records) => push({ records }),
        end: () => push({ isEnd: true }),
        fail: (error) => push({ error }),
      });
      for (;;) {
        const event = events.shift();
        if (!event) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        } else if ('records' in event) yield event.records;
        else if ('error' in event) throw event.error;
        else return;
      }
    },
  };
}

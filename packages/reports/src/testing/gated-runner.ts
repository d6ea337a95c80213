import type { ReportRecordJson } from '../report-records.ts';
import type { ReportRunner, ReportTask } from '../report-runner.ts';
import type { ReportRun } from '../report-work.ts';

/** A report that a runner was told to make. */
export interface GatedRun extends ReportTask, ReportRun {
  give(records: readonly ReportRecordJson[]): void;
  end(): void;
  fail(error: Error): void;
}

type Event =
  | { readonly records: readonly ReportRecordJson[] }
  | { readonly error: Error }
  | { readonly isEnd: true };

/** A runner whose reports go on when the test says so; `runs` has all that were begun. */
export function gatedRunner(): { readonly runs: readonly GatedRun[]; readonly run: ReportRunner } {
  const runs: GatedRun[] = [];
  return {
    runs,
    async *run(task, run) {
      const events: Event[] = [];
      let wake: () => void = () => undefined;
      const say = (event: Event): void => {
        events.push(event);
        wake();
      };
      run.signal?.addEventListener('abort', () => say({ error: new Error('interrupted') }));
      runs.push({
        ...task,
        ...run,
        give: (records) => say({ records }),
        end: () => say({ isEnd: true }),
        fail: (error) => say({ error }),
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

import { prepareArea } from '@roadstead/geo';
import {
  failWith,
  isObject,
  type Principal,
  type Problem,
  type Result,
  success,
} from '@roadstead/model';
import { millisecondsInDay } from 'date-fns/constants';
import type { ServiceTime } from '../../operations/service-time.ts';
import type { Period } from '../../tracking/history.ts';
import { forDetector } from '../configuration-writer.ts';
import type { ReadableConfigurations } from '../readable-configurations.ts';
import { PreviewParts, type PreviewSources } from './preview-parts.ts';
import type { Preview, PreviewPart, Previews } from './previews.ts';
import { RESOLUTION_MS } from './thinned-tracks.ts';

/** The longest period of a preview. */
const PERIOD_MS_MAX = 31 * millisecondsInDay;
/** The period without a begin. */
const PERIOD_MS_USUAL = 7 * millisecondsInDay;
/** Previews share one thread with everything else. */
const PREVIEWS_MAX = 4;
/** A day of so many ships that report every minute is 115 MB, and takes some ten seconds. */
const SHIPS_MAX = 5000;
/** Of a configuration that is not stored. */
const UNSTORED = { id: 1, uuid: '00000000-0000-4000-8000-000000000000' };

interface RunningPreviewsOptions extends PreviewSources {
  readonly time: ServiceTime;
  readonly configurations: Pick<ReadableConfigurations, 'parse'>;
}

/** V26: previews of configurations, at most one of a user at a time. */
export class RunningPreviews implements Previews {
  readonly #options: RunningPreviewsOptions;
  /** By the uuid of the user. */
  readonly #running: Map<string, RunningPreview> = new Map();
  #isStopping = false;

  constructor(options: RunningPreviewsOptions) {
    this.#options = options;
  }

  /** Ends all previews, and waits until they read nothing any more. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all([...this.#running.values()].map((preview) => preview.end('stopping')));
  }

  async open(
    caller: Principal,
    body: unknown,
    period: Partial<Period> = {},
  ): Promise<Result<Preview>> {
    const whole = this.#periodOf(period);
    if (!whole.ok) return whole;
    const named = isObject(body) ? { name: 'Preview', ...body } : body;
    const content = await this.#options.configurations.parse(caller, named);
    if (!content.ok) return content;
    const configuration = forDetector({ ...content.value, ...UNSTORED, enabled: true });
    const { boxes } = prepareArea(configuration.area);
    const { beginMs, endMs } = whole.value;
    const ships = await this.#options.places.withinAny(boxes, beginMs, endMs);
    if (ships.length > SHIPS_MAX) {
      const detail = `has ${ships.length} ships in the period; a preview has at most ${SHIPS_MAX}.`;
      return invalid([{ pointer: '/geometry', detail }]);
    }
    if (this.#isStopping) return failWith('stopping', 'The service stops.');
    const before = this.#running.get(caller.uuid);
    if (!before && this.#running.size >= PREVIEWS_MAX)
      return failWith('busy', `${PREVIEWS_MAX} previews of other users are running.`);
    void before?.end('replaced');
    const preview = new RunningPreview(whole.value, ships.length, (signal) => {
      return new PreviewParts(this.#options, configuration, whole.value, signal);
    });
    this.#running.set(caller.uuid, preview);
    void preview.ended.then(() => {
      if (this.#running.get(caller.uuid) === preview) this.#running.delete(caller.uuid);
    });
    return success(preview);
  }

  #periodOf({ beginMs, endMs }: Partial<Period>): Result<Period> {
    const { time } = this.#options;
    const newestMs = Number.isFinite(time.eventTimeMs) ? time.eventTimeMs : time.nowMs();
    const toMs = endMs ?? newestMs;
    const fromMs = beginMs ?? toMs - PERIOD_MS_USUAL;
    if (fromMs < toMs && toMs - fromMs <= PERIOD_MS_MAX)
      return success({ beginMs: fromMs, endMs: toMs });
    return invalid([{ pointer: 'end', detail: 'must be after begin, by at most 31 days.' }]);
  }
}

type EndReason = (PreviewPart & { readonly type: 'end' })['reason'];

/** A preview, until its end on either side. */
class RunningPreview implements Preview {
  readonly beginMs: number;
  readonly endMs: number;
  readonly ships: number;
  readonly resolutionSeconds: number = RESOLUTION_MS / 1000;
  /** Fulfilled when it has ended, and reads nothing any more. */
  readonly ended: Promise<void>;
  readonly #parts: PreviewParts;
  readonly #iterator: AsyncGenerator<PreviewPart, void, undefined>;
  readonly #abort: AbortController = new AbortController();
  #reason: EndReason = 'finished';
  #working: Promise<unknown> = Promise.resolve();
  #settle: () => void = () => {};

  constructor(
    { beginMs, endMs }: Period,
    ships: number,
    createParts: (signal: AbortSignal) => PreviewParts,
  ) {
    this.beginMs = beginMs;
    this.endMs = endMs;
    this.ships = ships;
    this.#parts = createParts(this.#abort.signal);
    this.#iterator = this.#parts.run();
    this.ended = new Promise((resolve) => {
      this.#settle = resolve;
    });
  }

  get progress(): number {
    return this.#parts.progress;
  }

  async next(): Promise<PreviewPart> {
    const working = this.#iterator.next();
    this.#working = working;
    try {
      const { value } = await working;
      if (value && !this.#abort.signal.aborted) return value;
    } catch (error) {
      this.close();
      throw error;
    }
    this.close();
    return { type: 'end', reason: this.#reason };
  }

  close(): void {
    void this.end('finished');
  }

  /** Ends it unless it has ended. @returns a promise that is fulfilled when it reads nothing any more */
  end(reason: EndReason): Promise<void> {
    if (!this.#abort.signal.aborted) {
      this.#reason = reason;
      this.#abort.abort();
      void Promise.allSettled([this.#working]).then(this.#settle);
    }
    return this.ended;
  }
}

function invalid(problems: readonly Problem[]): ReturnType<typeof failWith> {
  return failWith('invalid', 'The preview is invalid.', problems);
}

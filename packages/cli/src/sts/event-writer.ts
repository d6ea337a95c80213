import type { DetectorConfiguration } from '@roadstead/model';
import { type AssessedEventJson, CompleteEvents, type Detection } from '@roadstead/recordings';
import type { Encoder } from '../formats/encoder.ts';
import { appendItems, type GrowingOutput } from '../host/growing-output.ts';
import type { FoundEvents } from '../ingest/summary.ts';
import { EventTable } from './event-table.ts';

/** Events that are written at a time at the end of the input: about a megabyte. */
const WRITTEN_MAX = 1000;

/** Writes the events of one pass over the reports once all is known of each, and stores what the table and the summary need of them. */
export class EventWriter {
  /** The events that are written, if they are stored. */
  readonly written: AssessedEventJson[] = [];
  readonly #output: GrowingOutput;
  readonly #encoder: Encoder<AssessedEventJson>;
  readonly #complete: CompleteEvents;
  readonly #table: EventTable = new EventTable();
  readonly #storesWritten: boolean;
  #current = 0;

  /** @param storesWritten whether to store the events that are written, for a page that shows all */
  constructor(
    output: GrowingOutput,
    encoder: Encoder<AssessedEventJson>,
    configurations: readonly DetectorConfiguration[],
    assessments: Detection['assessments'],
    storesWritten: boolean,
  ) {
    this.#output = output;
    this.#encoder = encoder;
    this.#complete = new CompleteEvents(configurations, assessments);
    this.#storesWritten = storesWritten;
  }

  get found(): FoundEvents {
    return { count: this.#complete.count, current: this.#current };
  }

  /** The first events as text. */
  get table(): string {
    return this.#table.text();
  }

  /** Adds the transitions of a step; the promise is fulfilled when what is known is written. */
  add(transitions: Parameters<CompleteEvents['add']>[0]): Promise<void> | undefined {
    const events = this.#complete.add(transitions);
    return events.length > 0 ? this.#write(events) : undefined;
  }

  /** Writes the events that last at the end of the input, and completes the output. */
  async finish({ currentEvents }: Pick<Detection, 'currentEvents'>): Promise<void> {
    let events: AssessedEventJson[] = [];
    for (const event of this.#complete.end(currentEvents)) {
      this.#current++;
      events.push(event);
      if (events.length < WRITTEN_MAX) continue;
      await this.#write(events);
      events = [];
    }
    await this.#write(events);
    await this.#output.append(this.#encoder.end(), '');
    await this.#output.finish();
  }

  async #write(events: readonly AssessedEventJson[]): Promise<void> {
    for (const event of events) this.#table.add(event);
    if (this.#storesWritten) this.written.push(...events);
    await appendItems(this.#output, this.#encoder, events);
  }
}

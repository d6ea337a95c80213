import { type VesselEvent, type VesselEventJson, vesselEventJson } from '@roadstead/assessment';
import type { Encoder } from '../formats/encoder.ts';
import { appendItems, type GrowingOutput } from '../host/growing-output.ts';
import type { FoundEvents } from '../ingest/summary.ts';
import type { EventFormat } from './detect-options.ts';
import { vesselEventEncoder } from './vessel-event-formats.ts';
import { VesselEventTable } from './vessel-event-table.ts';

/** Events that are written at a time at most: about a megabyte. */
const WRITTEN_MAX = 1000;

/** Writes the events of single ships of one pass over the reports, and stores what the table and the summary need of them. */
export class VesselEventWriter {
  readonly #output: GrowingOutput;
  readonly #encoder: Encoder<VesselEventJson>;
  readonly #table: VesselEventTable = new VesselEventTable();
  #count = 0;
  #current = 0;

  constructor(output: GrowingOutput, format: EventFormat) {
    this.#output = output;
    this.#encoder = vesselEventEncoder(format);
  }

  get found(): FoundEvents {
    return { count: this.#count, current: this.#current };
  }

  /** The first events as text. */
  get table(): string {
    return this.#table.text();
  }

  /** Writes events that do not change any more. */
  async write(events: readonly VesselEvent[]): Promise<void> {
    for (let from = 0; from < events.length; from += WRITTEN_MAX) {
      const some = events.slice(from, from + WRITTEN_MAX);
      for (const event of some) this.#add(event);
      await appendItems(this.#output, this.#encoder, some.map(vesselEventJson));
    }
  }

  /** Completes the output. */
  async finish(): Promise<void> {
    await this.#output.append(this.#encoder.end(), '');
    await this.#output.finish();
  }

  #add(event: VesselEvent): void {
    this.#count++;
    if (event.endMs === null) this.#current++;
    this.#table.add(event);
  }
}

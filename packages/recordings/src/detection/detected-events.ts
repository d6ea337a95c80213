import type { DetectorConfiguration, StsEvent, StsTransition } from '@roadstead/model';
import type { AssessedEventJson, DetectedAssessments } from './detected-assessments.ts';
import { EventJson } from './event-json.ts';

/** The latest state of each detected event. */
export class DetectedEvents {
  readonly #events: Map<string, StsEvent> = new Map();

  get count(): number {
    return this.#events.size;
  }

  /** The events in the order of their detection, which is that of their ids (D8). */
  get events(): Iterable<StsEvent> {
    return this.#events.values();
  }

  add(transitions: readonly StsTransition[]): void {
    for (const { event } of transitions) this.#events.set(event.uuid, event);
  }

  /** Returns the events in the order of their detection as JSON, with assessments if they are assessed. */
  json(
    configurations: readonly DetectorConfiguration[],
    assessments?: DetectedAssessments,
  ): readonly AssessedEventJson[] {
    const json = new EventJson(configurations, assessments);
    return Array.from(this.#events.values(), (event) => json.of(event));
  }
}

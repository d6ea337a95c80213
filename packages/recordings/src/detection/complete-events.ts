import type { DetectorConfiguration, StsEvent, StsTransition } from '@roadstead/model';
import type { AssessedEventJson, DetectedAssessments } from './detected-assessments.ts';
import { EventJson } from './event-json.ts';

/**
 * Emits the events of a run as JSON, each once when all of it is known, in the order in which their ends were found; at the end of
 * the input those without an end, in the order of detection. Stores only events that have ended and are still being assessed.
 */
export class CompleteEvents {
  /** The number of events that have fired. */
  count = 0;
  readonly #assessments: DetectedAssessments | undefined;
  readonly #json: EventJson;
  /** Events that have ended, the first of which is still being assessed. */
  #ended: StsEvent[] = [];

  constructor(
    configurations: readonly DetectorConfiguration[],
    assessments: DetectedAssessments | undefined,
  ) {
    this.#assessments = assessments;
    this.#json = new EventJson(configurations, assessments);
  }

  /** Adds the transitions of a step, which the assessments have added before. @returns the events of which all is known now */
  add(transitions: readonly StsTransition[]): readonly AssessedEventJson[] {
    for (const { kind, event } of transitions) {
      if (kind === 'fired') this.count++;
      else this.#ended.push(event);
    }
    const known = this.#ended.findIndex(
      ({ uuid }) => this.#assessments?.isComplete(uuid) === false,
    );
    const complete = this.#ended.splice(0, known < 0 ? this.#ended.length : known);
    return complete.map((event) => {
      const json = this.#json.of(event);
      this.#assessments?.delete(event.uuid);
      return json;
    });
  }

  /** Emits the events that are current at the end of the input. */
  *end(current: Iterable<StsEvent>): Generator<AssessedEventJson, void, undefined> {
    for (const event of current) yield this.#json.of(event);
  }
}

import { EventGroups } from '@roadstead/assessment';
import { type DetectorConfiguration, type StsEvent, stsEventJson } from '@roadstead/model';
import type { AssessedEventJson, DetectedAssessments } from './detected-assessments.ts';

/** Creates the JSON of the events of a run, with assessments and features where there are any. */
export class EventJson {
  readonly #configurations: ReadonlyMap<number, DetectorConfiguration>;
  readonly #assessments: DetectedAssessments | undefined;
  readonly #groups: EventGroups;

  constructor(
    configurations: readonly DetectorConfiguration[],
    assessments: DetectedAssessments | undefined,
  ) {
    this.#configurations = new Map(configurations.map((each) => [each.id, each]));
    this.#assessments = assessments;
    this.#groups = new EventGroups((id) => this.#configurations.get(id)?.mergeGapMinutes);
  }

  /** Returns the JSON of an event in its final state, those of a pair in the order of firing (F18). */
  of(event: StsEvent): AssessedEventJson {
    const { configurationId } = event;
    const configuration = this.#configurations.get(configurationId);
    if (!configuration) throw new Error(`An event names configuration ${configurationId}`);
    const json = stsEventJson(event, configuration);
    return this.#assessments?.addTo(json, this.#groups.add(event)) ?? json;
  }
}

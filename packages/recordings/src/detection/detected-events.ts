import {
  type DetectorConfiguration,
  type StsEvent,
  type StsEventJson,
  type StsTransition,
  stsEventJson,
} from '@roadstead/model';

/** The latest state of each detected event. */
export class DetectedEvents {
  readonly #events: Map<string, StsEvent> = new Map();

  get count(): number {
    return this.#events.size;
  }

  /** The events in the order of their detection. */
  get events(): Iterable<StsEvent> {
    return this.#events.values();
  }

  add(transitions: readonly StsTransition[]): void {
    for (const { event } of transitions) this.#events.set(event.uuid, event);
  }

  /** The events in the order of firing, with ids from 1. */
  inOrder(configurations: readonly DetectorConfiguration[]): readonly StsEventJson[] {
    const byId = new Map(configurations.map((configuration) => [configuration.id, configuration]));
    return [...this.#events.values()].sort(compareEvents).map((event, i) => {
      const configuration = byId.get(event.configurationId);
      if (!configuration) throw new Error(`An event names configuration ${event.configurationId}`);
      return stsEventJson({ ...event, id: i + 1 }, configuration);
    });
  }
}

function compareEvents(a: StsEvent, b: StsEvent): number {
  return (
    a.firedTimeMs - b.firedTimeMs ||
    a.configurationId - b.configurationId ||
    a.first.mmsi - b.first.mmsi ||
    a.second.mmsi - b.second.mmsi
  );
}

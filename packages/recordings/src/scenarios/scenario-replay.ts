import type { Mmsi } from '@roadstead/model';
import type { ReceivedReport, TrueEncounter } from '@roadstead/simulator';
import { ReplayCollector } from '../replay/replay-collector.ts';
import type { ReplayData, ReplayTransfer } from '../replay/replay-data.ts';
import type { RunResult, ScenarioDetection } from './scenario-detection.ts';

/** Collects the replay of a scenario's detection, from its first step on. */
export class ScenarioReplay {
  readonly #detection: ScenarioDetection;
  readonly #collector: ReplayCollector = new ReplayCollector();

  constructor(detection: ScenarioDetection) {
    this.#detection = detection;
    detection.steps$.subscribe(({ batch }) => this.#collector.addFixes(batch.fixes));
  }

  /** Adds the static reports among those that are detected. */
  addStatics(reports: readonly ReceivedReport[]): void {
    for (const { report, deliveredMs } of reports) {
      if (!('longitude' in report)) this.#collector.addStatics([report], deliveredMs);
    }
  }

  /** @param result of the detection, at its end */
  replay(result: RunResult): ReplayData {
    const { scenario, configurations, counts, truth } = result;
    const { beginMs, endMs } = truth;
    const events = this.#detection.assessedEvents();
    return this.#collector.replay(
      { title: scenario.name, events, configurations, truth: transfersOf(result), counts },
      { beginMs, endMs },
    );
  }
}

function transfersOf({ truth, scores }: RunResult): readonly ReplayTransfer[] {
  const mmsis = new Map(truth.ships.map(({ name, mmsi }) => [name, mmsi]));
  const mmsiOf = (name: string): Mmsi => {
    const mmsi = mmsis.get(name);
    if (mmsi === undefined) throw new Error(`The truth has no ship ${name}`);
    return mmsi;
  };
  const found = new Set<TrueEncounter>(
    scores.flatMap((score) => score.found.map(({ transfer }) => transfer)),
  );
  return truth.encounters
    .filter(({ isTransfer }) => isTransfer)
    .map((transfer) => {
      const { ships, kind, beginMs, endMs } = transfer;
      return {
        ...{ first: mmsiOf(ships[0]), second: mmsiOf(ships[1]), kind, beginMs, endMs },
        outcome: found.has(transfer) ? 'found' : 'missed',
      };
    });
}

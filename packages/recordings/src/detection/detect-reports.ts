import type { WithTransitions } from '@roadstead/detector';
import type { StsEvent, StsTransition } from '@roadstead/model';
import type {
  PassBegin,
  ReadStatics,
  TrackedSource,
  TrackedStep,
} from '../reading/tracked-source.ts';
import type { DetectedAssessments } from './detected-assessments.ts';
import type { DetectionParameters } from './detection-parameters.ts';
import { type DetectionData, PairDetection } from './pair-detection.ts';
import type { RunCounts } from './run-counts.ts';
import { type OtherDetectors, SharedFindings, slotsOfShare } from './shared-detection.ts';

/** The state of a run, with its counts and assessments. */
export interface Detection {
  /** The events that have not ended, in the order of their ids. */
  readonly currentEvents: Iterable<StsEvent>;
  readonly counts: RunCounts;
  /** Undefined where no event is assessed. */
  readonly assessments: DetectedAssessments | undefined;
}

/** Follows a detection. */
export interface DetectionObserver {
  /** Called before a pass over the reports. */
  readonly begin: (pass: PassBegin, detection: Detection) => Promise<void>;
  readonly statics?: (statics: ReadStatics) => void;
  /**
   * Further reports are read when its promise is fulfilled. With other detectors the transitions may be of an earlier step; those of the
   * last step complete them.
   */
  readonly step: (step: WithTransitions<TrackedStep>) => Promise<void> | undefined;
}

/**
 * Detects transfers in the reports of a source.
 * @param others detectors that share the pairs; default: none
 */
export async function detectReports(
  source: TrackedSource,
  parameters: DetectionParameters,
  data: DetectionData,
  observer: DetectionObserver,
  others?: OtherDetectors,
): Promise<Detection> {
  let pass: DetectionPass | undefined;
  let sequence = 0;
  for await (const part of source.parts()) {
    await others?.add(part, ++sequence);
    if (part.kind === 'begin') {
      const slots = others && slotsOfShare(0, others.shares);
      const pairs = await PairDetection.create(parameters, data, source.statics, slots);
      const shared = others && { others, findings: new SharedFindings(others.shares, sequence) };
      pass = new DetectionPass(part.counts, pairs, shared, sequence);
      await observer.begin(part, pass);
    } else if (part.kind === 'statics') {
      pass?.pairs.addStatics(part);
      observer.statics?.(part);
    } else if (pass) {
      const own = pass.step(part, sequence);
      if (part.batch.ended) await others?.settle();
      await observer.step({ ...part, transitions: [...own, ...pass.addArrived()] });
    }
  }
  if (!pass) throw new Error('A source begins with a pass.');
  return pass;
}

/** The other detectors, and the findings of all in one pass. */
interface SharedPass {
  readonly others: OtherDetectors;
  readonly findings: SharedFindings;
}

/** One pass over the reports, by the detector on this thread and others. */
class DetectionPass implements Detection {
  readonly counts: RunCounts;
  readonly pairs: PairDetection;
  readonly #shared: SharedPass | undefined;
  readonly #beginSequence: number;

  constructor(
    counts: RunCounts,
    pairs: PairDetection,
    shared: SharedPass | undefined,
    beginSequence: number,
  ) {
    this.counts = counts;
    this.pairs = pairs;
    this.#shared = shared;
    this.#beginSequence = beginSequence;
  }

  get currentEvents(): Iterable<StsEvent> {
    return (this.#shared?.findings ?? this.pairs).currentEvents;
  }

  get assessments(): DetectedAssessments | undefined {
    return this.pairs.assessments;
  }

  /** Detects on this thread. @returns the transitions that are complete now */
  step(step: TrackedStep, sequence: number): readonly StsTransition[] {
    const { transitions } = this.pairs.step(step);
    return this.#shared?.findings.add({ share: 0, sequence, transitions }) ?? transitions;
  }

  /** Adds what the other detectors have found in this pass. @returns the transitions that are complete now */
  addArrived(): readonly StsTransition[] {
    if (!this.#shared) return [];
    const { others, findings } = this.#shared;
    // Those of an earlier pass are of no use.
    const arrived = others.arrived().filter(({ sequence }) => sequence > this.#beginSequence);
    return arrived.flatMap((each) => {
      this.assessments?.addKnown(each.known);
      return findings.add(each);
    });
  }
}

import type { AssessedTransition } from '@roadstead/assessment';
import { createDetector, type DetectorOptions } from '@roadstead/detector';
import { prepareArea } from '@roadstead/geo';
import type { DetectorConfiguration, Mmsi, StsShip } from '@roadstead/model';
import type { PipelineStepOptions } from '../../ingest/pipeline-snapshot.ts';
import { createFilters } from '../../ingest/pipeline-snapshot.ts';
import type { ShipPlaces } from '../../places/ship-places.ts';
import type { Period } from '../../tracking/history.ts';
import type { Positions } from '../../tracking/positions.ts';
import type { Ships } from '../../tracking/ships.ts';
import { backfillEvents } from '../backfill-events.ts';
import { backfillFleet } from '../backfill-fleet.ts';
import { JoinedSlices } from './joined-slices.ts';
import { previewDifference } from './preview-difference.ts';
import { previewSlices } from './preview-slices.ts';
import type { PreviewedEvent, PreviewedShip, PreviewPart } from './previews.ts';
import { detectThinned, type PreviewSteps } from './thinned-detection.ts';
import type { ThinnedTracks } from './thinned-tracks.ts';

/** Percent of the progress for thinned tracks: all reports are ten times as many or more. */
const ABOUT_PERCENT = 10;

/** Sources of a preview. */
export interface PreviewSources {
  readonly positions: Positions;
  readonly places: ShipPlaces;
  readonly ships: Pick<Ships, 'get'>;
  readonly tracks: ThinnedTracks;
  readonly detectorOptions: DetectorOptions;
  readonly surroundings: PipelineStepOptions['surroundings'];
  readonly statics: PipelineStepOptions['statics'];
}

/** Detection of one preview. */
export class PreviewParts {
  readonly #sources: PreviewSources;
  readonly #configuration: DetectorConfiguration;
  readonly #period: Period;
  readonly #signal: AbortSignal;
  #progress = 0;

  /** @param signal ends it soon, without a further part */
  constructor(
    sources: PreviewSources,
    configuration: DetectorConfiguration,
    period: Period,
    signal: AbortSignal,
  ) {
    this.#sources = sources;
    this.#configuration = configuration;
    this.#period = period;
    this.#signal = signal;
  }

  /** Percent, 0 to 100. */
  get progress(): number {
    return Math.floor(this.#progress);
  }

  /** The events of thinned tracks, the newest slice first; then those of all reports, in one run: an encounter may last for the whole period. */
  async *run(): AsyncGenerator<PreviewPart, void, undefined> {
    const about: PreviewedEvent[] = [];
    for await (const part of this.#about()) {
      about.push(...part.events);
      yield part;
    }
    if (this.#signal.aborted) return;
    const fired = new Map<string, AssessedTransition>();
    for await (const { transitions, isNextPercent } of this.#exact()) {
      for (const transition of transitions) fired.set(transition.event.uuid, transition);
      if (this.#signal.aborted) return;
      if (isNextPercent) yield { type: 'progress' };
    }
    const events = await this.#previewed([...fired.values()]);
    this.#progress = 100;
    const difference = previewDifference(about, events, this.#period.endMs);
    yield { type: 'exact', ...this.#period, events, ...difference };
  }

  async *#about(): AsyncGenerator<PreviewPart & { readonly type: 'about' }, void, undefined> {
    const { places, tracks } = this.#sources;
    const { boxes } = prepareArea(this.#configuration.area);
    const slices = previewSlices(this.#period, this.#configuration);
    const joined = new JoinedSlices();
    for (const [i, slice] of slices.entries()) {
      const { beginMs, endMs, read } = slice;
      // An event has a fix of each ship inside its encounter (D6).
      const ships = await places.withinAny(boxes, read.beginMs, read.endMs);
      const found = await detectThinned(tracks, this.#steps(), ships, read, this.#signal);
      if (this.#signal.aborted) return;
      const events = await this.#previewed(joined.add(slice, found));
      this.#progress = (ABOUT_PERCENT * (i + 1)) / slices.length;
      yield { type: 'about', beginMs, endMs, events };
    }
  }

  async *#exact(): AsyncGenerator<
    { readonly transitions: readonly AssessedTransition[]; readonly isNextPercent: boolean },
    void,
    undefined
  > {
    const { positions, places } = this.#sources;
    const { beginMs, endMs } = this.#period;
    const fleet = await backfillFleet({ positions, places }, this.#configuration, this.#period);
    const slices = backfillEvents(positions, this.#steps(), this.#period, fleet);
    for await (const { toMs, fired, ended } of slices) {
      const before = this.progress;
      const share = Math.min(1, (toMs - beginMs) / (endMs - beginMs));
      this.#progress = ABOUT_PERCENT + (99 - ABOUT_PERCENT) * share;
      yield { transitions: [...fired, ...ended], isNextPercent: this.progress > before };
    }
  }

  #steps(): PreviewSteps {
    const { detectorOptions, surroundings, statics } = this.#sources;
    const filters = createFilters({ surroundings, statics });
    filters.put(this.#configuration);
    const options = { ...detectorOptions, firingFilter: filters };
    return { detector: createDetector([this.#configuration], options), filters };
  }

  /** Returns events in the order of firing, with the names of their ships. */
  async #previewed(transitions: readonly AssessedTransition[]): Promise<readonly PreviewedEvent[]> {
    const events: PreviewedEvent[] = [];
    for (const { event, assessment } of transitions) {
      const { activationTimeMs, firedTimeMs, deactivationTimeMs } = event;
      events.push({
        ...{ activationTimeMs, firedTimeMs, deactivationTimeMs },
        first: await this.#named(event.first),
        second: await this.#named(event.second),
        assessment: assessment
          ? { kind: assessment.kind, probability: assessment.probability }
          : null,
      });
    }
    return events.sort((one, other) => one.firedTimeMs - other.firedTimeMs);
  }

  async #named(ship: StsShip): Promise<PreviewedShip> {
    const record = await this.#sources.ships.get(ship.mmsi as Mmsi);
    return { ...ship, name: record?.said.name?.value ?? null };
  }
}

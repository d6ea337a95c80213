import type { DetectorConfiguration, Mmsi, ReportedFix, StaticReport } from '@roadstead/model';
import { mergeStatic, type ShipFields, type ShipRecord } from '@roadstead/tracking';
import type { AssessedEventJson } from '../detection/detected-assessments.ts';
import type { RunCounts } from '../detection/run-counts.ts';
import type {
  ReplayCounts,
  ReplayData,
  ReplayShip,
  ReplayTrack,
  ReplayTransfer,
} from './replay-data.ts';
import { TrackColumns } from './track-columns.ts';

/** The result of a run, besides ships and tracks. */
interface RunOutcome {
  readonly title: string;
  readonly events: readonly AssessedEventJson[];
  readonly configurations: readonly DetectorConfiguration[];
  readonly truth: readonly ReplayTransfer[] | null;
  readonly counts: Pick<RunCounts, 'reports' | 'fixes' | 'rejected' | 'warnings' | 'lines'>;
}

/** Collects the cleaned tracks and the static data of the ships of a run. */
export class ReplayCollector {
  readonly #tracks: Map<Mmsi, TrackColumns> = new Map();
  readonly #ships: Map<Mmsi, ShipRecord> = new Map();

  /** Begins anew, for a run that does. */
  clear(): void {
    this.#tracks.clear();
    this.#ships.clear();
  }

  addFixes(fixes: readonly ReportedFix[]): void {
    for (const fix of fixes) {
      let track = this.#tracks.get(fix.mmsi);
      if (!track) {
        track = new TrackColumns(fix.mmsi);
        this.#tracks.set(fix.mmsi, track);
      }
      track.add(fix);
    }
  }

  /** @param eventTimeMs counts for reports without a time */
  addStatics(reports: readonly StaticReport[], eventTimeMs: number): void {
    for (const report of reports) {
      const { mmsi } = report;
      this.#ships.set(mmsi, mergeStatic(this.#ships.get(mmsi), report, eventTimeMs));
    }
  }

  /** Returns the replay. @param period of a scenario; default: that of the tracks */
  replay(
    { title, events, configurations, truth, counts }: RunOutcome,
    period?: Pick<ReplayData, 'beginMs' | 'endMs'>,
  ): ReplayData {
    const mmsis = [...this.#tracks.keys()].sort((a, b) => a - b);
    const tracks = mmsis.flatMap((mmsi) => this.#tracks.get(mmsi)?.track() ?? []);
    return {
      title,
      ...(period ?? periodOf(tracks)),
      ships: mmsis.map((mmsi) => shipOf(mmsi, this.#ships.get(mmsi))),
      ...{ tracks, events, configurations, truth, counts: countsOf(counts) },
    };
  }
}

function periodOf(tracks: readonly ReplayTrack[]): Pick<ReplayData, 'beginMs' | 'endMs'> {
  if (tracks.length === 0) return { beginMs: 0, endMs: 0 };
  let [beginMs, endMs] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { timeMs } of tracks) {
    beginMs = Math.min(beginMs, timeMs[0]);
    endMs = Math.max(endMs, timeMs[timeMs.length - 1]);
  }
  return { beginMs, endMs };
}

function shipOf(mmsi: Mmsi, record: ShipRecord | undefined): ReplayShip {
  const known = <Field extends keyof ShipFields>(field: Field): ShipFields[Field] | null =>
    record?.said[field]?.value ?? null;
  return {
    mmsi,
    name: known('name'),
    callsign: known('callsign'),
    imo: known('imo'),
    shiptype: known('shiptype'),
    lengthMeters: known('lengthMeters'),
    widthMeters: known('widthMeters'),
  };
}

function countsOf({
  lines,
  reports,
  fixes,
  rejected,
  warnings,
}: RunOutcome['counts']): ReplayCounts {
  return {
    // A scenario has no lines.
    rows: lines || reports,
    reports,
    used: fixes,
    rejected: [...rejected]
      .map(([reason, rejections]) => ({ reason, ...rejections }))
      .sort((a, b) => b.count - a.count),
    warnings: warnings.map(({ recording, warning }) => ({
      // Without its folders: the page may be shared.
      recording: recording.name.replace(/^.*[\\/]/, ''),
      ...warning,
    })),
  };
}

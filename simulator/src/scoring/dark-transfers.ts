import type { Mmsi } from '@roadstead/model';
import type { TrueEncounter, Truth } from '../truth.ts';
import { overlapMs, type Span } from './spans.ts';

/** A ship is dark in a transfer if it is silent for more than this part of it in one stretch. */
const DARK_PART = 0.5;
const AROUND_MS = 12 * 3_600_000;

/** A transfer in which one of the ships is dark, or both. */
export interface DarkTransfer {
  readonly encounter: TrueEncounter;
  /** The ship that is heard; null if both are dark. */
  readonly heard: Mmsi | null;
  /** The ships that are dark. */
  readonly dark: readonly Mmsi[];
  /** Whether one of them is heard in the 12 h before the transfer or after it. */
  readonly isHeardAround: boolean;
}

/** A one-sided candidate: a ship that is heard, and perhaps one that is not. */
export interface ScoredCandidate extends Span {
  readonly mmsi: Mmsi;
  readonly otherMmsi: Mmsi | null;
}

/** The counts of a run's candidates. */
export interface CandidateScore {
  /** Candidates of a dark transfer, further ones of the same included. */
  readonly right: readonly ScoredCandidate[];
  readonly false: readonly ScoredCandidate[];
  /** Candidates of a transfer whose ships are both heard: right, but detected as an encounter already. */
  readonly heard: readonly ScoredCandidate[];
  /** Transfers of which one ship is heard, and those of them that a candidate was found of. */
  readonly oneSided: readonly DarkTransfer[];
  readonly found: readonly DarkTransfer[];
  /** Those of the found ones of which the candidate names the dark ship. */
  readonly named: readonly DarkTransfer[];
  /** Transfers of which no ship is heard. */
  readonly unheard: readonly DarkTransfer[];
}

/** Returns the transfers in which a ship is dark. @param heardMs the times of the reports of each ship, in order */
export function darkTransfers(
  truth: Truth,
  heardMs: ReadonlyMap<Mmsi, readonly number[]>,
): readonly DarkTransfer[] {
  const mmsis = new Map(truth.ships.map(({ name, mmsi }) => [name, mmsi]));
  return truth.encounters.flatMap((encounter) => {
    if (!encounter.isTransfer) return [];
    const ships = encounter.ships.map((name) => mmsis.get(name)!);
    const dark = ships.filter((mmsi) => isDark(encounter, heardMs.get(mmsi) ?? []));
    if (dark.length === 0) return [];
    const isHeardAround = dark.some((mmsi) =>
      (heardMs.get(mmsi) ?? []).some((timeMs) => isAround(encounter, timeMs)),
    );
    const heard = ships.find((mmsi) => !dark.includes(mmsi)) ?? null;
    return [{ encounter, dark, heard, isHeardAround }];
  });
}

/** Scores the one-sided candidates of a run. */
export function scoreCandidates(
  truth: Truth,
  heardMs: ReadonlyMap<Mmsi, readonly number[]>,
  candidates: readonly ScoredCandidate[],
): CandidateScore {
  const transfers = darkTransfers(truth, heardMs);
  const isOf = (candidate: ScoredCandidate, encounter: TrueEncounter): boolean =>
    overlapMs(candidate, encounter) > 0 &&
    truth.ships.some(({ name, mmsi }) => mmsi === candidate.mmsi && encounter.ships.includes(name));
  const right = candidates.filter((each) =>
    transfers.some(({ encounter }) => isOf(each, encounter)),
  );
  const others = candidates.filter((each) => !right.includes(each));
  const heard = others.filter((each) =>
    truth.encounters.some((encounter) => encounter.isTransfer && isOf(each, encounter)),
  );
  const oneSided = transfers.filter((transfer) => transfer.heard !== null);
  const ofTransfer = (transfer: DarkTransfer): readonly ScoredCandidate[] =>
    right.filter((each) => each.mmsi === transfer.heard && isOf(each, transfer.encounter));
  return {
    ...{ right, heard, false: others.filter((each) => !heard.includes(each)) },
    oneSided,
    found: oneSided.filter((transfer) => ofTransfer(transfer).length > 0),
    named: oneSided.filter((transfer) =>
      ofTransfer(transfer).some(({ otherMmsi }) => otherMmsi === transfer.dark[0]),
    ),
    unheard: transfers.filter((transfer) => transfer.heard === null),
  };
}

function isAround({ beginMs, endMs }: Span, timeMs: number): boolean {
  return (
    (timeMs <= beginMs && timeMs >= beginMs - AROUND_MS) ||
    (timeMs >= endMs && timeMs <= endMs + AROUND_MS)
  );
}

function isDark({ beginMs, endMs }: Span, heardMs: readonly number[]): boolean {
  const inside = heardMs.filter((timeMs) => timeMs > beginMs && timeMs < endMs);
  const silences = [...inside, endMs].map((timeMs, i) => timeMs - (inside[i - 1] ?? beginMs));
  return Math.max(...silences) > DARK_PART * (endMs - beginMs);
}

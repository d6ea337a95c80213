import type { Mmsi } from '@roadstead/model';
import type { EncounterKind } from '../scenario.ts';
import type { Activity, TrueEncounter, TrueShip, Truth } from '../truth.ts';

/** Kind of a meeting of two ships, by the truth. */
export type MeetingKind =
  | 'transfer'
  | 'transfer under way'
  | 'lightering'
  | 'bunkering'
  | 'fishing transshipment'
  | 'tow or escort'
  | 'pilot or service boat'
  | 'pair trawling'
  | 'convoy or company'
  | 'moored neighbours'
  | 'anchored neighbours'
  | 'drifting neighbours'
  | 'passing';

/** True kind of a meeting. */
export interface TrueMeeting {
  readonly kind: MeetingKind;
  readonly isTransfer: boolean;
  /** The encounter of the two ships, which overlaps the meeting most; undefined for neighbours and passing ships. */
  readonly encounter: TrueEncounter | undefined;
}

interface Span {
  readonly beginMs: number;
  readonly endMs: number;
}

/** A cargo transfer between tankers is lightering if one is longer than the other by this factor. */
const LIGHTERING_LENGTH_RATIO = 1.25;

const KINDS: Readonly<Record<Exclude<EncounterKind, 'cargo' | 'tandem'>, MeetingKind>> = {
  bunkers: 'bunkering',
  catch: 'fishing transshipment',
  stores: 'pilot or service boat',
  pilot: 'pilot or service boat',
  supply: 'pilot or service boat',
  raft: 'moored neighbours',
  escort: 'tow or escort',
  tow: 'tow or escort',
  trawl: 'pair trawling',
  convoy: 'convoy or company',
  company: 'convoy or company',
};

const NEIGHBOURS: Readonly<Partial<Record<Activity, MeetingKind>>> = {
  moored: 'moored neighbours',
  anchored: 'anchored neighbours',
  drifting: 'drifting neighbours',
};

/** Returns a function that classifies meetings of two ships, by their own MMSIs and the time of the meeting. */
export function createMeetingClassifier(
  truth: Truth,
): (first: Mmsi, second: Mmsi, life: Span) => TrueMeeting {
  const ships = new Map(truth.ships.map((ship) => [ship.mmsi, ship]));
  const activityOf = (ship: string, life: Span): Activity | undefined =>
    mostOverlapping(
      truth.activities.filter((each) => each.ship === ship),
      life,
    )?.activity;
  return (firstMmsi, secondMmsi, life) => {
    const [first, second] = [ships.get(firstMmsi), ships.get(secondMmsi)];
    const passing: TrueMeeting = { kind: 'passing', isTransfer: false, encounter: undefined };
    if (!first || !second) return passing;
    const encounters = truth.encounters.filter(({ ships: pair }) => {
      return pair.includes(first.name) && pair.includes(second.name);
    });
    const encounter =
      mostOverlapping(
        encounters.filter(({ isTransfer }) => isTransfer),
        life,
      ) ?? mostOverlapping(encounters, life);
    if (encounter) {
      const activity = activityOf(encounter.ships[1], encounter);
      const kind = encounterKind(encounter, first, second, activity);
      return { kind, isTransfer: encounter.isTransfer, encounter };
    }
    const partners = partnersOf(truth, first.name, life);
    if (partnersOf(truth, second.name, life).some((name) => partners.includes(name))) {
      return { ...passing, kind: 'moored neighbours' };
    }
    const activity = activityOf(first.name, life);
    if (activity !== activityOf(second.name, life)) return passing;
    return { ...passing, kind: (activity && NEIGHBOURS[activity]) ?? 'passing' };
  };
}

function encounterKind(
  { kind }: TrueEncounter,
  first: TrueShip,
  second: TrueShip,
  activity: Activity | undefined,
): MeetingKind {
  if (kind === 'tandem') return 'transfer';
  if (kind !== 'cargo') return KINDS[kind];
  if (activity === 'under way') return 'transfer under way';
  const lengths = [first.lengthMeters, second.lengthMeters];
  const ratio = Math.max(...lengths) / Math.min(...lengths);
  const areTankers = [first, second].every(({ type }) => type === 'tanker' || type === 'vlcc');
  return areTankers && ratio >= LIGHTERING_LENGTH_RATIO ? 'lightering' : 'transfer';
}

/** Ships that a ship is moored to, or that are moored to it, in a span. */
function partnersOf(truth: Truth, name: string, life: Span): readonly string[] {
  return truth.encounters
    .filter((each) => each.ships.includes(name) && overlapMs(each, life) > 0)
    .flatMap(({ ships }) => ships.filter((ship) => ship !== name));
}

function mostOverlapping<Item extends Span>(items: readonly Item[], life: Span): Item | undefined {
  let most: Item | undefined;
  for (const item of items) {
    if (overlapMs(item, life) > Math.max(0, most ? overlapMs(most, life) : 0)) most = item;
  }
  return most;
}

function overlapMs(one: Span, other: Span): number {
  return Math.min(one.endMs, other.endMs) - Math.max(one.beginMs, other.beginMs);
}

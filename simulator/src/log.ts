import { MODE } from './fleet.ts';
import type { EncounterKind } from './scenario.ts';
import type { Activity } from './truth.ts';
import type { Motion, World } from './world.ts';

/** What happened so far. Ships are indices, instants are seconds since the start; what goes on has no end. */
export interface Log {
  readonly encounters: {
    readonly ship: number;
    readonly other: number;
    readonly kind: EncounterKind;
    readonly begin: number;
    end: number | undefined;
  }[];
  readonly activities: {
    readonly ship: number;
    readonly activity: Activity;
    readonly begin: number;
    end: number | undefined;
  }[];
  /** For each ship its activity that goes on, as an index; −1 for none. */
  readonly current: Int32Array<ArrayBuffer>;
}

export function newLog(ships: number): Log {
  return { encounters: [], activities: [], current: new Int32Array(ships).fill(-1) };
}

/** Notes that a ship has come to another on purpose. */
export function noteTogether(
  motion: Motion,
  ship: number,
  other: number,
  kind: EncounterKind,
): void {
  const { fleet, log, nowSeconds } = motion;
  fleet.encounter[ship] = log.encounters.length;
  log.encounters.push({ ship, other, kind, begin: nowSeconds, end: undefined });
}

/** Notes that it has left it. */
export function noteParted({ fleet, log, nowSeconds }: Motion, ship: number): void {
  log.encounters[fleet.encounter[ship]].end = nowSeconds;
  fleet.encounter[ship] = -1;
}

/** Notes which ships have begun with something else since this was called last. */
export function noteActivities(world: World, motion: Motion): void {
  const { fleet, log, nowSeconds } = motion;
  for (let ship = 0; ship < log.current.length; ship++) {
    const activity = fleet.mode[ship] === MODE.away ? undefined : activityOf(world, motion, ship);
    const current = log.activities[log.current[ship]];
    if (current?.activity === activity) continue;
    if (current) current.end = nowSeconds;
    log.current[ship] = activity === undefined ? -1 : log.activities.length;
    if (activity) log.activities.push({ ship, activity, begin: nowSeconds, end: undefined });
  }
}

/** What a ship is doing; one that is fast to another does what that one does. */
export function activityOf(world: World, { fleet }: Pick<Motion, 'fleet'>, ship: number): Activity {
  switch (fleet.mode[ship]) {
    case MODE.still:
      return 'moored';
    case MODE.swing:
      return 'anchored';
    case MODE.drift:
      return 'drifting';
    case MODE.fast:
      return activityOf(world, { fleet }, fleet.leader[ship]);
    default: {
      const step = world.ships[ship].steps[fleet.step[ship]];
      const fishes = step?.kind === 'keep' && step.why === 'trawl' && fleet.phase[ship] === 1;
      return fishes ? 'fishing' : 'under way';
    }
  }
}

import type { EncounterKind } from './scenario.ts';
import { MODE } from './simulated-fleet.ts';
import type { Activity } from './truth.ts';
import type { Motion, World } from './world.ts';

/** Records the beginning of an intended encounter. */
export function recordEncounter(
  motion: Motion,
  ship: number,
  other: number,
  kind: EncounterKind,
): void {
  const { fleet, log, nowSeconds } = motion;
  fleet.encounter[ship] = log.encounters.length;
  log.encounters.push({
    ship,
    step: fleet.step[ship],
    other,
    kind,
    begin: nowSeconds,
    end: undefined,
    distance: undefined,
    path: [],
  });
}

/** Records the end of a ship's encounter. */
export function recordSeparation({ fleet, log, nowSeconds }: Motion, ship: number): void {
  log.encounters[fleet.encounter[ship]].end = nowSeconds;
  fleet.encounter[ship] = -1;
}

/** Records the activities that began or ended since the last call. */
export function recordActivities(world: World, motion: Motion): void {
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

/** Activity of a ship; a ship moored to another has the other's activity. */
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

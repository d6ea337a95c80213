import type { FilePath } from '@roadstead/yaml-file';
import type { Point, Scenario, Step } from '../scenario.ts';

/** A place where a ship is to be, and the place before it from which it sails there in a straight line. */
export interface PlannedPlace {
  readonly path: FilePath;
  readonly at: Point;
  /** Undefined at the start, and where the ship comes from an unknown place. */
  readonly from: Point | undefined;
}

/** Returns the places that a scenario plans, in the order of ships and steps. */
export function plannedPlaces({ ships }: Scenario): readonly PlannedPlace[] {
  return ships.flatMap(({ start, steps }, i) => {
    const places: PlannedPlace[] = [
      { path: ['ships', i, 'start'], at: start.place.at, from: undefined },
    ];
    let from: Point | undefined = start.place.at;
    for (const [k, step] of steps.entries()) {
      for (const at of pointsOf(step)) {
        places.push({ path: ['ships', i, 'steps', k], at, from });
        from = at;
      }
      if (movesElsewhere(step)) from = undefined;
    }
    return places;
  });
}

function pointsOf(step: Step): readonly Point[] {
  switch (step.kind) {
    case 'sail':
    case 'tow':
      return step.to;
    case 'track':
      return step.points.map(({ at }) => at);
    case 'anchor':
    case 'moor':
      return step.at ? [step.at] : [];
    default:
      return [];
  }
}

/** Whether the ship ends a step at a place that the plan does not have. */
function movesElsewhere({ kind }: Step): boolean {
  return kind !== 'sail' && kind !== 'track' && kind !== 'anchor' && kind !== 'moor';
}

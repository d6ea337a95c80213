import { addAnchored, addDrifting } from './choreography.ts';
import { durationText, type ScenarioDraft } from './scenario-draft.ts';
import { type ShipClassName, sketchShip } from './ship-makers.ts';

const HOUR = 3600;

/** Adds ships at anchor that transfer nothing; some arrive and some leave, next to others that lie there. */
export function addIdleShips(
  draft: ScenarioDraft,
  count: number,
  spacingMeters: number,
  classes: readonly ShipClassName[],
): void {
  const { random } = draft;
  for (let left = count; left > 0; left--) {
    const sketch = sketchShip(random, random.pick(classes));
    const at = draft.freePlace(Math.max(spacingMeters, sketch.lengthMeters * 0.9));
    const arrivesSeconds = random.chance(0.4) ? random.between(0.2, 10) * HOUR : undefined;
    const from = arrivesSeconds ?? 0;
    const leavesSeconds = random.chance(0.4) ? from + random.scaled(2, 24) * HOUR : undefined;
    addAnchored(draft, 'Idle', sketch, at, {
      ...(arrivesSeconds !== undefined && { arrivesSeconds }),
      ...(leavesSeconds !== undefined && { leavesSeconds }),
    });
  }
}

/** Adds ships that wait adrift, near one another; some arrive under way and stop. */
export function addWaitingShips(draft: ScenarioDraft, count: number, spacingMeters: number): void {
  const { random } = draft;
  const centre = draft.freePlace(5000);
  for (let left = count; left > 0; left--) {
    const sketch = sketchShip(random, random.pick(['product', 'aframax', 'bulker', 'chemical']));
    const at = draft.reserve(
      draft.pointFrom(centre, spacingMeters * (count - left + 0.4), random.between(0, 360)),
    );
    if (random.chance(0.5)) {
      addDrifting(draft, 'Waiting', sketch, at);
      continue;
    }
    const start = draft.seaward(at, 6000, 20_000);
    draft.addShip('Waiting', sketch, { at: start, atSeconds: random.between(0, 4) * HOUR }, [
      { sail: { to: at } },
      { drift: { for: durationText(random.scaled(2, 24) * HOUR) } },
      { sail: { to: draft.seaward(at, 30_000, 60_000) } },
    ]);
  }
  draft.extendTo(random.between(6, 20) * HOUR);
}

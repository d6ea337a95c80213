import type { RandomStream } from '../trades/random-stream.ts';
import { ownDraughtChange, type VisitedShip } from './choreography.ts';
import type { Quay } from './places.ts';
import { ScenarioDraft } from './scenario-draft.ts';
import { type ShipClassName, type ShipSketch, sketchShip } from './ship-makers.ts';

const HOUR = 3600;
/** Distance along a quay from one row of ships to the next. */
const ROW_METERS = 1500;

/** A scenario at a quay: ships come from and leave to its water side, to starboard of its direction. */
export function quayDraft(random: RandomStream, quay: Quay): ScenarioDraft {
  return new ScenarioDraft(random, {
    at: quay.at,
    radiusMeters: 2000,
    openDegrees: quay.alongDegrees + 90,
  });
}

/**
 * Moors ships in line along a quay, bow ahead, with the gaps of mooring lines between them. Some arrive later.
 * @param row number of rows of ships before this one, further along the quay
 */
export function addMooredShips(
  draft: ScenarioDraft,
  quay: Quay,
  count: number,
  classes: readonly ShipClassName[],
  row = 0,
): readonly VisitedShip[] {
  const { random } = draft;
  let along = row * ROW_METERS;
  return Array.from({ length: count }, () => {
    const sketch = sketchShip(random, random.pick(classes));
    along += sketch.lengthMeters / 2;
    const at = draft.reserve(
      draft.pointFrom(
        draft.pointFrom(quay.at, along, quay.alongDegrees),
        sketch.beamMeters / 2 + 1,
        quay.alongDegrees + 90,
      ),
    );
    along += sketch.lengthMeters / 2 + random.scaled(12, 90);
    return addMoored(draft, 'Berthed', sketch, at, quay.alongDegrees);
  });
}

/** Moors a ship at a place, from the start or after arriving, to the end or until it leaves. */
export function addMoored(
  draft: ScenarioDraft,
  role: string,
  sketch: ShipSketch,
  at: VisitedShip['at'],
  headingDegrees: number,
  mayMove = true,
): VisitedShip {
  const { random } = draft;
  const moves = mayMove && sketch.type !== 'barge';
  const arrives = moves && random.occurs(0.25);
  const leaves = moves && random.occurs(0.25);
  const fromSeconds = arrives ? random.between(0.1, 6) * HOUR : 0;
  const start = arrives ? draft.seaward(at, 1500, 5000) : at;
  const until = leaves ? { until: draft.time(fromSeconds + random.scaled(3, 20) * HOUR) } : {};
  const name = draft.addShip(
    role,
    sketch,
    {
      at: start,
      atSeconds: fromSeconds,
      ...(arrives ? { speedKnots: 4 } : { headingDegrees: headingDegrees % 360 }),
    },
    [
      {
        moor: {
          at,
          headingDegrees: headingDegrees % 360,
          draughtChangeMeters: ownDraughtChange(random, sketch),
          ...until,
        },
      },
      ...(leaves ? [{ sail: { to: draft.seaward(at, 4000, 9000), speedKnots: 5 } }] : []),
    ],
  );
  return { name, sketch, at, fromSeconds };
}

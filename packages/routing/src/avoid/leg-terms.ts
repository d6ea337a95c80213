import type { Area } from '@roadstead/geo';
import type { LegCost } from '../leg-cost.ts';
import type { LineOfSight } from '../line-of-sight.ts';
import { legMeters } from '../sphere.ts';
import { AVOIDED_SURCHARGE } from '../thresholds.ts';
import { someNear } from './box-of-leg.ts';
import { entersArea, intervalsInArea } from './leg-in-area.ts';

type Leg = readonly [longitudeA: number, latitudeA: number, longitudeB: number, latitudeB: number];

/** Sight and costs of legs that enter no closed area, and as little as possible of others. */
export class AvoidingTerms {
  readonly #sight: Pick<LineOfSight, 'isClear'>;
  readonly #legCost: Pick<LegCost, 'costOf'>;
  readonly #closed: readonly Area[];
  readonly #costly: readonly Area[];

  /**
   * @param closed areas that no leg enters
   * @param costly areas that an end lies in
   */
  constructor(
    sight: Pick<LineOfSight, 'isClear'>,
    legCost: Pick<LegCost, 'costOf'>,
    closed: readonly Area[],
    costly: readonly Area[],
  ) {
    this.#sight = sight;
    this.#legCost = legCost;
    this.#closed = closed;
    this.#costly = costly;
  }

  /** Whether a leg is over water and in no closed area. */
  isClear(...leg: Leg): boolean {
    return !this.entersClosed(...leg) && this.#sight.isClear(...leg);
  }

  /** Returns the cost of a leg in metres, with that of its part in costly areas. */
  costOf(...leg: Leg): number {
    return this.#legCost.costOf(...leg) + this.surchargeMeters(...leg);
  }

  entersClosed(...leg: Leg): boolean {
    return someNear(this.#closed, ...leg, (area) => entersArea(area, ...leg));
  }

  surchargeMeters(...leg: Leg): number {
    let surcharge = 0;
    someNear(this.#costly, ...leg, (area) => {
      surcharge += AVOIDED_SURCHARGE * metersInArea(area, ...leg);
      return false;
    });
    return surcharge;
  }
}

/** Returns the length in metres of the part of a great circle that lies in an area. */
export function metersInArea(area: Area, ...leg: Leg): number {
  let part = 0;
  for (const [from, to] of intervalsInArea(area, ...leg)) part += to - from;
  return part === 0 ? 0 : part * legMeters(...leg);
}

import type { Mmsi } from '@roadstead/model';
import type { Point, Spread } from './scenario.ts';

/** What can be wrong with what a ship sends. */
export type FaultKind =
  /** The transmitter is switched off. */
  | { readonly kind: 'dark' }
  /** A share of the messages is lost, besides what is lost anyway. */
  | { readonly kind: 'loss'; readonly rate: number }
  /** The position's error has this standard deviation instead of the transmitter's. */
  | { readonly kind: 'noise'; readonly meters: number }
  /** The position is moved, as if the ship were elsewhere. */
  | { readonly kind: 'jump'; readonly northMeters: number; readonly eastMeters: number }
  /** The position goes round in a circle. */
  | {
      readonly kind: 'circle';
      /** Undefined: where the ship was when it began. */
      readonly centre?: Point;
      readonly radiusMeters: number;
      readonly speedKnots: number;
    }
  /** The positions of all its ships are drawn to one point, and stay there. */
  | { readonly kind: 'drag'; readonly to: Point; readonly overSeconds: number }
  /** Sends with this MMSI; two ships with the same one are taken for one. */
  | { readonly kind: 'mmsi'; readonly mmsi: Mmsi }
  /** The time of its reports is wrong by so much; positive is ahead. */
  | { readonly kind: 'clock'; readonly seconds: number }
  /** A share of the reports reaches the reader late, and so out of order. */
  | { readonly kind: 'late'; readonly rate: number; readonly delaySeconds: Spread };

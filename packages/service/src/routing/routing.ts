import type { Mmsi, Position, PositionReport, Principal, Result } from '@roadstead/model';
import type { TrackPoint } from '@roadstead/tracking';
import type { SailedPoint } from '../tracking/tracking.ts';
import type { AvoidedArea, InsideArea } from './avoided-areas.ts';
import type { AlternativePlan, PlannedRoute } from './planned-route.ts';

/** Sea routes and their duration; a host creates one with `@roadstead/routing`. */
export interface VoyagePlanner {
  /** Returns the distance of a position from navigable water in metres; undefined if it is too far to be a destination. */
  offWaterMeters(place: Position): Promise<number | undefined>;
  plan(asked: VoyageRequest): Promise<VoyagePlan>;
  /** Returns the distance of each pair, in their order. */
  distances(
    pairs: readonly DistancePair[],
    options?: DistanceOptions,
  ): Promise<readonly SeaDistance[]>;
}

/** Options of distances. */
export interface DistanceOptions {
  readonly avoid?: readonly AvoidedArea[];
  /** The time of the voyages: emission control areas that apply then are measured. Without it there are none. */
  readonly timeMs?: number;
}

/** Two positions between which a distance by sea is computed. */
export interface DistancePair {
  readonly from: Position;
  readonly to: Position;
}

/** A distance by sea, or the reason why there is none. */
export type SeaDistance =
  | {
      readonly status: 'ok';
      readonly distanceMeters: number;
      /** Canals and straits, in the order of passage. */
      readonly passages: readonly string[];
      /** Distances in the emission control areas that the route enters. */
      readonly emissionControl?: readonly InsideArea[];
      /** Distances in areas to avoid: of those that an end lies in. */
      readonly avoided?: readonly InsideArea[];
    }
  | { readonly status: 'no_route'; readonly reason: string };

/** The input of a plan. */
export interface VoyageRequest {
  /** The latest position of the ship. */
  readonly fix: PositionReport;
  /** Its cleaned track of the days before, up to that position. */
  readonly track: readonly TrackPoint<SailedPoint>[];
  /** Its static data; null for an unknown value. */
  readonly ship: {
    readonly shiptype: number | null;
    readonly lengthMeters: number | null;
    readonly beamMeters: number | null;
    readonly draughtMeters: number | null;
  };
  readonly to: VoyageEnd;
  /** The expected rest of the stop of a stopped ship, by its first three moments; without it the planner has a default. */
  readonly stay?: StopDuration;
  /** The ETA that the crew reports for this end, epoch milliseconds; null if it is unknown, or of another port. */
  readonly reportedEtaMs: number | null;
  /** Waypoints between the position and the end, in the order of passing. */
  readonly via?: readonly Position[];
  /** Areas that the route must not enter, except to an end inside. */
  readonly avoid?: readonly AvoidedArea[];
  /** The number of routes by different passages, at most; default 1. */
  readonly routesMax?: number;
  /** The present, epoch milliseconds. */
  readonly nowMs: number;
}

/** An uncertain duration: its mean, and its second and third central moments. */
interface StopDuration {
  readonly hours: number;
  /** Hours squared. */
  readonly variance: number;
  /** Hours cubed. */
  readonly skew3: number;
}

/** The end of a voyage. */
export interface VoyageEnd extends Position {
  /** Whether it is a port: pilotage and waiting for a berth take time there. */
  readonly isPort: boolean;
  /** The UN/LOCODE by which it was requested. */
  readonly locode?: string;
}

/** The result of a plan. */
export type VoyagePlan =
  | (PlannedRoute & {
      readonly status: 'ok';
      /** The speed on which the ETA is based. */
      readonly speedKnots: number;
      /** Other routes by their distance; none unless `routesMax` is above 1. */
      readonly alternatives?: readonly AlternativePlan[];
    })
  | {
      /** `no_route`: no sea route exists. `stale_position`: the latest position is too old. */
      readonly status: 'no_route' | 'stale_position';
      readonly reason: string;
    };

/** The result of a route job. */
export type RouteResult =
  | { readonly status: 'unknown_position'; readonly reason: string; readonly fixMs: null }
  /** `fixMs`: the time of the position at which the route begins. */
  | (VoyagePlan & { readonly fixMs: number });

/** The state of a route job, with the result once it is computed. */
export type RouteJob =
  | { readonly state: 'running' }
  | { readonly state: 'finished'; readonly result: RouteResult };

/** A destination: a port by its UN/LOCODE, or a position. */
export type RouteDestination = { readonly locode: string } | { readonly position: Position };

/** The most waypoints of a route job: each is another leg in each of the routes. */
export const VIA_MAX = 10;
/** The most routes of a route job: more are not compared at a glance. */
export const ROUTES_PER_JOB_MAX = 5;

/** Options of a route job besides its destination. */
export interface RouteJobOptions {
  /** Waypoints, at most 10, in the order of passing. */
  readonly via?: readonly RouteDestination[];
  /** Areas that the route must not enter, except to an end inside: at most 50, with 500 vertices in all. */
  readonly avoid?: readonly AvoidedArea[];
  /** The number of routes by different passages, 1 to 5; default 1. */
  readonly routesMax?: number;
}

/** V13: routes of ships to a port or a position. A route that another user requested is `not-found`. */
export interface Routing {
  /**
   * Starts a route job.
   * @returns its id; the result is available once, for 24 hours. `invalid` for a destination or waypoint without port or water, and for areas
   * that are none
   */
  request(
    caller: Principal,
    mmsi: Mmsi,
    destination: RouteDestination,
    options?: RouteJobOptions,
  ): Promise<Result<number>>;
  /**
   * Computes the distances from each origin to each destination, row by row. `invalid` for an unknown UN/LOCODE, an empty list or
   * more than 2500 pairs; `too-many` while another request of the caller is computed
   * @param avoid areas, as of a route
   */
  distances(
    caller: Principal,
    origins: readonly RouteDestination[],
    destinations: readonly RouteDestination[],
    avoid?: readonly AvoidedArea[],
  ): Promise<Result<readonly SeaDistance[]>>;
  /** Returns the state and the result of a job. `gone` after the result was consumed. */
  get(caller: Principal, id: number): Promise<Result<RouteJob>>;
  /** Returns the state of a job; a finished result is removed, so that one caller receives it. `gone` after that. */
  consume(caller: Principal, id: number): Promise<Result<RouteJob>>;
}

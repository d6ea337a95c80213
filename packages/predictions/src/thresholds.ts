import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';

/** Half-life of calls of other ships: trades change with seasons and within years. */
export const FLEET_HALF_LIFE_MS: number = 365 * millisecondsInDay;
/** Half-life of a ship's own calls: services and charters last some months to two years. */
export const OWN_HALF_LIFE_MS: number = 182 * millisecondsInDay;
/** Factor from one occurrence of a situation to the one before it: a ferry on a new line has left the old one. */
export const RECENCY_DECAY = 0.93;
/** Stored calls of a ship: two years of a liner's rotation, three weeks of a ferry's. */
export const CALLS_RETAINED_MAX = 64;
/** Least probability by M2 of a port that other evidence does not name. */
export const EXPECTED_MIN = 1e-4;
/** Least probability of a predicted port; lower ones are noise. */
export const PROBABILITY_MIN = 0.01;
/** Predicted ports of a ship; more add no information. */
export const NEXT_PORTS_MAX = 10;
/** Ports to which routes are computed: all others together rarely have a twentieth of the probability. */
export const ROUTES_MAX = 5;
/** Least probability of a port to which a route is computed. */
export const ROUTE_PROBABILITY_MIN = 0.03;
/** Voyages of a ship's own from which its reliability outweighs that of its class. */
export const RELIABILITY_PRIOR_VOYAGES = 4;
/** A destination that does not name the next port mostly names one of the ship's own, … */
export const WRONG_TEXT_OWN_PORT = 0.6;
/** … or a usual next one, … */
export const WRONG_TEXT_USUAL_PORT = 0.3;
/** … or was misread or names a port far ahead: any of the ten thousand or so ports of the world. */
export const WRONG_TEXT_ANY_PORT: number = 0.1 / 10_000;
/** Factor from one voyage to the one before it, for a ship: ten voyages ago counts a third, since crews change. */
export const SHIP_RELIABILITY_DECAY = 0.9;
/** The same for a class: a thousand voyages ago counts a third. */
export const CLASS_RELIABILITY_DECAY = 0.999;
/** Sailed distance that is full evidence; a bend in a route is shorter. */
export const EVIDENCE_METERS: number = 150 * 1852;
/** Part of the route to the most probable port that is full evidence, where that is shorter, … */
export const EVIDENCE_SHARE = 0.3;
/** … but no less than this, within which a ship leaves a harbour's approaches. */
export const EVIDENCE_METERS_MIN: number = 5 * 1852;
/** Half-life of evidence, in multiples of full evidence: a ship that turned sails for another port. */
export const EVIDENCE_HALF_LIFE = 1.33;
/** Scale of deviations from the shortest route, for weather, traffic and depth. */
export const DETOUR_SHARE = 0.15;
/** Least likelihood of a movement relative to one straight ahead. */
export const ROUTE_LIKELIHOOD_MIN = 0.02;
/** Exponent of evidence: destination, movement and history have common causes, so together they prove less than each alone. */
export const EVIDENCE_DISCOUNT = 0.9;
/** A ship not heard for this long is in no port's arrivals. */
export const SILENCE_MS_MAX: number = 30 * millisecondsInDay;
/** Routes are updated after this part of the remaining distance … */
export const ROUTE_UPDATE_SHARE = 0.1;
/** … but not before a ship leaves a harbour's approaches, or is half-way, and at least twice a day. */
export const ROUTE_UPDATE_METERS_MIN: number = 5 * 1852;
export const ROUTE_UPDATE_METERS_MAX: number = 100 * 1852;
/** Least likelihood of a port that a destination names, from which the ETA of the crew is the one there. */
export const NAMED_LIKELIHOOD_MIN = 0.5;
/** A stationary ship moves no further than this. */
export const ANCHOR_SWING_METERS = 900;
/** A stationary or slower ship arrives later than predicted. */
export const ROUTE_UPDATE_MS: number = millisecondsInDay / 4;
/** A ship whose ETA has passed stays longer, or has left later, than expected: it needs another ETA. */
export const ROUTE_UPDATE_OVERDUE_MS: number = 10 * millisecondsInMinute;
/** Weight of the prior of M3, in calls. */
export const PRIOR_CALLS = 4;
/** Scale of detours on the sphere, where routes lead around land … */
export const AHEAD_DETOUR_SHARE = 0.3;
/** … and the least likelihood. */
export const AHEAD_LIKELIHOOD_MIN = 0.05;
/** Stays and delays of ships of a class at a port that count: the last ones, since berths and cargoes change. */
export const HOURS_OF_PORT_MAX = 40;
/** The same at all ports. */
export const HOURS_OF_CLASS_MAX = 200;
/** Least number of longer stays by which the rest of a stay is estimated. */
export const STAYS_MIN = 3;
/** Least number of arrivals by whose delays an ETA is corrected: the median of fewer is often that of an exception. */
export const DELAYS_MIN = 5;
/** Least distance from a port of an ETA by which a delay is measured, at the begin of the approach: pilots board 5 to 15 nautical miles off. */
export const DELAY_METERS_MIN: number = 10 * 1852;
/** Voyages on a leg that count: more are of other seasons and speeds. */
export const LEGS_MAX = 5;
/** Standard deviation of the duration of one voyage from the next on the same leg: 5 % for orders and 8 % for weather, as in routing. */
export const LEG_SHARE = 0.1;
/** Least distance of the marks of an ETA from it: port calls are detected to the minute. */
export const ETA_WIDTH_MS_MIN = 60_000;

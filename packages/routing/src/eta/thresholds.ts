/** [E1] Age of a fix above which there is no estimate: the ship may have called elsewhere, or turned. */
export const STALE_MS = 86_400_000;

/** [E2] Speed over ground in knots below which a ship is stopped: at anchor and swinging, or drifting with the current. */
export const STOPPED_KNOTS = 1;

/** [E2] Distance in metres from its destination within which a stopped ship has arrived: the basins of a port are as far apart. */
export const ARRIVED_METERS = 2000;

/**
 * [E2] Mean remaining time of a stop in hours, exponential. Half of a stay: the median stay in a port is a day (UNCTAD,
 * Review of Maritime Transport 2019, 0.97 days for all ships in 2018).
 */
export const REMAINING_STOP_HOURS = 12;

/** [E3] Least time between fixes for a speed: below it the error of the positions dominates. */
export const STEP_MS_MIN = 300_000;

/** [E3] Greatest time between fixes for a speed: in a longer silence a ship may have stopped and resumed. */
export const STEP_MS_MAX = 21_600_000;

/** [E3] The same for tugs, tows and dredgers: heavy tows make 2 to 5 knots, so only a stopped one is not under way. */
export const TOW_KNOTS = 1;

/** [E3] Speed in knots below which a ship drifts, fishes or manoeuvres: it is not under way to a destination. */
export const UNDER_WAY_KNOTS = 3;

/** [E4] Hours of the recent mean: one tide (12 h 25 min), so that the tidal stream is averaged out. */
export const RECENT_HOURS = 12;

/** [E4] Decay of the long mean in hours under way: the ordered speed changes with the voyage, 10 days. */
export const HISTORY_HOURS = 240;

/**
 * [E5] Fraction of their speed below which ships pass canals, fog and port approaches: 8 knots in Suez are two thirds of the
 * speed of a tanker at sea. Weather slows a ship that much only in a gale: it is three deviations.
 */
export const SLOW_SHARE = 0.75;

/** [E5] Longest time under way in a canal, in hours: a ship that is slow for longer is slow at sea. */
export const SLOW_HOURS_MAX = 24;

/** [E6] Time in hours in which the weather of a ship changes: depressions pass in one to three days. */
export const WEATHER_HOURS = 36;

/**
 * [E6] Standard deviation of the speed due to weather, as a fraction of the speed. A sea margin of 15 % of power is 5 % of
 * speed (power grows with its cube), and Beaufort 6 ahead reduces it by 10 to 20 % (IMO MEPC.1/Circ.796, fw).
 */
export const WEATHER_SHARE = 0.08;

/**
 * [E6] Standard deviation of the speeds of ships of the same AIS type and length, as a fraction. Within a class of the IMO
 * the quartiles are 1 to 2 knots apart at 16 (Third IMO GHG Study 2014, figures 38 to 40), which is 5 to 9 %; one AIS type
 * has both bulkers and container ships.
 */
export const CLASS_SHARE = 0.15;

/** [E6] Standard deviation of the ordered speed from voyage to voyage, as a fraction. */
export const ORDER_SHARE = 0.05;

/**
 * [E6] Multiple of the service speed above which a speed over ground is implausible: a faulty fix, or "102.2 knots or more".
 * The averages of 2012 are three quarters of the design speed, those of large container ships 16 of 24 to 29 knots (Third IMO
 * GHG Study 2014, executive summary and figure 39), plus a current and the spread of a class.
 */
export const SOG_SERVICE_SHARE_MAX = 2.5;

/**
 * [E6] Least speed in knots above which a speed over ground of a passenger ship is implausible: small fast ferries, which mostly report
 * to be passenger ships, make 25 to 40 knots.
 */
export const PASSENGER_KNOTS_MAX = 45;

/** [E8] Length of the approach in metres of ships with their own berths: ferries slow down a mile off. */
export const OWN_BERTH_APPROACH_METERS = 1852;

/** [E8] Mean time for lines of such ships in hours, exponential; their masters are exempt from pilotage. */
export const OWN_BERTH_HOURS = 0.05;

/** [E8] Length of the approach in metres: pilots board 5 to 15 nautical miles off the berth. */
export const APPROACH_METERS = 18_520;

/** [E8] Speed on the approach, in knots; as in P4. */
export const APPROACH_KNOTS = 10;

/** [E8] Mean time for pilot, tugs and lines in hours, exponential: from the pilot ladder to the berth it is an hour or two. */
export const PILOT_HOURS = 1;

/** [E8] Probability of a wait for a berth. An assumption: ports differ more than any figure can express. */
export const BERTH_WAIT_PROBABILITY = 0.15;

/** [E8] Mean wait for a berth in hours, exponential: until the next day, or tide. */
export const BERTH_WAIT_HOURS = 12;

/** [E9] Mean days between stops at sea, for repairs, bunkers, orders or shelter. An assumption of the right order. */
export const STOP_EVERY_DAYS = 15;

/** [E9] Mean duration of a stop at sea in hours, exponential. As above. */
export const STOP_HOURS = 8;

/** [E11] Standard deviation of an ETA that a crew reports, in hours, at the end of the voyage: it names a tide, a pilot or a shift. An assumption. */
export const REPORTED_HOURS = 2;

/** [E11] The same as a fraction of the hours to go: the orders of a voyage change (E6), and ETAs are seldom updated. An assumption. */
export const REPORTED_SHARE = 0.05;

/** [E11] Difference from the computed time, in deviations of both, above which an ETA is of another voyage. */
export const REPORTED_DEVIATIONS_MAX = 2;

/** [E1] Older than this a fix says nothing of when the ship arrives: it may have called elsewhere, or turned. */
export const STALE_MS = 86_400_000;

/** [E2] A ship at anchor that swings, or drifts with the current, is slower over ground than this, in knots. */
export const STOPPED_KNOTS = 1;

/** [E2] A stopped ship as near as that to its destination, in metres, has arrived: a port's basins are as far apart. */
export const ARRIVED_METERS = 2000;

/**
 * [E2] How much longer a ship lies that is found lying, on average, in hours, exponential. Half of a stay: the median stay
 * in a port is a day (UNCTAD, Review of Maritime Transport 2019, 0.97 days for all ships in 2018).
 */
export const LYING_HOURS = 12;

/** [E3] Fixes nearer than this to one another say more of the error of positions than of the ship's speed. */
export const STEP_MS_MIN = 300_000;

/** [E3] In a longer silence a ship may have stopped and gone on. */
export const STEP_MS_MAX = 21_600_000;

/** [E3] What is slower over ground than this, in knots, drifts, fishes or manoeuvres: it is not under way to anywhere. */
export const UNDER_WAY_KNOTS = 3;

/** [E4] Hours that count as recent: one tide (12 h 25 min), so that its stream is averaged out. */
export const RECENT_HOURS = 12;

/** [E4] Hours under way after which the past is forgotten: the speed that is ordered changes with the voyage, 10 days. */
export const HISTORY_HOURS = 240;

/**
 * [E5] Ships go through canals, fog and port approaches at less than this share of their speed: 8 knots in Suez are two
 * thirds of what a tanker makes at sea. Weather takes so much only in a gale: it is three deviations.
 */
export const SLOW_SHARE = 0.75;

/** [E5] No canal takes longer than this under way, in hours: a ship that is slow for longer sails slowly. */
export const SLOW_HOURS_MAX = 24;

/** [E6] Hours in which the weather that a ship has becomes another: depressions pass in one to three days. */
export const WEATHER_HOURS = 36;

/**
 * [E6] How far weather takes the speed from its mean, as a share of it, one standard deviation. A sea margin of 15 % of
 * power is 5 % of speed (power grows with its cube), and Beaufort 6 ahead costs 10 to 20 % (IMO MEPC.1/Circ.796, fw).
 */
export const WEATHER_SHARE = 0.08;

/**
 * [E6] How far the speeds of ships of the same AIS type and length are apart, as a share, one standard deviation. Within a
 * class of the IMO the quartiles are 1 to 2 knots apart at 16 (Third IMO GHG Study 2014, figures 38 to 40), which is 5 to
 * 9 %; AIS puts bulkers and container ships into one type.
 */
export const CLASS_SHARE = 0.15;

/** [E6] How far the speed of a voyage is from that of the voyages before, as a share, one standard deviation. */
export const ORDER_SHARE = 0.05;

/**
 * [E6] A speed over ground of more than so many times what its like make is none that the ship has: a faulty fix, or "102.2
 * knots or more". The averages of 2012 are three quarters of the design speed, those of large container ships 16 of 24 to 29
 * knots (Third IMO GHG Study 2014, executive summary and figure 39); a current and the spread of a class come on top.
 */
export const SOG_SERVICE_SHARE_MAX = 2.5;

/** [E8] How long before its berth a ship slows down, in metres: pilots board 5 to 15 nautical miles off. */
export const APPROACH_METERS = 18_520;

/** [E8] What ships make good near ports, in knots; as in P4. */
export const APPROACH_KNOTS = 10;

/** [E8] For pilot, tugs and lines, in hours on average, exponential: from the pilot's ladder to the berth takes an hour or two. */
export const PILOT_HOURS = 1;

/** [E8] One in so many ships waits for a berth … An assumption: ports differ more than any figure says. */
export const BERTH_WAIT_CHANCE = 0.15;

/** [E8] … for so many hours on average, exponential: till the next day, or tide. */
export const BERTH_WAIT_HOURS = 12;

/** [E9] A stop at sea, for repairs, bunkers, orders or shelter, in so many days. An assumption of the right order. */
export const STOP_EVERY_DAYS = 15;

/** [E9] So long it lasts, in hours on average, exponential. As above. */
export const STOP_HOURS = 8;

const DAY_MS = 86_400_000;

/** What ships of a kind did a year ago counts half: trades change with seasons and within years. */
export const FLEET_HALF_LIFE_MS: number = 365 * DAY_MS;
/** What a ship itself did half a year ago counts half: services and charters last some months to two years. */
export const OWN_HALF_LIFE_MS: number = 182 * DAY_MS;
/** What it did the time before counts so much of what it did the last time: a ferry on a new line has left the old one. */
export const OWN_KEPT = 0.93;
/** Calls of a ship that are kept: two years of a liner's rotation, three weeks of a ferry's. */
export const CALLS_KEPT = 64;
/** Of a port that followed more seldom than that nobody speaks, until something else speaks for it. */
export const EXPECTED_MIN = 1e-4;
/** A port is said where it is at least so probable; what is less is noise. */
export const PROBABILITY_MIN = 0.01;
/** Of a ship: more than this say nothing more. */
export const SAID_MAX = 10;
/** Of so many ports the way is measured: the others together are seldom more than a twentieth. */
export const MEASURED_MAX = 5;
/** A way is measured to a port that is at least so probable. */
export const MEASURED_PROBABILITY_MIN = 0.03;
/** What a ship's crew was worth believing so far counts as that of its class does, until it has so many voyages. */
export const TRUST_VOYAGES = 4;
/** A text that names another port than the next names mostly one of the ship's own, … */
export const WRONG_OF_OWN = 0.6;
/** … or else one that ships go to from there, … */
export const WRONG_OF_USUAL = 0.3;
/** … or it was misread, or means a place far ahead, and may be any of the ports of the world that ships sail between. */
export const WRONG_OF_ANY: number = 0.1 / 1000;
/** Of a ship, a voyage ten voyages ago counts a third as much as the last one: crews change. */
export const TRUST_KEPT_OF_SHIP = 0.9;
/** Of a class, one a thousand voyages ago does. */
export const TRUST_KEPT_OF_CLASS = 0.999;
/** Sailing so far towards a port or past it is evidence of one voyage leg; a bend is shorter than that. */
export const EVIDENCE_METERS: number = 150 * 1852;
/** Where the likeliest port is near, that part of the way to it is evidence as well. */
export const EVIDENCE_SHARE = 0.3;
/** No less than this: within it a ship leaves one harbour's waters. */
export const EVIDENCE_METERS_MIN: number = 5 * 1852;
/** What was sailed that far ago counts half: who turned sails for another port. */
export const EVIDENCE_HALF_LIFE = 1.33;
/** A ship bound for a port sails off the shortest way by about this share, for weather, traffic and depth. */
export const DETOUR_SHARE = 0.15;
/** Whatever way a ship takes, it is bound for a port with at least this likelihood of that of one straight ahead. */
export const WAY_LIKELIHOOD_MIN = 0.02;
/** What a crew types, how the ship sails and where it went before have common causes, so together they say less than each alone would. */
export const EVIDENCE_KEPT = 0.9;
/** A ship that was not heard for so long is in no port's arrivals. */
export const SILENT_MS: number = 30 * DAY_MS;
/** Ways are measured again when a ship has sailed this part of the rest of its way … */
export const MEASURE_AGAIN_SHARE = 0.1;
/** … but no oftener than a ship leaves a harbour's waters, or is half-way, and no seldomer than twice a day. */
export const MEASURE_AGAIN_METERS_MIN: number = 5 * 1852;
export const MEASURE_AGAIN_METERS_MAX: number = 100 * 1852;
/** A ship that lies moves no further than this. */
export const SWINGING_METERS = 900;
/** A ship that lies, or is slower than it was, arrives later than was said. */
export const MEASURE_AGAIN_MS: number = DAY_MS / 4;
/** What is learned of how far situations can be believed counts as much as the rule of thumb after so many calls. */
export const BELIEF_CALLS = 4;
/** Over the sphere a ship bound for a port may seem to sail so much of its way for nothing, where the way leads around land … */
export const AHEAD_WASTE = 0.3;
/** … or any part of it. */
export const AHEAD_LIKELIHOOD_MIN = 0.05;

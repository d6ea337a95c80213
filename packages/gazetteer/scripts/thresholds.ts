/**
 * Nearer to land than this, in metres, a stop is at a berth. The coastline is a general one: quays in Durban are up to
 * 1.2 km from it. Of the places that are named offshore 5 % are nearer, and those are at anchor by their name.
 */
export const SHORE_METERS_MAX = 1250;

/** Where the index has no port, land must be nearer to tell quays from ships at anchor in a bay, as off Vatika. */
export const UNLISTED_SHORE_METERS_MAX = 500;

/** Of the circle around a port's position the water within this of land is harbour; what is further out is roads. */
export const HARBOUR_WATER_METERS_MAX = 1000;

/** A harbour reaches so far from a place where ships were seen to lie alongside: a cell of the source, and a ship's length. */
export const BERTH_REACH_METERS = 600;

/** An anchorage keeps so much of the water around it out of the harbour. */
export const ANCHORAGE_REACH_METERS = 600;

/** A stop is at the nearest port within this; the approaches of most harbours are shorter. */
export const BERTH_TO_PORT_METERS_MAX = 10_000;

/** A stop that bears the port's name may be further, as river ports are long. */
export const NAMED_BERTH_TO_PORT_METERS_MAX = 60_000;

/** Roadsteads lie up to here from their port. */
export const ANCHORAGE_TO_PORT_METERS_MAX = 30_000;

/** Those that bear its name may be further; the Schelde's are 90 km from Antwerp. */
export const NAMED_ANCHORAGE_TO_PORT_METERS_MAX = 120_000;

/** Stops at berths this near to the first of them are one berth: a basin or a long quay. */
export const BERTH_GROUP_METERS = 1500;

/** Stops at anchor this near to the first of them are one anchorage. */
export const ANCHORAGE_GROUP_METERS = 3000;

/** Stops at berths that are of no port are drawn together with those this near. */
export const HARBOUR_GROUP_METERS = 5000;

/** A port that people know is within this of where they say it is; positions of both are of harbours up to that long. */
export const KNOWN_PORT_METERS_MAX = 20_000;

/** All bundled files together; what a web page can still load. */
export const BUNDLED_BYTES_MAX = 3_000_000;

/**
 * A stop within this distance of land, in metres, is at a berth. The coastline is generalised: quays in Durban are up to
 * 1.2 km from it. Of the places named offshore 5 % are nearer; those are at anchor by their name.
 */
export const SHORE_METERS_MAX = 1250;

/** Without a port of the index land must be nearer, to distinguish quays from ships at anchor in a bay, as off Vatika. */
export const UNLISTED_SHORE_METERS_MAX = 500;

/** Within the circle around a port, water within this distance of land is harbour; water further out is roadstead. */
export const HARBOUR_WATER_METERS_MAX = 1000;

/** Extent of a harbour around a stop at a berth: a cell of the source, and the length of a ship. */
export const BERTH_REACH_METERS = 600;

/** Extent of the water around an anchorage that is not harbour. */
export const ANCHORAGE_REACH_METERS = 600;

/** A stop at a berth belongs to the nearest port within this distance; most approaches are shorter. */
export const BERTH_TO_PORT_METERS_MAX = 10_000;

/** A stop with the name of the port may be further: river ports are long. */
export const NAMED_BERTH_TO_PORT_METERS_MAX = 60_000;

/** Distance of roadsteads from their port. */
export const ANCHORAGE_TO_PORT_METERS_MAX = 30_000;

/** A roadstead with the name of the port may be further: those of the Schelde are 90 km from Antwerp. */
export const NAMED_ANCHORAGE_TO_PORT_METERS_MAX = 120_000;

/** Stops at berths within this distance of the first of them are one berth: a basin or a long quay. */
export const BERTH_GROUP_METERS = 1500;

/** Stops at anchor within this distance of the first of them are one anchorage. */
export const ANCHORAGE_GROUP_METERS = 3000;

/** Stops at berths without a port are one harbour within this distance. */
export const HARBOUR_GROUP_METERS = 5000;

/** Greatest distance of a major port from its position in the index: some harbours are that long. */
export const MAJOR_PORT_METERS_MAX = 20_000;

/** A position of UN/LOCODE is in its country if a port of the index there is within this distance: between most ports of a coast. */
export const CODE_COUNTRY_METERS = 100_000;

/** … or a stop with its name within this distance: a harbour and its approach. */
export const CODE_STOP_METERS = 25_000;

/** … or, far from the sea, if of this many nearest places within the distance at least half are of its country. */
export const CODE_NEIGHBOURS_MAX = 10;

/** One neighbour alone may have the same error. */
export const CODE_NEIGHBOURS_MIN = 2;

/** Two positions of one place are in conflict beyond this distance: the longest river ports, with the minute of the sources. */
export const CODE_CONFLICT_METERS = 50_000;

/** A place and a port with the same name are the same one within this distance: a town and its port. */
export const SAME_PLACE_METERS = 25_000;

/** A code whose official place has another name is wrong beyond this distance: a port may have the code of its district. */
export const FOREIGN_CODE_METERS = 100_000;

/** Total size of the bundled files: an acceptable download for a web page. */
export const BUNDLED_BYTES_MAX = 3_000_000;

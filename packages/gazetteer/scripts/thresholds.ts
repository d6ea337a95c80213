/**
 * A stop within this distance of land, in metres, is at a berth. The coastline is generalised: quays in Durban are up to
 * 1.2 km from it. Of the places named offshore 5 % are nearer; those are at anchor by their name.
 */
export const SHORE_METERS_MAX = 600;

/** Without a port of the index land must be nearer, to distinguish quays from ships at anchor in a bay, as off Vatika. */
export const UNLISTED_SHORE_METERS_MAX = 400;

/**
 * Extent of a harbour around the position of its port, in metres: the quays of large ports line kilometres of a coast or an
 * estuary. Found with moored ships (`docs/quality.md`): larger radii add more area than ships.
 */
export const HARBOUR_RADIUS_METERS = {
  unknown: 1000,
  'very-small': 3000,
  small: 8000,
  medium: 12_000,
  large: 12_000,
};

/** Within that radius, cells within this distance of the shore, on either side, are harbour: 85 % of the moored ships are. */
export const HARBOUR_SHORE_METERS_MAX = 500;

/** Extent of basins and docks around the position of a port, in metres. */
export const BASINS_RADIUS_METERS = {
  unknown: 1000,
  'very-small': 2000,
  small: 3000,
  medium: 4000,
  large: 5000,
};

/** Basins are newer than the shoreline of 1989: they are within this distance of it, or on land. */
export const BASINS_SHORE_METERS_MAX = 900;

/** Extent of a port on a river, where the shoreline has no water, in metres. */
export const RIVER_RADIUS_METERS = {
  unknown: 1000,
  'very-small': 2500,
  small: 4000,
  medium: 5000,
  large: 6000,
};

/** Ships moor on the shore of a town: within this distance of its centre, and of the coast. */
export const TOWN_REACH_METERS = 2000;
export const TOWN_SHORE_METERS_MAX = 400;

/** A town within this distance of a port is a part of the nearest one; further away no harbour is known. */
export const TOWN_TO_PORT_METERS_MAX = 20_000;

/** A seaport of UN/LOCODE, whose coordinates are of a minute of arc (1.9 km), is this near to the coast. */
export const SEAPORT_SHORE_METERS_MAX = 2500;

/**
 * A place of UN/LOCODE within this distance of a port of the index is a part of that port, in metres: Pasir Panjang of
 * Singapore, San Pedro of Los Angeles. The coordinates of both sources are of a minute of arc (1.9 km).
 */
export const PART_METERS_MAX = {
  unknown: 2000,
  'very-small': 2000,
  small: 3000,
  medium: 6000,
  large: 10_000,
};

/** The town that gives an unlisted harbour its country, and its name if the stops have none, is within this distance. */
export const UNLISTED_TO_TOWN_METERS_MAX = 50_000;

/** A port of the index within this distance confirms an offshore terminal: the jetties of Dalrymple Bay are 4 km long. */
export const OFFSHORE_TERMINAL_METERS_MAX = 5000;

/** A terminal is this near to every port with cells in it: Nansha is the farthest from its port, Guangzhou. */
export const TERMINAL_TO_PORT_METERS_MAX = 90_000;

/** Ports within this distance share the cells between them. */
export const NEIGHBOUR_METERS_MAX = 20_000;

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
export const BUNDLED_BYTES_MAX = 4_000_000;

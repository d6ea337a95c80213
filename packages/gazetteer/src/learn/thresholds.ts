/** Distance in metres between neighbouring stops at one berth: the extent of a berth (G8), which is a ship's length and a cell. */
export const BERTH_STEP_METERS = 600;
/** Radius in metres of stops that are one berth: a basin or a long quay, as of bundled berths. */
export const BERTH_RADIUS_METERS = 1500;
/** The same for anchorages, where ships lie up to half a mile apart, and the radius of bundled ones. */
export const ANCHORAGE_STEP_METERS = 1000;
export const ANCHORAGE_RADIUS_METERS = 3000;

/** Distance in metres from the area of a port within which a berth belongs to it, as of bundled berths: most approaches are shorter. */
export const PORT_METERS_MAX = 10_000;
/** Distance in metres from an official place that names a new port: that of a port and its code (G14). */
export const PLACE_METERS_MAX = 25_000;

/** Margin in metres around the stops: the radius of a stop (P1), twice the error of two positions. */
export const MARGIN_METERS = 150;

/** Share of the reports of a stop that decides what the ship says of it: the greater part. */
export const SAID_SHARE_MIN = 0.5;
/** Stops without a useful status: a ship that waits for a pilot or a lock lies for less than an hour, and seldom where others do. */
export const SILENT_MS_MIN = 3_600_000;
export const SILENT_STOPS_MIN = 3;

/** Ships that are counted in a cell of 309 m; more are counted as so many. */
export const CELL_SHIPS_MAX = 1000;

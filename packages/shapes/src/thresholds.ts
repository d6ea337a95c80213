/** SH1. Names are shown in lists and written in addresses; as long as those of configurations. */
export const NAME_LENGTH_MAX = 200;

/** SH1. A page of text; what is longer belongs in a document. */
export const DESCRIPTION_LENGTH_MAX = 4000;

/** SH1. Users in an acl: as many as a person looks through, as for configurations. */
export const ACL_LENGTH_MAX = 1000;

/** SH3. Wider than any sea area that is watched as a circle; beyond, a polygon says better what is meant. */
export const RADIUS_METERS_MAX = 1_000_000;

/** SH4. An inscribed polygon of so many corners is nowhere more than 0.12 % of the radius inside the circle. */
export const CIRCLE_CORNERS = 64;

/** SH4. Billionths of a degree (0.1 mm): engines differ in the last bits of trigonometry, and no ship is placed finer. */
export const CIRCLE_DEGREE_PARTS = 1e9;

/** SH6. 10 000 vertices take some 400 kB as GeoJSON and 160 kB as a Shapefile; this leaves room for much beside them. */
export const IMPORT_CHARACTERS_MAX: number = 8 * 1024 * 1024;

/** SH8. A Shapefile has about ten files; archives bring notes and styles too. */
export const ZIP_ENTRIES_MAX = 100;

/** SH8. 10 000 vertices with heights and measures take 320 kB; this leaves room for tables that nobody needs. */
export const ZIP_BYTES_MAX: number = 4 * 1024 * 1024;

/** SH9. The longest text field that dBASE has, in bytes. */
export const DBF_TEXT_BYTES = 254;

/** SH1. Names appear in lists and URLs; the same limit as for configurations. */
export const NAME_LENGTH_MAX = 200;

/** SH1. A page of text; longer texts belong in a document. */
export const DESCRIPTION_LENGTH_MAX = 4000;

/** SH1. Users in an acl: the number that a person can review; the same limit as for configurations. */
export const ACL_LENGTH_MAX = 1000;

/** SH3. Wider than any sea area that is monitored as a circle; larger areas are better drawn as polygons. */
export const RADIUS_METERS_MAX = 1_000_000;

/** SH4. An inscribed polygon of 64 corners is nowhere more than 0.12 % of the radius inside the circle. */
export const CIRCLE_CORNERS = 64;

/** SH4. Rounds to billionths of a degree (0.1 mm): JavaScript engines differ in the last bits of trigonometry, and no ship position is finer. */
export const CIRCLE_DEGREE_PARTS = 1e9;

/** SH6. 10 000 vertices need some 400 kB as GeoJSON and 160 kB as a Shapefile; the rest is for other members and files. */
export const IMPORT_CHARACTERS_MAX: number = 8 * 1024 * 1024;

/** SH8. A Shapefile has about ten files; archives also have notes and styles. */
export const ZIP_ENTRIES_MAX = 100;

/** SH8. 10 000 vertices with heights and measures need 320 kB; the rest is for attribute tables. */
export const ZIP_BYTES_MAX: number = 4 * 1024 * 1024;

/** SH9. The longest text field of dBASE, in bytes. */
export const DBF_TEXT_BYTES = 254;

const MS_PER_MINUTE = 60_000;
const MS_PER_HOUR = 3_600_000;

/** S3, S4: the time before an event and after it that is looked at: a spoofed position comes and goes by a jump. */
export const AROUND_EVENT_MS: number = MS_PER_HOUR;

/** The time before firing that is looked at: encounters may wait for their filters, and fixes are not stored for ever. */
export const BEFORE_FIRING_MS: number = 12 * MS_PER_HOUR;

/**
 * S1: a position is on land if it is farther from water. Two kilometres, as no error of a receiver explains (GNSS: metres), and a cell
 * of the bundled map, of which a coast and a harbour are land.
 */
export const INLAND_METERS = 3000;

/** S1: as near to a port area or an anchorage there is water that the map lacks: rivers, canals and lakes. */
export const WATERWAY_METERS = 10_000;

/** S2: the time in which a circle is looked for. Spoofed ones take some minutes a turn (Bergman 2020: minutes to an hour). */
export const CIRCLE_MS: number = MS_PER_HOUR;

/** S2: fewer positions an hour are near a circle by chance, as any three or four are; at anchor there are twenty. */
export const CIRCLE_FIXES_MIN = 12;

/** S2: smaller ones are the noise of a ship that lies still, or turns on the spot. */
export const CIRCLE_RADIUS_METERS_MIN = 100;

/** S2: larger ones look like a bend of a route in an hour. Published ones have radii of 0.1 to 10 km. */
export const CIRCLE_RADIUS_METERS_MAX = 10_000;

/** S2: positions are on the circle if they differ from its radius by less than this part. */
export const CIRCLE_TOLERANCE = 0.1;

/** S2: the part of the positions that must be on it: the first and the last may be on the way. */
export const CIRCLE_SHARE_MIN = 0.9;

/** S2: the largest sector without a position, in degrees: a ship at anchor swings through less than the other three quarters in an hour. */
export const CIRCLE_SECTOR_DEGREES_MAX = 90;

/** S2: a ship at anchor swings more slowly; spoofed circles are sailed at 10 to 31 kn (Harris 2019, Bergman 2020). */
export const CIRCLE_KNOTS_MIN = 3;

/** S3: a shorter jump may be an error of a receiver, between high buildings or after a cold start. */
export const JUMP_METERS_MIN = 2000;

/** S4: reports from elsewhere that agree with one another, with positions of the track in between: two transmitters alternate. */
export const ALTERNATIONS_MIN = 3;

/** S4: reports that are further apart in time agree by chance: errors of single bits come back after hours. */
export const AGREEMENT_MS_MAX: number = 30 * MS_PER_MINUTE;

/** S4: the rejected jumps of a ship that are stored: an hour at one every ten seconds, three times. */
export const JUMPS_MAX = 1000;

/** S4: as for jumps of the tracker (D10). */
export const AGREEMENT_KNOTS_MAX = 80;

/** S5: two ships side by side are not nearer than their antennas are to their sides; half of it allows for errors. */
export const SIDE_SHARE_MAX = 0.5;

/** S5: errors of two receivers exceed the width of smaller ships. */
export const SIDES_METERS_MIN = 16;

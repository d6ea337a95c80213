export const MS_PER_HOUR = 3_600_000;

export const METERS_PER_NAUTICAL_MILE = 1852;

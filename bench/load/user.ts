/** The user of the measured requests. */
export const NAME = 'anna';
export const PASSWORD = 'correct horse';

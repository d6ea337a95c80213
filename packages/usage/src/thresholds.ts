/** U3. What is counted is written so long after the first of it: with the write itself, within the second that is promised. */
export const WRITE_AFTER_MS = 500;

/** U6. Credits are counted in millionths, so that sums of them are exact. */
export const MICROS_PER_CREDIT = 1_000_000;

/** U6. A thousand users that each ask a million times a month stay below 2^53 millionths. */
export const CREDITS_MAX = 1000;

/** U3. The journal is folded after so many writes: five minutes in which somebody always asks. */
export const FOLD_AFTER_WRITES = 600;

/** U3. Or after so many tallies in it: some 40 MB, read at a start in a second. */
export const FOLD_AFTER_COUNTS = 400_000;

/** U3. So many documents are folded at once: some milliseconds, in which nobody else is answered. */
export const FOLDED_AT_ONCE = 20;

/** U3. A stop waits so long for what is being answered: nearly all is within milliseconds, and whoever stops a process waits for it. */
export const ANSWERED_WITHIN_MS = 2000;

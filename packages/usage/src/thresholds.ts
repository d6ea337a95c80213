/** U3. Delay of a write after the first new usage: with the write itself, it stays within the promised second. */
export const WRITE_DELAY_MS = 500;

/** U3. Delay of a write after one that failed: a full disk has room again after minutes, and each failure is logged. */
export const RETRY_DELAY_MS = 10_000;

/** U6. Credits are counted in millionths, so that their sums are exact. */
export const MICROS_PER_CREDIT = 1_000_000;

/** U6. A thousand users with a million requests a month each stay below 2^53 millionths. */
export const CREDITS_MAX = 1000;

/** U3. Writes between checkpoints: five minutes of continuous requests. */
export const CHECKPOINT_AFTER_WRITES = 600;

/** U3. Counters in the journal between checkpoints: some 40 MB, which a start reads in a second. */
export const CHECKPOINT_AFTER_COUNTERS = 400_000;

/** U3. Documents in a batch of a checkpoint: some milliseconds, in which other requests wait. */
export const CHECKPOINT_BATCH_SIZE = 20;

/** U3. Time that a stop waits for pending requests: almost all take milliseconds, and the operator waits for the stop. */
export const STOP_TIMEOUT_MS = 2000;

/** U2. Months in memory: two, since a request that began before midnight is counted after it; and one for a clock that is set. */
export const MONTHS_CACHED_MAX = 3;

/** U10. Delay of a batch after one that was not acknowledged: the next leader begins within seconds, and a kill of the sender meanwhile loses the batch. */
export const RESEND_DELAY_MS = 1000;

/** U10. A stop sends usage again for as long as a busy leader is disconnected for, and a server gives pending requests: four seconds. */
export const RESENDS_AT_STOP = 4;

/** U10. Time after which the last batch of a sender is not expected again: 31 days; senders repeat a batch every few seconds. */
export const SENDER_RETENTION_MS: number = 31 * 86_400_000;

/** The work that waits or runs in the background, by its kind. Batches that are being ingested are in the status. */
export interface QueueLengths {
  /** Report jobs. */
  readonly reports: number;
  /** Track jobs. */
  readonly tracks: number;
  /** Route jobs. */
  readonly routes: number;
  /** Detections over stored history. */
  readonly backfills: number;
  /** Predictions of ships, and the routes for them; many after each start. */
  readonly predictions: number;
  /** Pending deliveries of alerts, those that wait for another attempt included. */
  readonly alerts: number;
}

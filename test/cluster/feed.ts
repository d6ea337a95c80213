import type { DetectorOptions } from '@roadstead/detector';
import type { PositionReport, StaticReport } from '@roadstead/model';
import type { StoredConfiguration } from '@roadstead/service';

/** Reports, or a change of a configuration, as it is appended to the log. */
export type FeedItem = { readonly timeMs: number } & (
  | {
      readonly kind: 'reports';
      readonly statics: readonly StaticReport[];
      readonly positions: readonly PositionReport[];
    }
  | ({ readonly kind: 'configuration' } & ConfigurationItem)
);

/** A change of a configuration. */
export interface ConfigurationItem {
  readonly revision: number;
  readonly configurationId: number;
  readonly stored: StoredConfiguration | null;
}

/** The input of a cluster. */
export interface Feed {
  /** In the order of time. */
  readonly items: readonly FeedItem[];
  readonly detectorOptions: Omit<DetectorOptions, 'slots' | 'firingFilter'>;
}

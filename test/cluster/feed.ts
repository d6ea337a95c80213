import type { DetectorOptions } from '@roadstead/detector';
import type { PositionReport, StaticReport } from '@roadstead/model';
import type { StoredConfiguration } from '@roadstead/service';
import { encodeLogRecord } from '../../packages/service/src/log/encode-log-record.ts';
import { forDetector } from '../../packages/service/src/sts/configuration-writer.ts';

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

/** Returns the message of an item. */
export function bytesOf(item: FeedItem): Uint8Array {
  if (item.kind === 'reports') {
    const { statics, positions } = item;
    return encodeLogRecord({ kind: 'reports', statics, positions });
  }
  const { revision, configurationId, stored } = item;
  const configuration = stored && forDetector(stored);
  return encodeLogRecord({ kind: 'configuration', revision, configurationId, configuration });
}

/** Returns the changes of configurations of a feed by revision. */
export function configurationsOf({ items }: Feed): ReadonlyMap<number, ConfigurationItem> {
  return new Map(
    items.flatMap((item) => (item.kind === 'configuration' ? [[item.revision, item]] : [])),
  );
}

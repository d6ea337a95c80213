import type { Box } from '@roadstead/geo';

/** A source of live reports. A `url` can contain credentials. */
export type Feed =
  | { readonly kind: 'tcp'; readonly host: string; readonly port: number }
  | { readonly kind: 'udp'; readonly address: string; readonly port: number }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'stdin' }
  | {
      readonly kind: 'aisstream';
      readonly url: string;
      /** None crosses the antimeridian. */
      readonly boxes: readonly Box[];
      readonly keyFile: string | undefined;
    }
  /** The protocol of the URL is that of the transport: `mqtt:`, `mqtts:`, `ws:` or `wss:`. */
  | { readonly kind: 'mqtt'; readonly url: string; readonly topics: readonly string[] }
  | { readonly kind: 'ws'; readonly url: string }
  | { readonly kind: 'http'; readonly url: string; readonly intervalMs: number };

/** Whether the feed is opened again after its end: a receiver returns, a file is read once. */
export function isReopened({ kind }: Feed): boolean {
  return kind !== 'file' && kind !== 'stdin';
}

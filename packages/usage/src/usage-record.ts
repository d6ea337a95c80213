/** Units of usage: requests, or the containers that they concern. */
export const USAGE_UNITS = ['REQUESTS', 'CONTAINERS'] as const;
export type UsageUnit = (typeof USAGE_UNITS)[number];

/** U1: a use of an endpoint or a label. */
export interface UsageRecord {
  /** Null for a push, which no user requested. */
  readonly user: { readonly uuid: string; readonly name: string } | null;
  readonly type: 'REQUEST' | 'PUSH';
  /** `GET`, `POST` …; null for a push. */
  readonly method: string | null;
  /** The path with placeholders, or a label such as `Total container count`. */
  readonly endpoint: string;
  readonly status: 'SUCCESS' | 'ERROR';
  readonly unit: UsageUnit;
  readonly text: string | null;
}

/** U2: number of uses in a month. */
export interface UsageCounter extends Omit<UsageRecord, 'user'> {
  /** The user's name. */
  readonly user: string | null;
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly count: number;
}

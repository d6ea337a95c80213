import type { Assessment } from './event-filter.ts';

type Kind = NonNullable<Assessment['now']>['kind'];

/** The kinds of encounters as text, in the order in which they are offered. */
export const KIND_TEXTS: Readonly<Record<Kind, string>> = {
  transfer: 'Transfer',
  transfer_under_way: 'Transfer under way',
  lightering: 'Lightering',
  bunkering: 'Bunkering',
  fishing_transshipment: 'Fish transshipment',
  tow_or_escort: 'Tow or escort',
  service_boat: 'Service boat',
  pair_trawling: 'Pair trawling',
  moored_neighbours: 'Moored neighbours',
  anchored_neighbours: 'Anchored neighbours',
  passing: 'Passing',
  unknown: 'Unknown',
};

/** The kinds of events of one ship as text. */
export const VESSEL_KIND_TEXTS = {
  loitering: 'Loitering',
  gap: 'Gap in reports',
  one_sided_candidate: 'One-sided candidate',
} as const;

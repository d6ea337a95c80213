import type { ApiObjects } from '@roadstead/client';

export type StsEvent = ApiObjects['StsEvent'];
export type Assessment = ApiObjects['StsEventAssessment'];

/** The tabs of the inbox, in their order. `new` is not acknowledged. */
export const EVENT_TABS = ['current', 'new', 'acknowledged', 'all'] as const;
export type EventTab = (typeof EVENT_TABS)[number];

/** Filter of the inbox, as the address has it. */
export interface EventFilter {
  readonly tab: EventTab;
  readonly configurationId: number | undefined;
  readonly severity: string | undefined;
  readonly kind: string | undefined;
  /** Least probability of a transfer, 0 to 1. */
  readonly probabilityMin: number | undefined;
  /** An MMSI, or a part of a ship's name; empty: any ship. */
  readonly ship: string;
  /** Only events that last at some time in this period, epoch milliseconds. */
  readonly beginMs: number | undefined;
  readonly endMs: number | undefined;
}

/** Parses a filter out of the address; what is malformed counts as absent. */
export function parseFilter(values: Readonly<Record<string, string>>): EventFilter {
  const { tab, configuration, severity, kind, probability, ship, begin, end } = values;
  return {
    tab: EVENT_TABS.find((each) => each === tab) ?? 'current',
    configurationId: numberWithin(configuration, 1, Number.MAX_SAFE_INTEGER),
    severity: severity || undefined,
    kind: kind || undefined,
    probabilityMin: numberWithin(probability, 0, 1),
    ship: ship?.trim() ?? '',
    ...{ beginMs: utcMs(begin), endMs: utcMs(end) },
  };
}

/** Returns the MMSI that a filter names, if it is one. */
export function mmsiOf({ ship }: Pick<EventFilter, 'ship'>): number | undefined {
  return /^\d{9}$/.test(ship) ? Number(ship) : undefined;
}

/** Returns whether an event passes a filter, as far as its assessment is not needed. @param nameOf returns the name of a ship */
export function isListed(
  event: StsEvent,
  filter: EventFilter,
  nameOf: (mmsi: number) => string,
): boolean {
  const { tab, configurationId, severity, ship, beginMs, endMs } = filter;
  const isAcknowledged = event.ack_state === 'acknowledged';
  const text = ship.toLocaleLowerCase();
  const isOfShip = (mmsi: number): boolean =>
    String(mmsi).startsWith(text) || nameOf(mmsi).toLocaleLowerCase().includes(text);
  return (
    (tab !== 'current' || event.deactivation_time === null) &&
    (tab !== 'new' || !isAcknowledged) &&
    (tab !== 'acknowledged' || isAcknowledged) &&
    (configurationId === undefined || event.configuration_id === configurationId) &&
    (severity === undefined || event.severity === severity) &&
    (text === '' || isOfShip(event.mmsi_first) || isOfShip(event.mmsi_second)) &&
    (endMs === undefined || Date.parse(event.activation_time) <= endMs) &&
    (beginMs === undefined ||
      event.deactivation_time === null ||
      Date.parse(event.deactivation_time) >= beginMs)
  );
}

/** Returns whether a filter can be applied to assessed events only. */
export function needsAssessment({ kind, probabilityMin }: EventFilter): boolean {
  return kind !== undefined || probabilityMin !== undefined;
}

/** Returns whether an assessment passes a filter; that of an event whose reports are no longer stored is null. */
export function isAssessedAs(assessment: Assessment | null, filter: EventFilter): boolean {
  const { kind, probabilityMin } = filter;
  const newest = newestOf(assessment);
  if (!newest) return !needsAssessment(filter);
  return (
    (kind === undefined || newest.kind === kind) &&
    (probabilityMin === undefined || newest.probability >= probabilityMin)
  );
}

/** Returns what is known best: by all reports, or as the event fired. */
export function newestOf(assessment: Assessment | null): Assessment['now'] {
  return assessment && (assessment.now ?? assessment.at_firing);
}

/** Returns whether the service lists more than a filter lists: its operations know ships and configurations, or a period. */
export function isNarrower(filter: EventFilter): boolean {
  const { tab, severity, ship, configurationId, beginMs, endMs } = filter;
  const isName = ship !== '' && mmsiOf(filter) === undefined;
  const isSearch = mmsiOf(filter) !== undefined || configurationId !== undefined;
  const hasPeriod = beginMs !== undefined || endMs !== undefined;
  return (
    tab !== 'all' ||
    severity !== undefined ||
    isName ||
    (isSearch && hasPeriod) ||
    needsAssessment(filter)
  );
}

/**
 * Merges pages of the service with the events that are followed: those are newer. An event beyond the oldest of the pages appears with
 * its page.
 * @param isComplete whether the pages are all
 */
export function mergeEvents(
  pages: readonly StsEvent[],
  followed: Readonly<Record<number, StsEvent>>,
  isComplete: boolean,
): readonly StsEvent[] {
  const events = new Map(pages.map((event) => [event.id, event]));
  // Pages are in the order of firing.
  const oldest = isComplete ? '' : (pages.at(-1)?.fired_time ?? '~');
  for (const event of Object.values(followed))
    if (event.fired_time >= oldest || events.has(event.id))
      events.set(event.id, newerOf(events.get(event.id), event));
  return [...events.values()].sort(
    (one, other) => other.fired_time.localeCompare(one.fired_time) || other.id - one.id,
  );
}

/** Returns the newer of two states of an event. */
export function newerOf(one: StsEvent | undefined, other: StsEvent): StsEvent {
  return one && one.modified_at > other.modified_at ? one : other;
}

/** Parses a time without a zone as UTC, such as that of an input of the type `datetime-local`. */
function utcMs(text: string | undefined): number | undefined {
  const ms = Date.parse(`${text}Z`);
  return Number.isNaN(ms) ? undefined : ms;
}

function numberWithin(text: string | undefined, min: number, max: number): number | undefined {
  const value = text ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}

import { isDeepStrictEqual } from 'node:util';
import { WORLD } from '@roadstead/geo';
import {
  type ConfigurationContent,
  checkFields,
  type FieldRule,
  type FieldRules,
  isObject,
  type Principal,
  type Problem,
  parseConfigurationContent,
} from '@roadstead/model';
import type { MaritimeService, StoredConfiguration } from '@roadstead/service';
import { type BoundingBox, boxArea } from '../sts/box-area.ts';

/** A detector configuration: an event fires for two ships that stay within a distance for a time in an area. */
export interface WantedConfiguration {
  /** Identifies the configuration: 1 to 200 characters. */
  readonly name: string;
  /** The largest distance between the ships: above 0, at most 50 000. */
  readonly distanceMeters: number;
  /** The shortest time together: above 0, at most 10 080 (a week). */
  readonly windowMinutes: number;
  /**
   * GeoJSON, a Polygon or MultiPolygon or a Feature with one; or a bounding box in degrees, west, south, east and north,
   * whose west is greater than its east if it crosses the antimeridian. Default: the whole world.
   */
  readonly area?: object | BoundingBox;
  /** Whether events inside port areas are suppressed (D3); default false. */
  readonly excludePorts?: boolean;
  /** 1 to 32 characters; default `Note`. */
  readonly severity?: string;
  /** Default true. */
  readonly enabled?: boolean;
}

/** The owner of the configurations that an embedding program creates. Not a stored user, so a login as this user is impossible. */
export const EMBEDDING_USER: Principal = {
  uuid: '5f0c1be2-6d0e-4a3a-9d57-0f4f4f9b7f31',
  name: 'roadstead',
  roles: ['administrator'],
};

/** The parser of the request body checks it. */
const PARSED: FieldRule = { rule: '', check: () => true };
const FIELDS: FieldRules<WantedConfiguration> = {
  name: PARSED,
  distanceMeters: PARSED,
  windowMinutes: PARSED,
  area: {
    rule: 'must be GeoJSON or a bounding box [west, south, east, north] in degrees',
    check: (value) => (Array.isArray(value) ? isBoundingBox(value) : isObject(value)),
  },
  excludePorts: PARSED,
  severity: PARSED,
  enabled: PARSED,
};

/** Creates or replaces the configuration with a name. @throws TypeError for a wrong field */
export async function ensureConfiguration(
  { configurations }: Pick<MaritimeService, 'configurations'>,
  wanted: WantedConfiguration,
): Promise<StoredConfiguration> {
  checkFields<WantedConfiguration>('ensureConfiguration', wanted, FIELDS);
  const { items } = await configurations.list(EMBEDDING_USER);
  const existing = items.find(
    ({ owner, name }) => owner === EMBEDDING_USER.uuid && name === wanted.name,
  );
  const body = bodyOf(wanted, existing);
  const parsed = parseConfigurationContent(body);
  if (!parsed.ok) throw fieldError(parsed.error);
  if (existing && isSame(existing, parsed.value)) return existing;
  const stored = existing
    ? await configurations.replace(EMBEDDING_USER, existing.id, body)
    : await configurations.create(EMBEDDING_USER, body);
  if (stored.ok) return stored.value;
  const { detail, problems = [] } = stored.error;
  throw problems.length > 0
    ? fieldError(problems)
    : new TypeError(`ensureConfiguration: ${detail}`);
}

/** The body of a request that creates or replaces the configuration. */
function bodyOf(wanted: WantedConfiguration, existing: StoredConfiguration | undefined): object {
  const { name, distanceMeters, windowMinutes, area, excludePorts, severity, enabled } = wanted;
  return {
    name,
    enabled,
    severity,
    exclude_ports: excludePorts,
    parameters: {
      distance_for_sts_meters: distanceMeters,
      transfer_time_window_minutes: windowMinutes,
    },
    geometry: isBoundingBox(area) ? boxArea(area) : (area ?? WORLD),
    acl: existing?.acl,
    phone_numbers: existing?.phoneNumbers,
    email_addresses: existing?.emailAddresses,
  };
}

function isSame(stored: StoredConfiguration, wanted: ConfigurationContent): boolean {
  return (
    stored.shapeUuid === null &&
    (Object.keys(wanted) as (keyof ConfigurationContent)[]).every((name) =>
      isDeepStrictEqual(stored[name], wanted[name]),
    )
  );
}

function isBoundingBox(value: unknown): value is BoundingBox {
  if (!Array.isArray(value) || value.length !== 4 || !value.every(Number.isFinite)) return false;
  const [west, south, east, north] = value as number[];
  const isInWorld = Math.max(Math.abs(west), Math.abs(east)) <= 180 && south >= -90 && north <= 90;
  return isInWorld && west !== east && south < north;
}

/** The names of fields by those of the request body. */
const NAMES: readonly (readonly [pointer: string, name: string])[] = [
  ['/parameters/distance_for_sts_meters', 'distanceMeters'],
  ['/parameters/transfer_time_window_minutes', 'windowMinutes'],
  ['/exclude_ports', 'excludePorts'],
  ['/geometry', 'area'],
];

function fieldError(problems: readonly Problem[]): TypeError {
  const sentences = problems.map(({ pointer, detail }) => {
    const [own, name] = NAMES.find(([each]) => pointer.startsWith(each)) ?? ['/', ''];
    return `${name}${pointer.slice(own.length)} ${detail}`;
  });
  return new TypeError(`ensureConfiguration: ${sentences.join(' ')}`);
}

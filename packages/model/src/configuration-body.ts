import { z } from 'zod';
import { boundedArray } from './bounded-array.ts';
import { boundedText } from './bounded-text.ts';
import { PRESET_NAMES } from './configuration-presets.ts';
import { ENCOUNTER_FILTERS } from './encounter-filters.ts';
import { AREA_GEOMETRY } from './geojson-schemas.ts';

/** Maximum of a configuration's distance D in metres; the minimum is above 0. */
export const DISTANCE_METERS_MAX = 50_000;
/** Maximum of a configuration's window W in minutes, a week; the minimum is above 0. */
export const WINDOW_MINUTES_MAX = 10_080;
/** Maximum of a configuration's gap and separation in minutes: satellites may hear a ship once in some hours. */
const GAP_MINUTES_MAX = 360;

const NAME_LENGTH_MAX = 200;
const SEVERITY_LENGTH_MAX = 32;
/** Contacts and users in an acl: as many as a person can review, as long as an e-mail address (RFC 5321). */
const TEXTS_MAX = 1000;
const CONTACT_LENGTH_MAX = 254;

const FLAG_RULE = 'must be true or false.';
const TEXTS_RULE = `must be an array of texts, at most ${TEXTS_MAX}.`;
const CONTACT_RULE = `must be a text of 1 to ${CONTACT_LENGTH_MAX} characters, not blank, without control characters.`;
const UUID = z.guid('must be a UUID.');

/** Control characters are forbidden because a line break in an address would inject a mail header. */
const CONTACT = boundedText(1, CONTACT_LENGTH_MAX, CONTACT_RULE).refine(
  (text) => isNotBlank(text) && !hasControl(text),
  CONTACT_RULE,
);

/** Returns the description of contacts. @param service what the service does if it reaches them */
function contactDescription(service: string, rule: string): string {
  return (
    `Stored, not delivered, unless the service ${service}; the header \`X-Notice\` names the contacts to which nothing is sent. ` +
    `Otherwise each ${rule} receives one request, and once it is confirmed, the events that fired less than an hour before, and ` +
    'notices of their retraction, at once or in the digests that its owner chooses.'
  );
}

/** A pair of distance and window. */
interface ConfigurationParameters {
  readonly distance_for_sts_meters: number;
  readonly transfer_time_window_minutes: number;
}

/** The fields of a configuration's body but its area; a field that is null has its default. The messages are the details of problems. */
export interface ConfigurationFields {
  readonly name: string;
  readonly enabled: boolean | null;
  readonly parameters: ConfigurationParameters;
  readonly alternative_parameters: ConfigurationParameters | null;
  readonly gap_max_minutes: number | null;
  readonly separation_minutes: number | null;
  readonly merge_gap_minutes: number | null;
  readonly filters: Readonly<Record<string, unknown>> | null;
  readonly severity: string | null;
  readonly acl: readonly string[] | null;
  readonly type: 's2s' | null;
  readonly phone_numbers: readonly string[] | null;
  readonly email_addresses: readonly string[] | null;
  readonly exclude_ports: boolean | null;
}

/** The distance and the window of a configuration, in requests and responses. */
export const CONFIGURATION_PARAMETERS = z
  .object(
    {
      distance_for_sts_meters: positive('meters', DISTANCE_METERS_MAX),
      transfer_time_window_minutes: positive('minutes', WINDOW_MINUTES_MAX),
    },
    'must be an object with distance_for_sts_meters and transfer_time_window_minutes.',
  )
  .meta({ id: 'ConfigurationParameters' });

const FIELDS = {
  name: text(NAME_LENGTH_MAX),
  enabled: z.boolean(FLAG_RULE).nullable().default(true),
  parameters: CONFIGURATION_PARAMETERS,
  alternative_parameters: CONFIGURATION_PARAMETERS.nullable().default(null).meta({
    description:
      'A smaller distance with a window of its own: the first of the two to fire gives the event.',
  }),
  gap_max_minutes: positive('minutes', GAP_MINUTES_MAX).nullable().default(null).meta({
    description: 'A ship that is silent for longer counts as lost. Default: that of the service.',
  }),
  separation_minutes: upTo('minutes', GAP_MINUTES_MAX).nullable().default(null).meta({
    description: 'Ships that are apart for longer have separated. Default: that of the service.',
  }),
  merge_gap_minutes: upTo('minutes', WINDOW_MINUTES_MAX).nullable().default(null).meta({
    description:
      'Events of a pair with less time in between have one `group_id` in their assessment.',
  }),
  filters: ENCOUNTER_FILTERS.nullable().default(null),
  severity: text(SEVERITY_LENGTH_MAX)
    .nullable()
    .default('Note')
    .meta({ description: 'Any text; `Note`, `Warning` and `Alarm` are offered.' }),
  acl: boundedArray(UUID, TEXTS_MAX, TEXTS_RULE)
    .nullable()
    .default([])
    .meta({ description: 'Users who may read it and acknowledge its events.' }),
  type: z.literal('s2s', 'must be "s2s".').nullable().default('s2s'),
  phone_numbers: boundedArray(CONTACT, TEXTS_MAX, TEXTS_RULE)
    .nullable()
    .default([])
    .meta({ description: contactDescription('sends messages to phones', 'international number') }),
  email_addresses: boundedArray(CONTACT, TEXTS_MAX, TEXTS_RULE)
    .nullable()
    .default([])
    .meta({ description: contactDescription('sends e-mail', 'ASCII address') }),
  exclude_ports: z.boolean(FLAG_RULE).nullable().default(false),
};

/** The body of POST and PUT /configurations without its area. */
export const CONFIGURATION_FIELDS: z.ZodType<ConfigurationFields> = z.object(FIELDS);

/** The uuid of the shape whose area a configuration has. */
export const SHAPE_UUID: z.ZodType<string> = UUID.meta({
  description: 'Of a shape whose area this one follows.',
});

const AREA_FEATURE = z
  .object({
    type: z.literal('Feature'),
    properties: z.looseObject({}).nullish(),
    geometry: AREA_GEOMETRY,
  })
  .meta({ id: 'AreaFeature' });

const BODY_FIELDS = {
  ...FIELDS,
  preset: z.enum(PRESET_NAMES).nullish().meta({
    description: 'Sets the fields of a published definition; fields of the body take precedence.',
  }),
  parameters: CONFIGURATION_PARAMETERS.optional().meta({
    description: 'Required without `preset`.',
  }),
  geometry: z
    .union([AREA_GEOMETRY, AREA_FEATURE])
    .nullish()
    .meta({
      description:
        'A Polygon or MultiPolygon, bare or in a Feature; closed rings that do not cross themselves. Across the antimeridian ' +
        'it is split there (RFC 7946), or has longitudes past ±180.',
    }),
  shape_uuid: SHAPE_UUID.nullish(),
};
const BODY_DESCRIPTION =
  'Exactly one of `geometry` and `shape_uuid` is required. Null means the default. Unknown fields are ignored.';

/** The body of POST and PUT /configurations, from which its documentation is derived. `parseConfiguration` parses it. */
export const CONFIGURATION_BODY: z.ZodType = z
  .object(BODY_FIELDS)
  .meta({ description: BODY_DESCRIPTION });

/** The body of POST /configurations/preview: that of a configuration, of which the name is not required. */
export const CONFIGURATION_PREVIEW_BODY: z.ZodType = z
  .object({ ...BODY_FIELDS, name: FIELDS.name.optional() })
  .meta({ description: BODY_DESCRIPTION });

function text(lengthMax: number): z.ZodString {
  const rule = `must be a text of 1 to ${lengthMax} characters, not blank.`;
  return boundedText(1, lengthMax, rule)
    .refine(isNotBlank, rule)
    .refine((value) => !hasControl(value), 'must not have control characters in it.');
}

function positive(unit: string, max: number): z.ZodNumber {
  const rule = `must be a number of ${unit} above 0, at most ${max}.`;
  return z.number(rule).positive(rule).max(max, rule);
}

function upTo(unit: string, max: number): z.ZodNumber {
  const rule = `must be a number of ${unit} from 0 to ${max}.`;
  return z.number(rule).min(0, rule).max(max, rule);
}

function isNotBlank(value: string): boolean {
  return value.trim() !== '';
}

function hasControl(value: string): boolean {
  return /\p{Cc}/u.test(value);
}

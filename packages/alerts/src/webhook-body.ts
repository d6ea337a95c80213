import {
  boundedArray,
  CHANGE_ORIGINS,
  type ChangeOrigin,
  failure,
  isObject,
  type Problem,
  type Result,
  success,
  zodProblems,
} from '@roadstead/model';
import { z } from 'zod';
import { parseWebhookAddress, type WebhookAddressRules } from './webhook-address.ts';

/** The changes that a webhook can receive, by their kinds in the feed. */
export const ALERT_KINDS = [
  'event-fired',
  'event-ended',
  'event-acknowledged',
  'event-assessed',
  'event-merged',
  'event-found',
  'event-corrected',
  'event-retracted',
  'event-removed',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

const URL_LENGTH_MAX = 2000;
const ACL_MAX = 1000;
const NAME_LENGTH_SHOWN = 50;

const URL_RULE = `must be a text of 1 to ${URL_LENGTH_MAX} characters.`;
const ID_RULE = 'must be the id of a configuration, or null.';
const FLAG_RULE = 'must be true or false.';
const KINDS_RULE = `must be an array with at least one of ${ALERT_KINDS.join(', ')}.`;
const ORIGINS_RULE = `must be an array with at least one of ${CHANGE_ORIGINS.join(', ')}.`;
const ACL_RULE = `must be an array of texts, at most ${ACL_MAX}.`;

/** Fields that only responses have: ignored, so that a webhook which was read can be changed and sent back. */
const RESPONSE_FIELDS = [
  ...['id', 'disabled_reason', 'owner', 'created_at', 'modified_at', 'created_by', 'modified_by'],
  ...['former_secret_until', 'secret'],
];

/** The body of POST and PUT of a webhook; null means the default. */
export const WEBHOOK_BODY = z
  .object({
    url: z
      .string(URL_RULE)
      .min(1, URL_RULE)
      .max(URL_LENGTH_MAX, URL_RULE)
      .meta({
        description:
          'An https URL without user, password and fragment. Its port is 443, or one that the operator allows; http is for hosts that the ' +
          'operator trusts. The name must resolve to public addresses, which is checked at each attempt.',
      }),
    configuration_id: z.int(ID_RULE).positive(ID_RULE).nullish().meta({
      description: 'Only events of this configuration. Default: all that the owner may read.',
    }),
    kinds: textsOf(ALERT_KINDS, KINDS_RULE).meta({ description: 'Default: all of them.' }),
    origins: textsOf(CHANGE_ORIGINS, ORIGINS_RULE).meta({ description: 'Default: `live`.' }),
    enabled: z.boolean(FLAG_RULE).nullish().meta({ description: 'Default: true.' }),
    acl: boundedArray(z.guid('must be a UUID.'), ACL_MAX, ACL_RULE)
      .nullish()
      .meta({ description: 'Users who may read it and its delivery log.' }),
  })
  .meta({
    description: 'Null means the default. Unknown fields are refused, except those of a response.',
  });

/** The content of the body, with defaults filled in. */
export interface WebhookContent {
  readonly url: string;
  /** Null: the events of all configurations. */
  readonly configurationId: number | null;
  readonly kinds: readonly AlertKind[];
  readonly origins: readonly ChangeOrigin[];
  readonly isEnabled: boolean;
  readonly acl: readonly string[];
}

/**
 * A1: parses the body of POST or PUT of a webhook.
 * @param body a JSON value
 * @returns the content, or all errors with their JSON pointers
 */
export function parseWebhookBody(
  body: unknown,
  rules: WebhookAddressRules,
): Result<WebhookContent, readonly Problem[]> {
  if (!isObject(body)) return failure([{ pointer: '', detail: 'must be a JSON object.' }]);
  const parsed = WEBHOOK_BODY.safeParse(body);
  const problems = [...unknownFields(body), ...(parsed.success ? [] : zodProblems(parsed.error))];
  const { url } = body as { readonly url?: unknown };
  const hasUrl = typeof url === 'string' && !problems.some(({ pointer }) => pointer === '/url');
  const address = hasUrl ? parseWebhookAddress(url, rules) : undefined;
  if (address && !address.ok) problems.push({ pointer: '/url', detail: address.error });
  if (!parsed.success || !address?.ok || problems.length > 0) return failure(problems);
  const { configuration_id: configurationId, kinds, origins, enabled, acl } = parsed.data;
  return success({
    url: address.value.href,
    configurationId: configurationId ?? null,
    kinds: [...new Set(kinds ?? ALERT_KINDS)],
    origins: [...new Set(origins ?? (['live'] as const))],
    isEnabled: enabled ?? true,
    acl: [...new Set(acl?.map((uuid) => uuid.toLowerCase()))],
  });
}

/** L7: a misspelt `configuration_id` would be a webhook of all events. @returns the first unknown field, whose name may be long */
function unknownFields(body: object): readonly Problem[] {
  const fields = Object.keys(WEBHOOK_BODY.shape);
  const unknown = Object.keys(body).find((name) => ![...fields, ...RESPONSE_FIELDS].includes(name));
  if (unknown === undefined) return [];
  const name = JSON.stringify(unknown.slice(0, NAME_LENGTH_SHOWN));
  return [
    { pointer: '', detail: `has the unknown field ${name}; the fields are ${fields.join(', ')}.` },
  ];
}

function textsOf<const Text extends string>(texts: readonly Text[], rule: string) {
  return boundedArray(z.enum(texts, rule), texts.length, rule)
    .refine((some) => some.length > 0, rule)
    .nullish();
}

import { type AreaGeometry, parseArea } from '@roadstead/geo';
import { v5 as uuidOfName } from 'uuid';
import { canonicalJson } from './canonical-json.ts';
import type { DetectorConfiguration } from './configuration.ts';
import { isObject } from './is-object.ts';
import { failure, type Problem, type Result, success } from './result.ts';

/** D is above 0 and at most this, in metres. */
export const DISTANCE_METERS_MAX = 50_000;
/** W is above 0 and at most this, in minutes: a week. */
export const WINDOW_MINUTES_MAX = 10_080;

const NAME_LENGTH_MAX = 200;
const SEVERITY_LENGTH_MAX = 32;
/** Of contacts and of users in an acl: as many as a person looks through, as long as an e-mail address (RFC 5321). */
const TEXTS_MAX = 1000;
const TEXT_LENGTH_MAX = 254;
const SEVERITY_DEFAULT = 'Note';

/** Ours, drawn once: in it lie the uuids of configurations that are known by their content alone. */
const CONTENT_NAMESPACE = '47b78b71-df2a-44e1-bc5a-e123dfd4ba11';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What each text of an array has to be. */
interface TextRule {
  readonly isOne: (text: string) => boolean;
  /** `must be …` */
  readonly rule: string;
}

const UUIDS: TextRule = { isOne: (text) => UUID.test(text), rule: 'must be a UUID.' };
/** A line break in an address would be another header of a mail. */
const CONTACTS: TextRule = {
  isOne: (text) => isNotBlank(text) && !hasControl(text),
  rule: `must be a text of 1 to ${TEXT_LENGTH_MAX} characters, not blank, without control characters.`,
};

/** The uuid of a configuration that is known by its content alone: the same content has the same uuid. */
export function configurationUuid(content: string): string {
  return uuidOfName(content, CONTENT_NAMESPACE);
}

/** All that the body of POST or PUT /configurations says, with the defaults filled in. */
export interface ConfigurationContent extends Omit<DetectorConfiguration, 'id' | 'uuid' | 'area'> {
  /** The area itself, or the uuid of the shape that has it. */
  readonly area: AreaGeometry | string;
  readonly acl: readonly string[];
  readonly phoneNumbers: readonly string[];
  readonly emailAddresses: readonly string[];
}

/**
 * Reads the body of POST or PUT /configurations. Fields that are not known are ignored, as are those that the service
 * assigns.
 * @param body what JSON.parse gave.
 * @returns what it says, or all that is wrong with it, with JSON pointers into it.
 */
export function parseConfigurationContent(
  body: unknown,
): Result<ConfigurationContent, readonly Problem[]> {
  if (!isObject(body)) return failure([{ pointer: '', detail: 'must be a JSON object.' }]);
  const reader = new BodyReader(body);
  reader.type();
  const content: ConfigurationContent = {
    name: reader.text('name', NAME_LENGTH_MAX),
    enabled: reader.flag('enabled', true),
    ...reader.parameters(),
    severity: reader.text('severity', SEVERITY_LENGTH_MAX, SEVERITY_DEFAULT),
    area: reader.area(),
    excludePorts: reader.flag('exclude_ports', false),
    acl: [...new Set(reader.texts('acl', UUIDS).map((uuid) => uuid.toLowerCase()))],
    phoneNumbers: reader.texts('phone_numbers', CONTACTS),
    emailAddresses: reader.texts('email_addresses', CONTACTS),
  };
  return reader.problems.length > 0 ? failure(reader.problems) : success(content);
}

/**
 * Reads a configuration where nobody keeps shapes, so that `shape_uuid` is refused.
 * @param body what JSON.parse gave.
 * @param id of the configuration, positive.
 * @param uuidOf gives the configuration its uuid; it is called only when nothing is wrong. It may use the content: the
 *   canonical JSON of all that the body says, with the defaults filled in, as `configurationUuid` does.
 * @returns the configuration, or all that is wrong with the body, with JSON pointers into it.
 */
export function parseConfiguration(
  body: unknown,
  id: number,
  uuidOf: (content: string) => string,
): Result<DetectorConfiguration, readonly Problem[]> {
  const parsed = parseConfigurationContent(body);
  if (!parsed.ok) return parsed;
  const { area, acl, phoneNumbers, emailAddresses, ...rest } = parsed.value;
  if (typeof area === 'string') {
    const detail = 'needs a service that keeps shapes; give the geometry instead.';
    return failure([{ pointer: '/shape_uuid', detail }]);
  }
  const configuration = { ...rest, area };
  const others = { type: 's2s', acl, phoneNumbers, emailAddresses };
  const uuid = uuidOf(canonicalJson({ ...configuration, ...others }));
  return success({ id, uuid, ...configuration });
}

/** Reads the fields of a body; where one is wrong, it takes note and gives a stand-in. */
class BodyReader {
  readonly problems: Problem[] = [];
  readonly #body: Readonly<Record<string, unknown>>;

  constructor(body: Readonly<Record<string, unknown>>) {
    this.#body = body;
  }

  text(field: string, lengthMax: number, otherwise?: string): string {
    const value = this.#body[field] ?? otherwise;
    if (typeof value !== 'string' || !isNotBlank(value) || value.length > lengthMax) {
      this.#tell(`/${field}`, `must be a text of 1 to ${lengthMax} characters, not blank.`);
      return '';
    }
    if (hasControl(value)) this.#tell(`/${field}`, 'must not have control characters in it.');
    return value;
  }

  flag(field: string, otherwise: boolean): boolean {
    const value = this.#body[field] ?? otherwise;
    if (typeof value === 'boolean') return value;
    this.#tell(`/${field}`, 'must be true or false.');
    return otherwise;
  }

  texts(field: string, { isOne, rule }: TextRule): readonly string[] {
    const value = this.#body[field] ?? [];
    if (!Array.isArray(value) || value.length > TEXTS_MAX) {
      this.#tell(`/${field}`, `must be an array of texts, at most ${TEXTS_MAX}.`);
      return [];
    }
    return value.filter((text, i): text is string => {
      const isText = typeof text === 'string' && text.length <= TEXT_LENGTH_MAX && isOne(text);
      if (!isText) this.#tell(`/${field}/${i}`, rule);
      return isText;
    });
  }

  type(): void {
    if ((this.#body['type'] ?? 's2s') !== 's2s') this.#tell('/type', 'must be "s2s".');
  }

  parameters(): Pick<DetectorConfiguration, 'distanceMeters' | 'windowMinutes'> {
    const { parameters } = this.#body;
    if (!isObject(parameters)) {
      this.#tell(
        '/parameters',
        'must be an object with distance_for_sts_meters and transfer_time_window_minutes.',
      );
      return { distanceMeters: 0, windowMinutes: 0 };
    }
    const number = (field: string, unit: string, max: number): number => {
      const value = parameters[field];
      if (typeof value === 'number' && value > 0 && value <= max) return value;
      this.#tell(`/parameters/${field}`, `must be a number of ${unit} above 0, at most ${max}.`);
      return 0;
    };
    return {
      distanceMeters: number('distance_for_sts_meters', 'meters', DISTANCE_METERS_MAX),
      windowMinutes: number('transfer_time_window_minutes', 'minutes', WINDOW_MINUTES_MAX),
    };
  }

  area(): AreaGeometry | string {
    const shapeUuid = this.#body['shape_uuid'] ?? undefined;
    const geometry = this.#body['geometry'] ?? undefined;
    if (shapeUuid !== undefined) {
      if (geometry !== undefined) {
        this.#tell('/shape_uuid', 'is given besides geometry; exactly one of the two is allowed.');
      }
      if (typeof shapeUuid === 'string' && UUID.test(shapeUuid)) return shapeUuid.toLowerCase();
      this.#tell('/shape_uuid', 'must be a UUID.');
      return '';
    }
    if (geometry === undefined) {
      this.#tell(
        '/geometry',
        'is required, or shape_uuid: a Polygon or MultiPolygon, or a Feature with one.',
      );
      return '';
    }
    const area = parseArea(geometry);
    if (area.ok) return area.value;
    for (const { pointer, detail } of area.failure) this.#tell(`/geometry${pointer}`, detail);
    return '';
  }

  #tell(pointer: string, detail: string): void {
    this.problems.push({ pointer, detail });
  }
}

function isNotBlank(text: string): boolean {
  return text.trim() !== '';
}

function hasControl(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

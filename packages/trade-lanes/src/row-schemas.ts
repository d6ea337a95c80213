import { type Imo, type Locode, parseImo, parseLocode, parseTimestamp } from '@roadstead/model';
import { z } from 'zod';
import {
  BOOKING_NUMBER_LENGTH_MAX,
  CALLS_MAX,
  CALLS_MIN,
  CONTAINER_GROUPS_MAX,
  CONTAINERS_MAX,
  VOYAGE_NUMBER_LENGTH_MAX,
} from './thresholds.ts';

// Each schema is the rule of one field, and its message the detail of the problem. `RowReader` validates rows with them
// field by field, so that checks across fields run although a field is invalid; HTTP derives its documentation from them.

const CARRIER_PATTERN = /^[A-Z0-9]{2,4}$/;
const NUMBER_PATTERN = /^[A-Z0-9](?:[A-Z0-9 ._/-]*[A-Z0-9])?$/;
const CAUSES = ['carrier', 'shipper'] as const;

const CARRIER_RULE = 'must be a carrier code of 2 to 4 letters and digits.';
const LOCODE_RULE = 'must be a UN/LOCODE, as NLRTM.';
const IMO_RULE = 'must be an IMO number with its check digit.';
const TIME_RULE = 'must be an RFC 3339 timestamp.';
const COUNT_RULE = `must be a whole number from 1 to ${CONTAINERS_MAX}.`;
const CAUSE_RULE = `must be ${CAUSES.join(' or ')}.`;

/** A1: a carrier's code; parsed to capitals. */
const CARRIER = parsedBy(z.string(CARRIER_RULE), CARRIER_RULE, (text) =>
  capitalsMatching(text, CARRIER_PATTERN),
);

const LOCODE = parsedBy(z.string(LOCODE_RULE), LOCODE_RULE, parseLocode).meta({
  description: 'UN/LOCODE.',
});

const IMO = parsedBy(z.union([z.int(IMO_RULE), z.string()], IMO_RULE), IMO_RULE, parseImo);

/** An RFC 3339 timestamp; parsed to epoch milliseconds. */
const TIME = parsedBy(z.string(TIME_RULE), TIME_RULE, parseTimestamp).meta({ format: 'date-time' });

const VOYAGE_NUMBER = numberSchema(VOYAGE_NUMBER_LENGTH_MAX);

/** A1: the calls of a voyage, before they are parsed. */
export const CALLS: z.ZodType<readonly unknown[]> = listSchema(z.unknown(), CALLS_MIN, CALLS_MAX);

/** A10: the containers of a booking by voyage, before they are parsed. */
export const CONTAINER_GROUPS: z.ZodType<readonly unknown[]> = listSchema(
  z.unknown(),
  1,
  CONTAINER_GROUPS_MAX,
);

/** A1: a call of a voyage. */
export const CALL_ROW: z.ZodObject<{
  un_location_code: z.ZodType<Locode>;
  arrival_datetime: z.ZodType<number | null>;
  departure_datetime: z.ZodType<number | null>;
  vessel_imo_number: z.ZodType<Imo | null>;
}> = z.object({
  un_location_code: LOCODE,
  arrival_datetime: orNull(TIME),
  departure_datetime: orNull(TIME).meta({ description: 'One of the two times is required.' }),
  vessel_imo_number: orNull(IMO).meta({
    description: 'Another ship than before: from this call on.',
  }),
});

/** A1: a voyage as a carrier announces it. */
export const VOYAGE_ROW: z.ZodObject<{
  vessel_operator_carrier_code: z.ZodType<string>;
  carrier_voyage_number: z.ZodType<string>;
  vessel_imo_number: z.ZodType<Imo>;
  port_calls: z.ZodType;
}> = z.object({
  vessel_operator_carrier_code: CARRIER,
  carrier_voyage_number: VOYAGE_NUMBER,
  vessel_imo_number: IMO,
  port_calls: listSchema(CALL_ROW, CALLS_MIN, CALLS_MAX).meta({ description: 'In order.' }),
});

/** A10: containers of a booking that are planned for one voyage. */
export const CONTAINERS_ROW: z.ZodObject<{
  count: z.ZodType<number>;
  planned_voyage_number: z.ZodType<string>;
  actual_voyage_number: z.ZodType<string | null>;
  changed_by: z.ZodType<(typeof CAUSES)[number] | null>;
}> = z.object({
  count: z.int(COUNT_RULE).min(1, COUNT_RULE).max(CONTAINERS_MAX, COUNT_RULE),
  planned_voyage_number: VOYAGE_NUMBER,
  actual_voyage_number: orNull(VOYAGE_NUMBER).meta({ description: 'Null while not loaded.' }),
  changed_by: orNull(z.enum(CAUSES, CAUSE_RULE)),
});

/** A10: a booking, its containers by voyage. */
export const BOOKING_ROW: z.ZodObject<{
  vessel_operator_carrier_code: z.ZodType<string>;
  carrier_booking_number: z.ZodType<string>;
  origin_un_location_code: z.ZodType<Locode>;
  destination_un_location_code: z.ZodType<Locode>;
  containers: z.ZodType;
}> = z.object({
  vessel_operator_carrier_code: CARRIER,
  carrier_booking_number: numberSchema(BOOKING_NUMBER_LENGTH_MAX),
  origin_un_location_code: LOCODE,
  destination_un_location_code: LOCODE,
  containers: listSchema(CONTAINERS_ROW, 1, CONTAINER_GROUPS_MAX),
});

/** A1, A10: the number of a voyage or booking; parsed to capitals. A JSON number is read as its digits. */
function numberSchema(lengthMax: number): z.ZodType<string> {
  const rule = `must be a number of 1 to ${lengthMax} letters, digits, blanks, and the signs . _ / - between them.`;
  return z.preprocess(
    (value) => (Number.isSafeInteger(value) ? String(value) : value),
    parsedBy(z.string(rule), rule, (text) => {
      const number = capitalsMatching(text, NUMBER_PATTERN);
      return number !== undefined && number.length <= lengthMax ? number : undefined;
    }),
  );
}

/** The text in capitals and without blanks at its ends, if that matches. */
function capitalsMatching(text: string, pattern: RegExp): string | undefined {
  const capitals = text.trim().toUpperCase();
  return pattern.test(capitals) ? capitals : undefined;
}

function listSchema<Item extends z.ZodType>(
  item: Item,
  min: number,
  max: number,
): z.ZodArray<Item> {
  const rule = `must be a list of ${min} to ${max}.`;
  return z.array(item, rule).min(min, rule).max(max, rule);
}

/** A schema for the values that a function parses; the function returns undefined for invalid ones. */
function parsedBy<Input extends z.ZodType, Output>(
  input: Input,
  rule: string,
  parse: (value: z.output<Input>) => Output | undefined,
): z.ZodType<Output> {
  return input.transform((value, { issues }) => {
    const output = parse(value);
    if (output !== undefined) return output;
    issues.push({ code: 'custom', message: rule, input: value });
    return z.NEVER;
  });
}

/** A field that may be null or missing; parsed to null. */
function orNull<Output>(schema: z.ZodType<Output>): z.ZodType<Output | null> {
  return schema.nullish().transform((value) => value ?? null);
}

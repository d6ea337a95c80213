import { z } from 'zod';
import type {
  EncounterKind,
  Expectations,
  ExpectedCall,
  ExpectedEncounter,
  ExpectedEvent,
} from '../scenario.ts';
import { duration, mmsiSchema, type Schema, wholeNumber } from './quantities.ts';

const KINDS = [
  'cargo',
  'bunkers',
  'stores',
  'catch',
  'pilot',
  'supply',
  'raft',
  'escort',
  'convoy',
  'trawl',
  'company',
  'tandem',
  'tow',
] as const satisfies readonly EncounterKind[];

/** End of an event or call that is current at the scenario's end. */
const STILL_CURRENT = 'none';

const name = z.string('expected the name of a ship');
const nameOrMmsi = z.union(
  [name, mmsiSchema],
  'expected the name of a ship, or an MMSI as it is sent',
);
const two = 'expected two ships, such as [Alfa, Bravo]';
const within = duration.prefault('10m').describe('Tolerance of both times.');

/** Expected results. With one configuration, events need not name it. */
export function expectSchema(
  time: Schema<number>,
  configurations: readonly string[],
): Schema<Expectations> {
  const events = z.array(eventSchema(time, configurations));
  return z
    .strictObject({
      truth: z
        .array(encounterSchema(time))
        .optional()
        .describe('Encounters that take place, among others.'),
      events: events
        .optional()
        .describe('Events that the detector reports by its rules, and no others; []: none.'),
      maybe: events.prefault([]).describe('Further events that are permitted.'),
      eventsMin: wholeNumber(0, 10_000_000)
        .prefault(0)
        .describe('Least number of events, for scenarios too large to list them.'),
      eventsMax: wholeNumber(0, 10_000_000)
        .optional()
        .describe('Greatest number of events; default: no limit.'),
      calls: z
        .array(callSchema(time))
        .optional()
        .describe('Calls at `ports` that are detected, and no others; []: none.'),
    })
    .describe('Expected results. Omitted keys are not evaluated.')
    .refine(({ eventsMin, eventsMax = Infinity }) => eventsMin <= eventsMax, {
      message: 'expected a number not below `eventsMin`',
      path: ['eventsMax'],
    })
    .transform(({ truth, events, maybe, eventsMin, eventsMax, calls }) => ({
      ...(truth && { truth }),
      ...(events && { events }),
      ...(calls && { calls }),
      maybe,
      eventsMin,
      eventsMax: eventsMax ?? Number.POSITIVE_INFINITY,
    }));
}

function encounterSchema(time: Schema<number>): Schema<ExpectedEncounter> {
  return z
    .strictObject({
      ships: z.tuple([name, name], two).describe('Names of two ships, in any order.'),
      kind: z.enum(KINDS).describe('Reason why they are together.'),
      begins: time.optional().describe('Default: any time.'),
      ends: time.optional().describe('Default: any time.'),
      within,
    })
    .superRefine(rejectReversedTimes)
    .transform(({ ships, kind, begins, ends, within }) => ({
      ships,
      kind,
      ...(begins !== undefined && { beginsSeconds: begins }),
      ...(ends !== undefined && { endsSeconds: ends }),
      withinSeconds: within,
    }));
}

function eventSchema(
  time: Schema<number>,
  configurations: readonly string[],
): Schema<ExpectedEvent> {
  const configuration = z.string(
    `expected the name of a configuration; allowed: ${configurations.join(', ')}`,
  );
  return z
    .strictObject({
      configuration: (configurations.length === 1
        ? configuration.prefault(configurations[0])
        : configuration
      ).describe('Name of the configuration; may be left out where there is only one.'),
      ships: z.tuple([nameOrMmsi, nameOrMmsi], two).describe('Names or MMSIs, in any order.'),
      begins: time
        .optional()
        .describe('When the two came within the distance (activation_time); default: any time.'),
      ends: endOf(time).describe(
        `When they parted; ${STILL_CURRENT}: still together at the end; default: any time.`,
      ),
      within,
    })
    .superRefine(rejectReversedTimes)
    .transform(({ configuration, ships, ...times }) => ({
      configuration,
      ships,
      ...timesOf(times),
    }));
}

function callSchema(time: Schema<number>): Schema<ExpectedCall> {
  return z
    .strictObject({
      ship: nameOrMmsi.describe('Name or MMSI.'),
      port: z.string('expected the name of a port').describe('Name of one of `ports`.'),
      begins: time.optional().describe('When it came to a stop there (ata); default: any time.'),
      ends: endOf(time).describe(
        `When it left its last stop there (atd); ${STILL_CURRENT}: still there at the end; default: any time.`,
      ),
      within,
    })
    .superRefine(rejectReversedTimes)
    .transform(({ ship, port, ...times }) => ({
      ship,
      port,
      ...timesOf(times),
    }));
}

function endOf(time: Schema<number>): z.ZodOptional<z.ZodType<number | typeof STILL_CURRENT>> {
  return z
    .union(
      [z.literal(STILL_CURRENT), time],
      `expected a time inside the scenario such as +1h30m; or ${STILL_CURRENT}`,
    )
    .optional();
}

/** Expected begin and end, with their tolerance. */
function timesOf({
  begins,
  ends,
  within,
}: ExpectedTimesDocument): Omit<ExpectedCall, 'ship' | 'port'> {
  return {
    ...(begins !== undefined && { beginsSeconds: begins }),
    ...(ends !== undefined && { endsSeconds: ends === STILL_CURRENT ? null : ends }),
    withinSeconds: within,
  };
}

interface ExpectedTimesDocument {
  readonly begins?: number | undefined;
  readonly ends?: number | typeof STILL_CURRENT | undefined;
  readonly within: number;
}

function rejectReversedTimes(
  { begins, ends }: Pick<ExpectedTimesDocument, 'begins' | 'ends'>,
  context: z.core.$RefinementCtx,
): void {
  if (typeof begins !== 'number' || typeof ends !== 'number' || begins <= ends) return;
  context.addIssue({
    code: 'custom',
    message: 'expected a time not before `begins`',
    path: ['ends'],
  });
}

import type { AreaGeometry } from '@roadstead/geo';
import { DISTANCE_METERS_MAX, PRESET_NAMES, WINDOW_MINUTES_MAX } from '@roadstead/model';
import { z } from 'zod';
import type { DetectorSettings } from '../detector-settings.ts';
import type {
  Expectations,
  Fault,
  PortArea,
  ReceiverPlan,
  Sea,
  ShipPlan,
  Step,
} from '../scenario.ts';
import { areaSchema, ringSchema } from './area-schema.ts';
import { detectorSchema } from './detector-schema.ts';
import { expectSchema } from './expect-schema.ts';
import { faultSchema } from './fault-schema.ts';
import {
  degrees,
  duration,
  instant,
  number,
  type Schema,
  timeSchema,
  wholeNumber,
} from './quantities.ts';
import { receiverSchema } from './receiver-schema.ts';
import { shipSchema } from './ship-schema.ts';
import { stepSchema } from './step-schema.ts';

/** Parts of a file that its schema depends on. */
export interface DocumentFrame {
  /** Undefined where it is missing or invalid. */
  readonly startMs: number | undefined;
  /** Infinite where it is missing or invalid. */
  readonly durationSeconds: number;
  /** The names of the configurations. */
  readonly configurations: readonly string[];
}

/** A configuration of the detector in a file. */
export interface ConfigurationDocument {
  readonly name: string;
  readonly preset?: string | undefined;
  /** Not with a preset; default: 500. */
  readonly distanceMeters?: number | undefined;
  /** Not with a preset; default: 30. */
  readonly windowMinutes?: number | undefined;
  readonly area?: AreaGeometry | undefined;
  readonly excludePorts: boolean;
}

/** A file of valid form; references between its parts have not been checked. */
export interface ScenarioDocument {
  readonly proves: string;
  readonly seed: number;
  readonly start: number;
  readonly duration: number;
  readonly sea: Sea;
  readonly background?: string | undefined;
  readonly receivers: readonly ReceiverPlan[];
  readonly ships: readonly ShipPlan[];
  readonly faults: readonly Fault[];
  readonly ports: readonly PortArea[];
  readonly configurations: readonly ConfigurationDocument[];
  readonly detector: DetectorSettings;
  readonly expect: Expectations;
}

/** Name of the configuration of a file without any. */
export const DEFAULT_CONFIGURATION = 'default';

/** Schemas of a file and of its items. */
export interface ScenarioSchemas {
  readonly document: Schema<ScenarioDocument>;
  readonly ship: Schema<ShipPlan>;
  readonly fault: Schema<Fault>;
  readonly step: Schema<Step>;
}

export const startInstant: Schema<number> = instant;
export const scenarioDuration: Schema<number> = duration.refine(
  (seconds) => seconds >= 1,
  'expected a duration of a second or more',
);

/** Created for each file, because the valid times depend on its start and duration. */
export function scenarioSchemas(frame: DocumentFrame): ScenarioSchemas {
  const time = timeSchema(frame.startMs, frame.durationSeconds);
  const ship = shipSchema(time);
  const fault = faultSchema(time, frame.durationSeconds);
  const file = z
    .strictObject({
      proves: z
        .string()
        .min(1)
        .describe('The property that the scenario demonstrates, in a sentence.'),
      seed: wholeNumber(0, 4_294_967_295)
        .prefault(1)
        .describe('Seed of all random draws: the same seed gives the same bytes.'),
      start: startInstant.describe('Begin, in UTC.'),
      duration: scenarioDuration.describe('Duration, such as 20h; at most 400d.'),
      sea,
      background: z
        .string()
        .min(1)
        .optional()
        .describe(
          'Recorded traffic into which the ships are placed: a file relative to this one, in any format that detect reads.',
        ),
      receivers: z
        .array(receiverSchema)
        .prefault([])
        .describe(
          'Receivers: a report is received when any of them receives it. Default: all reports are received.',
        ),
      ships: z.array(ship).min(1).describe('The ships, at most 100 000 in all.'),
      faults: z.array(fault).prefault([]).describe('Faults of the transmissions of the ships.'),
      ports: z
        .array(port)
        .prefault([])
        .describe('Port areas, for excludePorts and for port calls.'),
      configurations: z
        .array(configuration)
        .min(1)
        .prefault([{ name: DEFAULT_CONFIGURATION }])
        .describe('Configurations of the detector; default: one, with all its defaults.'),
      detector: detectorSchema,
      expect: expectSchema(time, frame.configurations).prefault({}),
    })
    .meta({
      title: 'Roadstead scenario',
      description: "A scenario of Roadstead's simulator; scenarios/README.md explains it.",
    });
  return { document: file, ship, fault, step: stepSchema(time) };
}

const sea = z
  .strictObject({
    current: z
      .strictObject({
        towardsDegrees: degrees
          .prefault(0)
          .describe('Direction towards which it runs, clockwise from north.'),
        knots: number(0, 15, 'knots').prefault(0).describe('Speed.'),
        tidal: z
          .boolean()
          .prefault(false)
          .describe(
            'Whether it turns with the tide (12 h 25 min), with these values at the start.',
          ),
      })
      .prefault({})
      .describe('Default: none.'),
    wind: z
      .strictObject({
        fromDegrees: degrees
          .prefault(0)
          .describe('Direction from which it blows, clockwise from north.'),
        knots: number(0, 100, 'knots').prefault(0).describe('Speed.'),
      })
      .prefault({})
      .describe('Default: none.'),
  })
  .prefault({})
  .describe('Current and wind, which both vary slowly; default: a calm.')
  .transform(
    ({ current, wind }): Sea => ({
      currentTowardsDegrees: current.towardsDegrees,
      currentKnots: current.knots,
      tidal: current.tidal,
      windFromDegrees: wind.fromDegrees,
      windKnots: wind.knots,
    }),
  );

const port: Schema<PortArea> = z
  .strictObject({
    name: z.string().min(1).describe('Name of the port.'),
    area: ringSchema.describe('A ring of points [longitude, latitude], closed or not.'),
  })
  .transform((file) => ({ name: file.name, ring: file.area }));

const configuration: Schema<ConfigurationDocument> = z
  .strictObject({
    name: z
      .string()
      .regex(/^[^\p{Cc}]*\S[^\p{Cc}]*$/u, 'expected a text that is not blank')
      .max(200)
      .describe('Unique.'),
    preset: z
      .enum(PRESET_NAMES)
      .optional()
      .describe('A published definition, in place of distance and window.'),
    distanceMeters: number(0.001, DISTANCE_METERS_MAX, 'metres')
      .optional()
      .describe('Distance within which two ships are together (D); default: 500.'),
    windowMinutes: number(0.001, WINDOW_MINUTES_MAX, 'minutes')
      .optional()
      .describe('Time for which they have to stay together (W); default: 30.'),
    area: areaSchema.optional().describe('A ring of points, or GeoJSON; default: the whole world.'),
    excludePorts: z
      .boolean()
      .prefault(false)
      .describe('Whether to ignore ships inside port areas.'),
  })
  .refine(
    ({ preset, distanceMeters, windowMinutes }) =>
      preset === undefined || (distanceMeters === undefined && windowMinutes === undefined),
    'expected either a preset, or distanceMeters and windowMinutes',
  );

import type { AreaGeometry } from '@roadstead/geo';
import { DISTANCE_METERS_MAX, WINDOW_MINUTES_MAX } from '@roadstead/model';
import { z } from 'zod';
import type { Expectations, Fault, PortArea, Receiver, Sea, ShipPlan, Step } from '../scenario.ts';
import { area, ring } from './area-schema.ts';
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

/** What the schema of a file has to know of it beforehand. */
export interface FileFrame {
  /** Undefined where the file does not say it rightly. */
  readonly startMs: number | undefined;
  /** Infinite where the file does not say it rightly. */
  readonly durationSeconds: number;
  /** The names of the configurations. */
  readonly configurations: readonly string[];
}

/** A configuration of the detector as a file says it. */
export interface ConfigurationFile {
  readonly name: string;
  readonly distanceMeters: number;
  readonly windowMinutes: number;
  readonly area?: AreaGeometry | undefined;
  readonly excludePorts: boolean;
}

/** A file that is right in its form; names have not been looked up. */
export interface ScenarioFile {
  readonly proves: string;
  readonly seed: number;
  readonly start: number;
  readonly duration: number;
  readonly sea: Sea;
  readonly receivers: readonly Receiver[];
  readonly ships: readonly ShipPlan[];
  readonly faults: readonly Fault[];
  readonly ports: readonly PortArea[];
  readonly configurations: readonly ConfigurationFile[];
  readonly expect: Expectations;
}

/** The configuration of a file that has none. */
export const DEFAULT_CONFIGURATION = 'default';
const DISTANCE_METERS = 500;
const WINDOW_MINUTES = 30;

/** The schemas of a file and of the items in it. */
export interface FileSchemas {
  readonly file: Schema<ScenarioFile>;
  readonly ship: Schema<ShipPlan>;
  readonly fault: Schema<Fault>;
  readonly step: Schema<Step>;
}

export const startInstant: Schema<number> = instant;
export const scenarioDuration: Schema<number> = duration.refine(
  (seconds) => seconds >= 1,
  'expected a duration of a second or more',
);

/** Made anew for each file, because times are held to its start and duration. */
export function fileSchemas(frame: FileFrame): FileSchemas {
  const time = timeSchema(frame.startMs, frame.durationSeconds);
  const ship = shipSchema(time);
  const fault = faultSchema(time, frame.durationSeconds);
  const file = z
    .strictObject({
      proves: z.string().min(1).describe('What the scenario proves, in a sentence.'),
      seed: wholeNumber(0, 4_294_967_295)
        .prefault(1)
        .describe('Chance is drawn from it: the same seed, the same world.'),
      start: startInstant.describe('When it begins, in UTC.'),
      duration: scenarioDuration.describe('How long it lasts, such as 20h; at most 400d.'),
      sea,
      receivers: z
        .array(receiverSchema)
        .prefault([])
        .describe('Who hears the ships: what any of these hears. Left out: everything is heard.'),
      ships: z.array(ship).min(1).describe('The ships, at most 100 000 in all.'),
      faults: z.array(fault).prefault([]).describe('What is wrong with what the ships send.'),
      ports: z
        .array(port)
        .prefault([])
        .describe('Port areas, for excludePorts and for calls at them.'),
      configurations: z
        .array(configuration)
        .min(1)
        .prefault([{ name: DEFAULT_CONFIGURATION }])
        .describe('What the detector is to look for; default: one, with all its defaults.'),
      expect: expectSchema(time, frame.configurations).prefault({}),
    })
    .meta({
      title: 'Roadstead scenario',
      description: "A scenario of Roadstead's simulator; scenarios/README.md explains it.",
    });
  return { file, ship, fault, step: stepSchema(time) };
}

const sea = z
  .strictObject({
    current: z
      .strictObject({
        towardsDegrees: degrees.prefault(0).describe('Where it runs to, clockwise from north.'),
        knots: number(0, 15, 'knots').prefault(0).describe('How strong it is.'),
        tidal: z
          .boolean()
          .prefault(false)
          .describe('Whether it turns with the tide (12 h 25 min), running so at the start.'),
      })
      .prefault({})
      .describe('Default: none.'),
    wind: z
      .strictObject({
        fromDegrees: degrees.prefault(0).describe('Where it blows from, clockwise from north.'),
        knots: number(0, 100, 'knots').prefault(0).describe('How strong it is.'),
      })
      .prefault({})
      .describe('Default: none.'),
  })
  .prefault({})
  .describe('Current and wind, which both vary a little; default: a calm.')
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
    area: ring.describe('A ring of points [longitude, latitude], closed or not.'),
  })
  .transform((file) => ({ name: file.name, ring: file.area }));

const configuration: Schema<ConfigurationFile> = z.strictObject({
  name: z
    .string()
    .regex(/^[^\p{Cc}]*\S[^\p{Cc}]*$/u, 'expected a text that is not blank')
    .max(200)
    .describe('Unique.'),
  distanceMeters: number(0.001, DISTANCE_METERS_MAX, 'metres')
    .prefault(DISTANCE_METERS)
    .describe('So near two ships have to be (D).'),
  windowMinutes: number(0.001, WINDOW_MINUTES_MAX, 'minutes')
    .prefault(WINDOW_MINUTES)
    .describe('So long they have to stay so near (W).'),
  area: area.optional().describe('A ring of points, or GeoJSON; default: the whole world.'),
  excludePorts: z
    .boolean()
    .prefault(false)
    .describe('Whether ships inside a port area do not count.'),
});

import { parseImo } from '@roadstead/model';
import { z } from 'zod';
import type { ShipPlan, Spread, Start } from '../scenario.ts';
import { SHIP_TYPES, type ShipType } from '../ship-types.ts';
import {
  durationSpread,
  knots,
  METERS_MAX,
  mmsiSchema,
  number,
  numberSpread,
  rate,
  type Schema,
  shipName,
  wholeNumber,
} from './quantities.ts';
import { COUNT_MAX, startOf, startSchema } from './start-schema.ts';
import { stepSchema } from './step-schema.ts';

/** Standard deviation of a GPS position. */
const NOISE_METERS = 3;

const aisClass = z.enum(['A', 'B-SO', 'B-CS', 'aton', 'none']);
const transmitter = z.strictObject({
  class: aisClass.optional().describe('Default: A; of a platform aton.'),
  antenna: z
    .strictObject({
      aft: rate.optional().describe('Distance from the bow, as a share of the length, 0 to 1.'),
      starboardMeters: number(-50, 50, 'metres')
        .prefault(0)
        .describe('Distance to starboard of the centre line.'),
    })
    .prefault({})
    .describe('Position of the antenna.'),
  noiseMeters: number(0, METERS_MAX, 'metres')
    .prefault(NOISE_METERS)
    .describe("Standard deviation of the position's error, east and north each."),
  loss: rate.prefault(0).describe('Share of its messages that is lost, 0 to 1.'),
  navStatus: wholeNumber(0, 15)
    .optional()
    .describe('Navigation status that it always transmits; default: that of its activity.'),
  dimensions: z
    .enum(['all', 'size', 'none'])
    .prefault('all')
    .describe("Reported dimensions; `size`: without the antenna's place."),
  heading: z.boolean().prefault(true).describe('Whether it transmits a heading.'),
  draughtEntry: z
    .union([z.literal('never'), durationSpread])
    .prefault('0s')
    .describe('Time from a change of its draught until the crew enters it; or never.'),
});
const ais = z
  .union(
    [aisClass, transmitter],
    `expected one of ${aisClass.options.join(', ')}; or { class: A, … }`,
  )
  .transform((value) => (typeof value === 'string' ? transmitter.parse({ class: value }) : value));

/** A ship, or several of a plan. */
export function shipSchema(time: Schema<number>): Schema<ShipPlan> {
  return shipFileSchema(time).transform((file, context) => {
    if (file.count > 1) {
      for (const key of ['imo', 'callsign'] as const) {
        if (file[key] === undefined) continue;
        const message = 'belongs to one ship; leave it out where `count` is above 1';
        context.addIssue({ code: 'custom', message, path: [key] });
      }
    }
    const start = startOf(file.start, file.steps[0], file.count);
    if (start) return planOf(file, start);
    const message =
      'expected `at` or `grid`: the place where the ship appears (optional only where the first step is a track or has `at`)';
    context.addIssue({ code: 'custom', message, path: ['start'] });
    return z.NEVER;
  });
}

function shipFileSchema(time: Schema<number>) {
  return z
    .strictObject({
      name: shipName.describe('Unique. Of `count` ships the first is called name-1, and so on.'),
      count: wholeNumber(1, COUNT_MAX).prefault(1).describe('Number of such ships.'),
      type: z
        .enum(Object.keys(SHIP_TYPES) as [ShipType, ...ShipType[]])
        .describe('Determines length, beam, draught, speed and antenna, unless given.'),
      lengthMeters: numberSpread(1, 500, 'metres').optional().describe('Length over all.'),
      beamMeters: numberSpread(1, 100, 'metres').optional().describe('Beam.'),
      draughtMeters: numberSpread(0.1, 40, 'metres').optional().describe('Draught.'),
      mmsi: mmsiSchema
        .optional()
        .describe(
          "Default: derived from the name. Of several ships, the first one's; the others count up.",
        ),
      imo: imo.optional().describe('IMO number with its check digit; default: none.'),
      callsign: aisText(7).optional().describe('Default: none.'),
      destination: aisText(20).optional().describe('Default: none.'),
      aisType: wholeNumber(0, 255)
        .optional()
        .describe("Type of ship and cargo that it transmits; default: the type's."),
      leeway: numberSpread(0, 0.2, "a share of the wind's speed")
        .optional()
        .describe("Drift caused by wind, as a share of the wind's speed; default: the type's."),
      speedKnots: knots.optional().describe('Speed through the water on passage; 0: no engine.'),
      ais: ais.prefault({}).describe('The transmitter: a class, `none`, or keys and values.'),
      start: startSchema(time).prefault({}).describe('Place and time of appearance.'),
      steps: z
        .array(stepSchema(time))
        .prefault([])
        .describe(
          'Steps, in order. After the last step the ship leaves the scenario; without steps it lies still.',
        ),
    })
    .describe('A ship, or `count` of them.');
}

function planOf(file: z.output<ReturnType<typeof shipFileSchema>>, start: Start): ShipPlan {
  const { name, count, type, mmsi, imo, callsign, destination, aisType, leeway, ais, steps } = file;
  const typical = SHIP_TYPES[type];
  const typically = (value: number): Spread => [value, value];
  return {
    name,
    count,
    type,
    lengthMeters: file.lengthMeters ?? typically(typical.lengthMeters),
    beamMeters: file.beamMeters ?? typically(typical.beamMeters),
    draughtMeters: file.draughtMeters ?? typically(typical.draughtMeters),
    ...(mmsi !== undefined && { mmsi }),
    ...(imo !== undefined && { imo }),
    ...(callsign !== undefined && { callsign }),
    ...(destination !== undefined && { destination }),
    ...(aisType !== undefined && { aisType }),
    ...(leeway !== undefined && { leeway }),
    speedKnots: file.speedKnots ?? typically(typical.speedKnots),
    transmitter: {
      class: ais.class ?? (type === 'platform' ? 'aton' : 'A'),
      antennaAft: ais.antenna.aft ?? typical.antennaAft,
      antennaStarboardMeters: ais.antenna.starboardMeters,
      noiseMeters: ais.noiseMeters,
      lossRate: ais.loss,
      ...(ais.navStatus !== undefined && { navStatus: ais.navStatus }),
      ...(ais.dimensions !== 'all' && { dimensions: ais.dimensions }),
      hasHeading: ais.heading,
      ...(ais.draughtEntry !== 'never' && { draughtEntrySeconds: ais.draughtEntry }),
    },
    start,
    steps,
  };
}

const imo = z.int('expected an IMO number of seven digits').transform((value, context) => {
  const parsed = parseImo(value);
  if (parsed !== undefined) return parsed;
  context.addIssue('expected an IMO number: seven digits, the last of them the check digit');
  return z.NEVER;
});

/** Text in the characters of AIS, which converts small letters to capitals. */
function aisText(lengthMax: number): z.ZodString {
  const error = `expected a text of 1 to ${lengthMax} letters, digits and signs`;
  return z.string(error).regex(new RegExp(`^[ -_a-z]{1,${lengthMax}}$`), error);
}

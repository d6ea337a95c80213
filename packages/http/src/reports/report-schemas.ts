import { z } from 'zod';
import { AREA, LINE } from '../openapi/geojson-schemas.ts';
import { PLACE_IN_TIME, PORT_CALL, SHIP, TIME } from '../tracking/tracking-schemas.ts';

const INSTANT = z.string().meta({ format: 'date-time' });
const SECONDS = z.number().min(0);

/** For the document: what is asked for is read by `parseReportRequest`. */
export const REPORT_BODY = z.object({
  name: z.string().min(1).max(200),
  begin: INSTANT,
  end: INSTANT.meta({ format: 'date-time', description: 'Does not belong to the period.' }),
  shape: z.union([AREA, LINE]).nullish(),
  ships: z
    .array(z.union([z.string(), z.int()]))
    .min(1)
    .max(10_000)
    .optional()
    .meta({ description: 'MMSIs, none of them twice.' }),
  cell_degrees: z.number().nullish().meta({ description: 'Width and height; default 0.1.' }),
});

/** How a report is. */
export const REPORT_STATUS = z.strictObject({
  id: z.int(),
  status: z.enum(['running', 'finished', 'aborted']),
  progress: z.int().min(0).max(100).meta({ description: 'Percent of the work.' }),
  created: TIME,
  started: TIME.nullable().meta({ description: 'Null while others are made before it.' }),
  ended: TIME.nullable().meta({ description: 'When it was finished or aborted.' }),
  error: z.string().nullable().meta({ description: 'Why it was aborted.' }),
});

export const NOT_FINISHED = z.strictObject({ status: z.enum(['running', 'aborted']) });

const PASSAGE = z
  .strictObject({
    distance: z.int().meta({ description: 'Metres along the line, from its first point.' }),
    left: z.boolean().meta({ description: 'Whether it came to be on the left side of the line.' }),
    position: PLACE_IN_TIME,
    ship: SHIP,
  })
  .meta({ description: 'Of `passageline`: a passage of the line.' });

const EVENT = z.strictObject({
  id: z.int(),
  mmsi_first: z.int(),
  mmsi_second: z.int(),
  activation_time: TIME,
  fired_time: TIME,
  deactivation_time: TIME.nullable().meta({ description: 'Null while it is current.' }),
});

const SHIP_ACTIVITY = z
  .strictObject({
    ship: SHIP,
    distance: z.int().meta({ description: 'Metres.' }),
    under_way_seconds: SECONDS,
    at_anchor_seconds: SECONDS,
    moored_seconds: SECONDS,
    silent_seconds: SECONDS,
    mean_speed: z.number().nullable().meta({ description: 'Knots, under way.' }),
    max_speed: z.number().nullable().meta({ description: 'Knots.' }),
    fixes: z.int(),
    first_position: PLACE_IN_TIME.nullable(),
    last_position: PLACE_IN_TIME.nullable(),
    port_calls: z.array(PORT_CALL),
    s2s_events: z.array(EVENT).meta({ description: 'Those that who asked may see.' }),
  })
  .meta({ description: 'Of `multiship`: what a ship did.' });

const AREA_VISITS = z
  .strictObject({
    ship: SHIP,
    inside_seconds: SECONDS,
    visits: z.array(
      z.strictObject({
        entry: TIME.nullable(),
        entry_type: z.enum(['entered', 'inside-at-begin', 'heard-inside']),
        exit: TIME.nullable(),
        exit_type: z.enum(['left', 'inside-at-end', 'lost-inside']),
        from: TIME.meta({ description: 'The first instant at which it is known to be inside.' }),
        until: TIME.meta({ description: 'The last one.' }),
        inside_seconds: SECONDS,
      }),
    ),
  })
  .meta({ description: 'Of `areavisits`: the visits of a ship.' });

const PORT_STAY = PORT_CALL.extend({
  ship: SHIP,
  position: PLACE_IN_TIME.nullable().meta({ description: 'Where it was heard first in the call.' }),
  waiting_seconds: SECONDS.nullable().meta({ description: 'At anchor before it came.' }),
  berth_seconds: SECONDS.nullable().meta({ description: 'Null while it is there.' }),
}).meta({ description: 'Of `portcalls`: a call.' });

const DENSITY_CELL = z
  .strictObject({
    cell: z.strictObject({
      type: z.literal('Polygon'),
      coordinates: z.array(z.array(z.tuple([z.number(), z.number()]))),
    }),
    ships: z.int(),
    ship_hours: z.number().min(0),
  })
  .meta({ description: 'Of `density`: a cell in which ships were.' });

/** What came of a report: records of its type. */
export const REPORT_RESULT = z.strictObject({
  records: z.array(z.union([PASSAGE, SHIP_ACTIVITY, AREA_VISITS, PORT_STAY, DENSITY_CELL])),
});

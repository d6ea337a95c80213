import {
  CONFIGURATION_PRESETS,
  configurationUuid,
  type DetectorConfiguration,
  parseConfiguration,
  parsePositionReport,
  parseStaticReport,
} from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeLogRecord } from './decode-log-record.ts';
import { encodeLogRecord, encodeReportBatch } from './encode-log-record.ts';
import type { LogRecord, ReportsRecord } from './log-record.ts';

const NOT_NUMBERS = { noNaN: true, noDefaultInfinity: true };
const number = (min: number, max: number): fc.Arbitrary<number> =>
  fc.double({ min, max, ...NOT_NUMBERS });
const orNull = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> => fc.option(value);

/** Reports as the service passes them on: as `parsePositionReport` returns them. */
const position = fc
  .record({
    mmsi: fc.integer({ min: 0, max: 999_999_999 }),
    timeMs: fc.integer({ min: -8.64e15, max: 8.64e15 }),
    longitude: number(-180, 180),
    latitude: number(-90, 90),
    sog: orNull(number(0, 102.2)),
    cog: orNull(number(0, 359.999)),
    heading: orNull(fc.integer({ min: 0, max: 359 })),
    rot: orNull(fc.integer({ min: -709, max: 709 })),
    navStatus: fc.integer({ min: 0, max: 15 }),
  })
  .map((input) => unwrap(parsePositionReport(input)));

const text = orNull(fc.string({ unit: 'binary', maxLength: 30 }));
const meters = orNull(number(0, 500));
const staticReport = fc
  .record({
    mmsi: fc.integer({ min: 0, max: 999_999_999 }),
    timeMs: orNull(fc.integer({ min: -8.64e15, max: 8.64e15 })),
    imo: fc.constantFrom(null, 9074729, 9319466),
    name: text,
    callsign: text,
    shiptype: orNull(fc.integer({ min: 0, max: 255 })),
    toBowMeters: meters,
    toSternMeters: meters,
    toPortMeters: meters,
    toStarboardMeters: meters,
    lengthMeters: meters,
    widthMeters: meters,
    draughtMeters: meters,
    destination: text,
    eta: orNull(
      fc.record({
        month: orNull(fc.integer({ min: 1, max: 12 })),
        day: orNull(fc.integer({ min: 1, max: 31 })),
        hour: orNull(fc.integer({ min: 0, max: 23 })),
        minute: orNull(fc.integer({ min: 0, max: 59 })),
      }),
    ),
  })
  .map((input) => unwrap(parseStaticReport(input)));

const reports: fc.Arbitrary<ReportsRecord> = fc.record({
  kind: fc.constant('reports'),
  statics: fc.array(staticReport, { maxLength: 5 }),
  positions: fc.array(position, { maxLength: 30 }),
});

const revision = fc.nat({ max: Number.MAX_SAFE_INTEGER });
const workers: fc.Arbitrary<LogRecord> = fc.record({
  kind: fc.constant('workers'),
  revision,
  owners: fc.array(orNull(fc.string({ unit: 'binary', minLength: 1, maxLength: 20 })), {
    maxLength: 64,
  }),
});

const RING = [
  [-1, 50],
  [1, 50],
  [1, 51],
  [-1, 51],
  [-1, 50],
];
const parameters = { distance_for_sts_meters: 500, transfer_time_window_minutes: 30 };
const geometry = { type: 'Polygon', coordinates: [RING] };
const BODIES: readonly object[] = [
  { name: 'plain', parameters, geometry },
  {
    ...{ name: 'all', enabled: false, severity: 'Alarm', exclude_ports: true, parameters },
    alternative_parameters: { distance_for_sts_meters: 100, transfer_time_window_minutes: 5 },
    ...{ gap_max_minutes: 60, separation_minutes: 3, merge_gap_minutes: 20 },
    filters: { kinds: ['transfer'], probability_min: 0.4, seen_apart_before: true },
    geometry: { type: 'MultiPolygon', coordinates: [[RING.map(([x, y]) => [x + 180, y])]] },
  },
  ...CONFIGURATION_PRESETS.map(({ name }) => ({ name: `preset ${name}`, preset: name, geometry })),
  // A preset, of which fields were removed.
  ...CONFIGURATION_PRESETS.map(({ name }) => ({
    ...{ name: `changed ${name}`, preset: name, parameters, geometry },
    ...{ alternative_parameters: null, filters: {}, gap_max_minutes: 90 },
  })),
];
const CONFIGURATIONS: readonly DetectorConfiguration[] = BODIES.map((body, i) =>
  unwrap(parseConfiguration(body, i + 1, configurationUuid)),
);
const configuration: fc.Arbitrary<LogRecord> = fc
  .record({ revision, of: fc.constantFrom(...CONFIGURATIONS), isRemoval: fc.boolean() })
  .map(({ revision: number, of, isRemoval }) => ({
    kind: 'configuration',
    revision: number,
    configurationId: of.id,
    configuration: isRemoval ? null : of,
  }));

const tick = fc.constant<LogRecord>({ kind: 'tick' });
const record = fc.oneof(reports, configuration, tick, workers);

function unwrap<Value>(result: { readonly ok: boolean; readonly value?: Value }): Value {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value!;
}

function decoded(bytes: Uint8Array): LogRecord {
  return unwrap(decodeLogRecord(bytes));
}

describe('records of the log', () => {
  it('are decoded as they were encoded', () => {
    fc.assert(
      fc.property(record, (each) => {
        expect(decoded(encodeLogRecord(each))).toEqual(each);
      }),
    );
  });

  it('are decoded at any place in a buffer, and leave it as it is', () => {
    fc.assert(
      fc.property(record, fc.nat({ max: 9 }), (each, offset) => {
        const bytes = encodeLogRecord(each);
        const larger = new Uint8Array(offset + bytes.length + 3).fill(0xa5);
        larger.set(bytes, offset);
        const copy = larger.slice();
        expect(decoded(larger.subarray(offset, offset + bytes.length))).toEqual(each);
        expect(larger).toEqual(copy);
      }),
    );
  });

  it.each(CONFIGURATIONS)('have the whole configuration $name', (each) => {
    const change = { kind: 'configuration', revision: 7, configurationId: each.id } as const;
    const added: LogRecord = { ...change, configuration: each };
    expect(decoded(encodeLogRecord(added))).toEqual(added);
  });

  it('have a frozen format', () => {
    const report = unwrap(
      parsePositionReport({ mmsi: 1, timeMs: 2, longitude: 0.5, latitude: -1, heading: 359 }),
    );
    const bytes = encodeLogRecord({ kind: 'reports', statics: [], positions: [report] });
    expect(Buffer.from(bytes).toString('hex')).toBe(
      ['01', '01', '01000000', '01000000', '0000000000000040', '000000000000e03f']
        .concat('000000000000f0bf', '000000000000f87f', '000000000000f87f', '6701', '0080', '0f')
        .concat(Buffer.from('[]').toString('hex'))
        .join(''),
    );
    expect(Buffer.from(encodeLogRecord({ kind: 'tick' })).toString()).toBe('\u0001\u0003{}');
  });
});

describe('bytes of others', () => {
  it('are a value: random ones', () => {
    const head = fc.tuple(fc.constantFrom(0, 1, 2), fc.nat({ max: 6 }));
    const bytes = fc
      .tuple(head, fc.uint8Array({ maxLength: 200 }))
      .map(([[format, kind], rest]) => Uint8Array.of(format, kind, ...rest));
    fc.assert(fc.property(fc.oneof(bytes, fc.uint8Array({ maxLength: 3 })), isValue));
  });

  it('are a value: messages that were changed, cut or lengthened', () => {
    const change = fc.record({ at: fc.nat(), to: fc.nat({ max: 255 }), cut: fc.nat() });
    fc.assert(
      fc.property(record, change, (each, { at, to, cut }) => {
        const bytes = encodeLogRecord(each);
        const changed = bytes.slice();
        changed[at % bytes.length] = to;
        isValue(changed);
        isValue(bytes.slice(0, cut % bytes.length));
        isValue(Uint8Array.of(...bytes, to));
      }),
    );
  });

  it('are a value: JSON of any content', () => {
    const kind = fc.constantFrom(1, 2, 3, 4, 5);
    fc.assert(
      fc.property(kind, fc.json(), (number, json) => {
        const room = number === 1 ? [0, 0, 0, 0] : [];
        isValue(Uint8Array.of(1, number, ...room, ...new TextEncoder().encode(json)));
      }),
    );
  });

  it.each([
    ['no bytes', [], 'no head'],
    ['another format', [2, 1, 0, 0, 0, 0, 91, 93], 'format 2'],
    ['another kind', [1, 9, 123, 125], 'unknown kind, 9'],
    ['too many positions', [1, 1, 255, 255, 255, 255, 91, 93], 'too short for 4294967295'],
    ['bytes after the JSON', [1, 3, 123, 125, 0], 'no JSON'],
    ['bytes that are no UTF-8', [1, 3, 34, 255, 34], 'no JSON'],
  ])('are an error: %s', (_, bytes, error) => {
    expect(decodeLogRecord(Uint8Array.from(bytes))).toEqual({
      ok: false,
      error: expect.stringContaining(error),
    });
  });

  it.each([
    [2, { revision: -1, configurationId: 1, configuration: null }, 'revision'],
    [2, { revision: 1, configurationId: 'a', configuration: null }, 'id of the configuration'],
    [2, { revision: 1, configurationId: 2, configuration: CONFIGURATIONS[0] }, 'another id'],
    [2, { revision: 1, configurationId: 1 }, 'must be an object'],
    [2, configured({ distanceMeters: 1e9 }), '/parameters/distance_for_sts_meters'],
    [2, configured({ preset: 'no preset' }), '/preset'],
    [2, configured({ filters: { unknown: 7 } }), '/filters'],
    [2, configured({ area: { type: 'Point', coordinates: [0, 0] } }), '/geometry'],
    [2, configured({ uuid: null }), '/uuid'],
    [4, { revision: 1, owners: [''] }, 'owners'],
    [4, { revision: 1.5, owners: [] }, 'revision'],
    [4, { revision: 1, owners: Array(1025).fill(null) }, 'owners'],
  ])('are an error: kind %i with %j', (kind, content, error) => {
    const json = new TextEncoder().encode(JSON.stringify(content));
    expect(decodeLogRecord(Uint8Array.of(1, kind, ...json))).toEqual({
      ok: false,
      error: expect.stringContaining(error),
    });
  });
});

describe('encodeReportBatch', () => {
  it('divides a batch into messages of limited size, in order', () => {
    fc.assert(
      fc.property(reports, fc.integer({ min: 1, max: 3000 }), (batch, bytesMax) => {
        const messages = encodeReportBatch(batch, bytesMax);
        const parts = messages.map((bytes) => decoded(bytes) as ReportsRecord);
        expect(parts.flatMap(({ statics }) => statics)).toEqual(batch.statics);
        expect(parts.flatMap(({ positions }) => positions)).toEqual(batch.positions);
        const firstPositions = parts.findIndex(({ positions }) => positions.length > 0);
        const lastStatics = parts.findLastIndex(({ statics }) => statics.length > 0);
        if (firstPositions >= 0) expect(lastStatics).toBeLessThanOrEqual(firstPositions);
        parts.forEach(({ statics, positions }, i) => {
          if (statics.length + positions.length > 1)
            expect(messages[i].length).toBeLessThanOrEqual(bytesMax);
        });
      }),
    );
  });

  it('encodes an empty batch as one message', () => {
    expect(encodeReportBatch({ statics: [], positions: [] }, 1)).toHaveLength(1);
  });
});

function configured(changes: object): object {
  const configurationOf = { ...CONFIGURATIONS[0], ...changes };
  return { revision: 1, configurationId: 1, configuration: configurationOf };
}

function isValue(bytes: Uint8Array): void {
  const result = decodeLogRecord(bytes);
  if (!result.ok) expect(result.error).toMatch(/^[a-z].*[^.]$/s);
}

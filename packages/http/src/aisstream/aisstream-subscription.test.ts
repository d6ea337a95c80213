import type { Mmsi, PositionReport } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import { parseSubscription } from './aisstream-subscription.ts';

const WORLD = [
  [
    [-90, -180],
    [90, 180],
  ],
];

const at = (longitude: number, latitude: number, mmsi = 211_000_001): PositionReport =>
  ({ mmsi: mmsi as Mmsi, longitude, latitude }) as PositionReport;

function parse(members: object) {
  return parseSubscription(JSON.stringify({ APIKey: 'k', BoundingBoxes: WORLD, ...members }));
}

function matches(members: object, report: PositionReport): boolean {
  const parsed = parse(members);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value.matches(report);
}

describe('subscriptions of aisstream', () => {
  it('[L7] have latitude before longitude, corners in any order, any number of boxes', () => {
    const BoundingBoxes = [
      [
        [54, 3],
        [53, 4],
      ],
      [
        [-10, 179],
        [-5, 180],
      ],
    ];
    expect(matches({ BoundingBoxes }, at(3.5, 53.5))).toBe(true);
    expect(matches({ BoundingBoxes }, at(53.5, 3.5))).toBe(false);
    expect(matches({ BoundingBoxes }, at(179.5, -7))).toBe(true);
  });

  it('[L7] filter ships, and accept types with PositionReport among them', () => {
    const FiltersShipMMSI = ['211000001'];
    expect(matches({ FiltersShipMMSI }, at(0, 0))).toBe(true);
    expect(matches({ FiltersShipMMSI }, at(0, 0, 211_000_002))).toBe(false);
    expect(matches({ FilterMessageTypes: ['ShipStaticData', 'PositionReport'] }, at(0, 0))).toBe(
      true,
    );
  });

  it.each(['APIKey', 'Apikey', 'ApiKey'])('have the key as %s', (name) => {
    const text = JSON.stringify({ [name]: 'secret', BoundingBoxes: WORLD });
    expect(parseSubscription(text)).toMatchObject({ ok: true, value: { key: 'secret' } });
  });

  it.each([
    ['a text', 'x', 'not JSON'],
    ['an array', '[]', 'not an object'],
    ['no key', '{"BoundingBoxes":[[[0,0],[1,1]]]}', 'Api Key'],
    ['no boxes', '{"APIKey":"k"}', 'BoundingBoxes'],
    ['none of them', '{"APIKey":"k","BoundingBoxes":[]}', 'BoundingBoxes'],
    ['a flat box', '{"APIKey":"k","BoundingBoxes":[[0,0,1,1]]}', 'BoundingBoxes'],
    ['texts', '{"APIKey":"k","BoundingBoxes":[[["0",0],[1,1]]]}', 'BoundingBoxes'],
    ['degrees beyond 180', '{"APIKey":"k","BoundingBoxes":[[[0,0],[1,181]]]}', 'BoundingBoxes'],
  ])('[L7] are refused: %s', (_, text, reason) => {
    expect(parseSubscription(text)).toMatchObject({
      ok: false,
      error: expect.stringContaining(reason),
    });
  });

  it.each([
    [{ FilterShipMMSI: ['211000001'] }, 'Unknown field "FilterShipMMSI"'],
    [{ FiltersShipMMSI: [211000001] }, 'FiltersShipMMSI'],
    [{ FiltersShipMMSI: ['ANNA'] }, 'FiltersShipMMSI'],
    [{ FilterMessageTypes: ['positionreport'] }, 'Unknown message type "positionreport"'],
    [{ FilterMessageTypes: ['ShipStaticData'] }, 'PositionReport alone'],
    [{ FilterMessageTypes: 'PositionReport' }, 'FilterMessageTypes'],
  ])('[L7] are refused where a filter would match nothing: %j', (members, reason) => {
    expect(parse(members)).toMatchObject({ ok: false, error: expect.stringContaining(reason) });
  });
});

import { describe, expect, it } from 'vitest';
import { laneParameters } from './lane-parameters.ts';

describe('the parameters of a lane', () => {
  const LANE = { origin_un_location_code: 'NLRTM', destination_un_location_code: 'DEHAM' };

  it('are read from the address', () => {
    expect(laneParameters({ from: 'nlrtm', to: 'DEHAM' })).toEqual(LANE);
    const values = { from: 'NLRTM', to: 'DEHAM', begin: '2026-06-01', end: 'soon' };
    expect(laneParameters(values)).toEqual({ ...LANE, begin_datetime: '2026-06-01T00:00:00.000Z' });
  });

  it.each([{}, { from: 'NLRTM' }, { from: 'NLRTM', to: 'Hamburg' }])('are none of %j', (values) => {
    expect(laneParameters(values)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { parseRoute, routeHash } from '../app/route.ts';
import { parseDraft, planOf, viaText } from './route-plan.ts';

const AREA = {
  ...{ id: '0a4bfc20', name: 'Anholt' },
  geometry: { type: 'Polygon' as const, coordinates: [] },
};
const RTM = { port: { locode: 'NLRTM' } };
const HAM = { port: { locode: 'DEHAM' } };
const POINT = { position: { type: 'Point', coordinates: [5, 54] } };

describe('a draft', () => {
  it('is read from the address', () => {
    const values = { from: '211000001', to: 'NLRTM', via: '5,54;DEHAM', avoid: 'red-sea;0a4bfc20' };
    expect(parseDraft({ ...values, alternatives: '3', planned: '1' })).toEqual({
      ...{ from: '211000001', to: 'NLRTM', via: ['5,54', 'DEHAM'] },
      ...{ avoid: ['red-sea', '0a4bfc20'], alternatives: 3, isPlanned: true },
    });
  });

  it.each<[readonly string[]]>([[[]], [['']], [['5,54']], [['', 'DEHAM', '']]])(
    'has the waypoints %j in the address, also empty ones',
    (via) => {
      const { values } = parseRoute(routeHash('routes', undefined, { via: viaText(via) }));
      expect(parseDraft(values).via).toEqual(via);
    },
  );

  it.each([
    ['x', 1],
    ['0', 1],
    ['99', 5],
  ])('has 1 to 5 alternatives, also for %j', (alternatives, expected) => {
    expect(parseDraft({ alternatives })).toMatchObject({ alternatives: expected, via: [] });
  });
});

describe('the plan of a draft', () => {
  const DRAFT = parseDraft({ from: '211000001', to: 'NLRTM' });

  it('of a ship is a route, with what was chosen', () => {
    expect(planOf(DRAFT, [])).toEqual({
      type: 'route',
      body: { source: { ship: { mmsi: '211000001' } }, destination: RTM },
    });
    const more = { via: ['5,54'], avoid: ['red-sea', AREA.id, 'gone'], alternatives: 2 };
    expect(planOf({ ...DRAFT, ...more }, [AREA])).toMatchObject({
      body: { via: [POINT], avoid: ['red-sea', AREA.geometry], alternatives: 2 },
    });
  });

  it('of other places is the distance of each leg', () => {
    expect(planOf({ ...DRAFT, from: 'DEHAM', via: ['5,54'] }, [])).toEqual({
      type: 'distance',
      legs: [
        [HAM, POINT],
        [POINT, RTM],
      ],
      avoid: [],
    });
  });

  it.each([
    [{ from: 'Hamburg' }, 'From'],
    [{ to: '211000001' }, 'To'],
    [{ via: ['DEHAM', ''] }, 'Waypoint 2'],
  ])('names the field that is wrong in %j', (more, field) => {
    const plan = planOf({ ...DRAFT, ...more }, []);
    expect(plan).toMatchObject({ type: 'problem', problem: expect.stringMatching(`^${field} `) });
  });
});

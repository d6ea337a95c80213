import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY } from '../server/operation-response.ts';
import { expectProblem, jsonOf } from '../testing/problems.ts';
import { openTestApi, SHAPES, type TestApi } from '../testing/test-api.ts';
import { SHAPE, SHAPE_ID } from './shape-schemas.ts';

const SQUARE = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 50],
      [1, 50],
      [1, 51],
      [0, 51],
      [0, 50],
    ],
  ],
};
const WKT = 'POLYGON ((0 50, 1 50, 1 51, 0 51, 0 50))';

const TUPLES = SQUARE.coordinates[0].map((each) => each.join()).join(' ');
const KML = `<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><LinearRing><coordinates>${TUPLES}</coordinates></LinearRing></Placemark></kml>`;
const GPX = `<gpx>${`<rte>${SQUARE.coordinates[0].map(([lon, lat]) => `<rtept lon="${lon}" lat="${lat}"/>`).join('')}</rte>`}</gpx>`;

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});

function feature(name: string, geometry: object = SQUARE, more: object = {}): object {
  return { type: 'Feature', geometry, properties: { name, ...more } };
}

async function create(name: string, user = 'anna', more: object = {}): Promise<string> {
  const response = await api.send(user, 'POST', SHAPES, feature(name, SQUARE, more));
  return (await jsonOf(response, 201, SHAPE_ID)).id;
}

function importIt(
  query: string,
  type: string,
  body: string | Buffer,
  method = 'POST',
): Promise<Response> {
  return api.send('anna', method, `${SHAPES}/import?${query}`, body, { 'content-type': type });
}

describe('shapes', () => {
  it('are created, and read by name', async () => {
    const name = 'Côte/d’Azur 100 %';
    const created = await api.send(
      'anna',
      'POST',
      SHAPES,
      feature(name, SQUARE, { description: 'd' }),
    );
    const location = created.headers.get('location') ?? '';
    const { id } = await jsonOf(created, 201, SHAPE_ID);
    const shape = await jsonOf(await api.send('anna', 'GET', location), 200, SHAPE);
    const { anna } = api.users;
    expect(shape).toEqual({
      type: 'Feature',
      geometry: SQUARE,
      properties: { name, description: 'd', id, owner: 'anna', user_id: anna.uuid, acl: [] },
    });
  });

  it('may be circles and points', async () => {
    const point = { type: 'Point', coordinates: [1, 2] };
    await api.send('anna', 'POST', SHAPES, feature('circle', point, { radius: '500' }));
    await api.send('anna', 'POST', SHAPES, feature('point', point));
    const circle = await jsonOf(await api.send('anna', 'GET', `${SHAPES}/circle`), 200, SHAPE);
    expect(circle.properties.radius).toBe('500');
    const read = await jsonOf(await api.send('anna', 'GET', `${SHAPES}/point`), 200, SHAPE);
    expect(read).toMatchObject({ geometry: point });
  });

  it('are replaced and deleted', async () => {
    const id = await create('one');
    const replaced = await api.send('anna', 'PUT', `${SHAPES}/${id}`, feature('two'));
    expect(await jsonOf(replaced, 200, SHAPE_ID)).toEqual({ id });
    await expectProblem(await api.send('anna', 'GET', `${SHAPES}/one`), 404);
    expect(await jsonOf(await api.send('anna', 'DELETE', `${SHAPES}/${id}`), 200, EMPTY)).toEqual(
      {},
    );
    await expectProblem(await api.send('anna', 'DELETE', `${SHAPES}/${id}`), 404);
  });

  it('have an owner', async () => {
    const id = await create('mine');
    const shared = await create('ours', 'anna', { acl: [api.users.bert.uuid] });
    await expectProblem(await api.send('bert', 'GET', `${SHAPES}/mine`), 404);
    await expectProblem(await api.send('bert', 'PUT', `${SHAPES}/${id}`, feature('x')), 404);
    await expectProblem(await api.send('bert', 'GET', `${SHAPES}/export/${id}?format=wkt`), 404);
    await expectProblem(await api.send('bert', 'PUT', `${SHAPES}/${shared}`, feature('x')), 403);
    await expectProblem(await api.send('bert', 'DELETE', `${SHAPES}/${shared}`), 403);
    expect((await api.send('bert', 'GET', `${SHAPES}/ours`)).status).toBe(200);
  });

  it('have unique names', async () => {
    await create('name');
    await expectProblem(await api.send('anna', 'POST', SHAPES, feature('name')), 409);
    await create('name', 'bert');
  });

  it('may have the name import', async () => {
    await create('import');
    expect((await api.send('anna', 'GET', `${SHAPES}/import`)).status).toBe(200);
  });

  it('are rejected with pointers', async () => {
    const wrong = { type: 'Feature', geometry: { type: 'Line' }, properties: { name: '\u0007' } };
    const places = await expectProblem(await api.send('anna', 'POST', SHAPES, wrong), 422);
    expect(places).toContain('/properties/name');
    expect(places.some((place) => place.startsWith('/geometry'))).toBe(true);
  });
});

describe('the import and export of shapes', () => {
  it.each([
    ['geojson', 'application/json', JSON.stringify(SQUARE)],
    ['wkt', 'text/plain; charset=utf-8', WKT],
  ])('accepts %s', async (type, mediaType, body) => {
    const response = await importIt(`name=a%20b&type=${type}`, mediaType, body);
    expect(response.headers.get('location')).toBe(`${SHAPES}/a%20b`);
    await jsonOf(response, 201, SHAPE_ID);
    const shape = await jsonOf(await api.send('anna', 'GET', `${SHAPES}/a%20b`), 200, SHAPE);
    expect(shape.geometry).toEqual(SQUARE);
  });

  it.each([
    ['geojson', 'application/json'],
    ['wkt', 'text/plain'],
    ['zip', 'application/octet-stream'],
  ])('exports %s as it was imported', async (format, type) => {
    const id = await create('one');
    const exported = await api.send('anna', 'GET', `${SHAPES}/export/${id}?format=${format}`);
    expect(exported.headers.get('content-type')).toBe(type);
    const imported = await importIt(`name=two&type=${format}`, type, await exported.text());
    await jsonOf(imported, 201, SHAPE_ID);
    const shape = await jsonOf(await api.send('anna', 'GET', `${SHAPES}/two`), 200, SHAPE);
    expect(shape.geometry).toEqual(SQUARE);
  });

  it.each([
    ['zip', 'application/zip', (text: string) => Buffer.from(text, 'base64')],
    ['zip', 'application/octet-stream', (text: string) => Buffer.from(text, 'base64')],
    ['zip', 'application/zip', (text: string) => text],
  ])('accepts a %s as %s, as it is or as base64', async (_, type, bodyOf) => {
    const id = await create('one');
    const exported = await api.send('anna', 'GET', `${SHAPES}/export/${id}?format=zip`);
    const response = await importIt('name=two&type=zip', type, bodyOf(await exported.text()));
    await jsonOf(response, 201, SHAPE_ID);
    const shape = await jsonOf(await api.send('anna', 'GET', `${SHAPES}/two`), 200, SHAPE);
    expect(shape.geometry).toEqual(SQUARE);
  });

  it.each([
    ['kml', 'application/vnd.google-earth.kml+xml', KML],
    ['kml', 'text/xml', KML],
    ['gpx', 'application/gpx+xml', GPX],
  ])('accepts %s as %s', async (type, mediaType, body) => {
    await jsonOf(await importIt(`name=a&type=${type}`, mediaType, body), 201, SHAPE_ID);
    const shape = await jsonOf(await api.send('anna', 'GET', `${SHAPES}/a`), 200, SHAPE);
    expect(shape.geometry).toEqual(SQUARE);
  });

  it('replaces by PUT, and not by POST', async () => {
    const { id } = await jsonOf(
      await importIt('name=a&type=wkt', 'text/plain', WKT),
      201,
      SHAPE_ID,
    );
    await expectProblem(await importIt('name=a&type=wkt', 'text/plain', WKT), 409);
    const again = await importIt('name=a&type=wkt', 'text/plain', WKT, 'PUT');
    expect(await jsonOf(again, 200, SHAPE_ID)).toEqual({ id });
    await jsonOf(await importIt('name=b&type=wkt', 'text/plain', WKT, 'PUT'), 201, SHAPE_ID);
  });

  it('rejects unreadable files', async () => {
    expect(await expectProblem(await importIt('', 'text/plain', WKT), 400)).toEqual([
      'name',
      'type',
    ]);
    expect(await expectProblem(await importIt('name=a&type=dxf', 'text/plain', WKT), 400)).toEqual([
      'type',
    ]);
    await expectProblem(await importIt('name=a&type=wkt', 'application/json', WKT), 415);
    await expectProblem(await importIt('name=a&type=geojson', 'text/plain', '{}'), 415);
    const broken = await importIt('name=a&type=geojson', 'application/json', '{"type"');
    expect(broken.status).toBeGreaterThanOrEqual(400);
    expect(broken.status).toBeLessThan(500);
    const deep = '['.repeat(100_000);
    await expectProblem(await importIt('name=a&type=geojson', 'application/json', deep), 422);
    const large = 'x'.repeat(9_000_000);
    await expectProblem(await importIt('name=a&type=wkt', 'text/plain', large), 413);
    const id = await create('one');
    const export_ = (query: string): Promise<Response> =>
      api.send('anna', 'GET', `${SHAPES}/export/${id}${query}`);
    expect(await expectProblem(await export_(''), 400)).toEqual(['format']);
    expect(await expectProblem(await export_('?format=kml'), 400)).toEqual(['format']);
    await expectProblem(await api.send('anna', 'GET', `${SHAPES}/export/x?format=wkt`), 404);
  });
});

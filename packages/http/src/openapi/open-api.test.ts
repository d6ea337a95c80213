import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { nodeStreamHost } from '../node/node-stream-host.ts';
import { withAlerts } from '../testing/alerts.ts';
import { WITH_NEXT_PORTS } from '../testing/next-ports.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';
import type { OpenApiDocument } from './open-api.ts';

let api: TestApi;
let document: OpenApiDocument;
beforeAll(async () => {
  api = await openTestApi({ prefix: '/sea', service: { ...WITH_NEXT_PORTS, ...withAlerts() } });
  const response = await api.send(null, 'GET', '/sea/openapi.json');
  expect(response.headers.get('content-type')).toBe('application/json');
  document = (await response.json()) as OpenApiDocument;
});

describe('the document', () => {
  it('has the version of the package, and the prefix', () => {
    const manifest = new URL('../../package.json', import.meta.url);
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { version },
      servers: [{ url: '/sea' }],
    });
  });

  it('describes the default of each field that may be omitted, and requires none of them', () => {
    const { properties, required } = document.components.schemas['ConfigurationBody'] as {
      readonly properties: Readonly<Record<string, { readonly description?: string }>>;
      readonly required: readonly string[];
    };
    const defaults = Object.entries(properties).flatMap(([name, { description }]) => {
      const [, value] = /Default: `(.*)`\.$/.exec(description ?? '') ?? [];
      return value === undefined ? [] : [[name, JSON.parse(value)]];
    });
    expect(Object.fromEntries(defaults)).toEqual({
      enabled: true,
      severity: 'Note',
      acl: [],
      type: 's2s',
      phone_numbers: [],
      email_addresses: [],
      exclude_ports: false,
    });
    expect(required).toEqual(['name']);
    // Generators of clients make a field with a default a required one.
    expect(JSON.stringify(document)).not.toMatch(/"default":(?!\{"\$ref")/);
  });

  it('has an example of each JSON body and each required parameter', () => {
    const without = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ operationId, requestBody, responses, parameters = [] }) => {
        const body = requestBody?.content['application/json'];
        const results = Object.entries(responses).flatMap(([status, response]) => {
          const content = 'content' in response ? response.content : undefined;
          const json = status < '300' ? content?.['application/json'] : undefined;
          return json ? [json] : [];
        });
        const isWithout = [
          body && !('example' in body),
          results.length > 0 && !results.some((json) => 'example' in json),
          parameters.some((each) => 'in' in each && each.required && !('example' in each)),
        ];
        return isWithout.some(Boolean) ? [operationId] : [];
      }),
    );
    // An example of the document would be as long as it is.
    expect(without, 'npm run docs:examples adds examples from test/contract').toEqual([
      'getDocument',
      'getAsyncDocument',
    ]);
  });

  it('names the schema of each JSON body', () => {
    const bodies = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ requestBody, responses }) => [
        ...Object.entries(requestBody?.content ?? {}),
        ...Object.values(responses).flatMap((response) =>
          Object.entries('content' in response ? (response.content ?? {}) : {}),
        ),
      ]),
    );
    const json = bodies.filter(([type]) => type.includes('json'));
    expect(json.length).toBeGreaterThan(80);
    for (const [, { schema }] of json) expect(schema).toHaveProperty('$ref');
    const geometries = ['Point', 'Polygon', 'MultiPolygon', 'LineString', 'MultiLineString'];
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(geometries));
  });

  it('lists all operations with unique ids', () => {
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const sts = '/api/ingress/event-detection';
    expect(listed.sort()).toEqual(
      [
        `POST ${sts}/configurations`,
        `GET ${sts}/configurations`,
        `GET ${sts}/configurations/{id}`,
        `PUT ${sts}/configurations/{id}`,
        `DELETE ${sts}/configurations/{id}`,
        `POST ${sts}/configurations/{id}/detect`,
        `GET ${sts}/configurations/{id}/detect/{job}`,
        `GET ${sts}/vessel-events`,
        `GET ${sts}/vessel-events/{id}`,
        `GET ${sts}/s2s-events`,
        `GET ${sts}/s2s-events/current`,
        `GET ${sts}/s2s-events/search`,
        `GET ${sts}/s2s-events/{id}`,
        `GET ${sts}/s2s-events/{id}/tracks`,
        `GET ${sts}/s2s-events/{id}/assessment`,
        `POST ${sts}/s2s-events/{id}/ack`,
        'POST /api/portserver/ship/info',
        'GET /api/portserver/ship/position',
        'POST /api/portserver/ship/position',
        'GET /api/portserver/ship/position/{mmsi}',
        'GET /api/portserver/ship/positions',
        'GET /api/portserver/ships',
        'GET /api/portserver/ship/tracks',
        'GET /api/portserver/search',
        'POST /api/portserver/ship/historical/track',
        'GET /api/portserver/ship/historical/track/{track_id}',
        'POST /api/portserver/ship/historical/port',
        'POST /api/jobserver/stat/{shiptype}',
        'GET /api/jobserver/stat/{shiptype}/result/{id}',
        'GET /api/jobserver/stat',
        'GET /api/jobserver/stat/statistic/{id}',
        'DELETE /api/jobserver/stat/statistic/{id}',
        'GET /api/shiptracker/nextport/arrivals/{key}',
        'GET /api/shiptracker/nextport/ship/{imo}',
        'GET /api/shiptracker/nextport/shiplist',
        'GET /api/shiptracker/nextport/shiplist/{name}',
        'PUT /api/shiptracker/nextport/shiplist/{name}',
        'DELETE /api/shiptracker/nextport/shiplist/{name}',
        'POST /api/shiptracker/nextport/cluster',
        'GET /api/shiptracker/nextport/cluster',
        'PUT /api/shiptracker/nextport/cluster/{my_cluster}',
        'DELETE /api/shiptracker/nextport/cluster/{my_cluster}',
        'POST /api/session',
        'GET /api/session',
        'DELETE /api/session',
        'POST /api/session/ticket',
        'POST /authentication/login',
        'POST /authentication/logout',
        'GET /administration/usage',
        'GET /administration/usage/credits',
        'GET /nextport/vessel/{vessel_imo_number}/predictions',
        'GET /nextport/port/{un_location_code}/predictions',
        'GET /tradelane-analytics/journey-statistics',
        'GET /tradelane-analytics/journeys',
        'GET /tradelane-analytics/voyages',
        'GET /tradelane-analytics/bookings',
        'DELETE /tradelane-analytics/voyages/{carrier}/{number}',
        'DELETE /tradelane-analytics/bookings/{carrier}/{number}',
        'PUT /tradelane-analytics/voyages',
        'PUT /tradelane-analytics/bookings',
        'POST /tradelane-analytics/recomputation',
        'GET /api/stream/changes',
        'POST /api/ingress/positions',
        'GET /api/config/shapes',
        'GET /api/config/shapes/{shape}',
        'POST /api/config/shapes',
        'PUT /api/config/shapes/{shape}',
        'DELETE /api/config/shapes/{shape}',
        'POST /api/config/shapes/import',
        'PUT /api/config/shapes/import',
        'GET /api/config/shapes/export/{id}',
        'POST /api/alerts/webhooks',
        'GET /api/alerts/webhooks',
        'GET /api/alerts/webhooks/{id}',
        'PUT /api/alerts/webhooks/{id}',
        'DELETE /api/alerts/webhooks/{id}',
        'POST /api/alerts/webhooks/{id}/secret',
        'POST /api/alerts/webhooks/{id}/test',
        'GET /api/alerts/webhooks/{id}/deliveries',
        'POST /api/alerts/webhooks/{id}/deliveries/{delivery}/replay',
        'POST /api/alerts/webhooks/{id}/replay',
        'GET /api/alerts/configurations/{id}/deliveries',
        'GET /api/alerts/confirm',
        'POST /api/alerts/confirm',
        'GET /api/alerts/unsubscribe',
        'POST /api/alerts/unsubscribe',
        'GET /api/alerts/settings',
        'POST /api/alerts/settings',
        'GET /api/identity/users',
        'POST /api/identity/users',
        'DELETE /api/identity/users/{name}',
        'PUT /api/identity/users/{name}/password',
        'GET /api/identity/users/{name}/keys',
        'POST /api/identity/users/{name}/keys',
        'DELETE /api/identity/keys/{id}',
        'GET /health',
        'GET /livez',
        'GET /readyz',
        'GET /metrics',
        'GET /openapi.json',
        'GET /asyncapi.json',
        'GET /docs',
      ].sort(),
    );
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('lists operations of streams where the host has timers', async () => {
    const streaming = await openTestApi({ streams: nodeStreamHost() });
    const response = await streaming.send(null, 'GET', '/openapi.json');
    const { paths } = (await response.json()) as OpenApiDocument;
    expect(Object.keys(paths)).toContain('/v0/stream');
    expect(Object.keys(paths)).toContain('/api/stream/positions');
    expect(Object.keys(document.paths)).not.toContain('/v0/stream');
  });

  it('has each path once, regardless of the names of placeholders', () => {
    const paths = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('describes each placeholder, and has no dangling reference', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters = [] } of Object.values(methods)) {
        const inPath = parameters.flatMap((each) =>
          'in' in each && each.in === 'path' ? [each.name] : [],
        );
        expect(inPath, path).toEqual(names);
      }
    }
    const parts = new Map(Object.entries<object>(document.components));
    for (const [, reference] of JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)) {
      const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(\w+)$/.exec(reference) ?? [];
      expect(parts.get(kind), reference).toHaveProperty(name);
    }
  });

  it('has the security schemes of operations', () => {
    const securityOf = (path: string, method: string): unknown =>
      document.paths[path]?.[method]?.security;
    expect(securityOf('/health', 'get')).toEqual([]);
    expect(securityOf('/api/identity/users', 'get')).toEqual([{ basic: [] }, { cookie: [] }]);
    expect(securityOf('/administration/usage', 'get')).toEqual([
      { apiKey: [], bearer: [] },
      { cookie: [] },
    ]);
    expect(securityOf('/api/session', 'post')).toEqual([{ basic: [] }]);
    expect(securityOf('/api/session', 'delete')).toEqual([{ cookie: [] }]);
    expect(securityOf('/authentication/login', 'post')).toEqual([{ apiKey: [] }]);
    expect(securityOf('/authentication/logout', 'post')).toEqual([{ apiKey: [], bearer: [] }]);
    expect(Object.keys(document.components.securitySchemes)).toEqual([
      ...['basic', 'apiKey', 'bearer', 'cookie', 'ticket'],
    ]);
  });

  it('describes the limits of parameters', () => {
    const list = document.paths['/api/ingress/event-detection/s2s-events']?.['get'];
    expect(list?.parameters).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: 'size',
          required: false,
          schema: { type: 'integer', minimum: 1, maximum: 1000 },
        }),
      ]),
    );
  });
});

describe('the page', () => {
  it('shows all operations with a curl command and a form, and loads nothing else', async () => {
    const response = await api.send(null, 'GET', '/sea/docs');
    const page = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-\S+'; script-src 'sha256-\S+'; connect-src 'self'; base-uri/,
    );
    for (const path of Object.keys(document.paths)) expect(page).toContain(`/sea${path}`);
    const operations = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
    for (const each of [/<pre>curl /g, /<form hidden data-operation/g])
      expect(page.match(each)).toHaveLength(operations.length);
    expect(page).not.toMatch(/\bsrc=|<link|@import|\son\w+=/);
  });
});

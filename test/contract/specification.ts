/** Areas of the specification, with the operations of its section Endpoints, below the bases of its section Addresses. */
const AREAS: readonly { readonly base: string; readonly operations: readonly string[] }[] = [
  {
    base: '/api/ingress/event-detection',
    operations: [
      'POST /configurations',
      'GET /configurations',
      'GET /configurations/{id}',
      'PUT /configurations/{id}',
      'DELETE /configurations/{id}',
      'GET /s2s-events',
      'GET /s2s-events/current',
      'GET /s2s-events/search',
      'GET /s2s-events/{id}',
      'GET /s2s-events/{id}/tracks',
      'POST /s2s-events/{id}/ack',
    ],
  },
  {
    base: '/api/portserver',
    operations: [
      'POST /ship/info',
      'GET /ship/position/{mmsi}',
      'GET /ship/position',
      'POST /ship/historical/track',
      'GET /ship/historical/track/{track_id}',
      'POST /ship/historical/port',
      'POST /ship/route',
      'GET /ship/route/{id}',
    ],
  },
  {
    base: '/api/jobserver',
    operations: [
      'POST /stat/{shiptype}',
      'GET /stat/{shiptype}/result/{id}',
      'GET /stat/statistic/{id}',
    ],
  },
  {
    base: '/api/config',
    operations: [
      'GET /shapes/{name}',
      'POST /shapes',
      'PUT /shapes/{id}',
      'DELETE /shapes/{id}',
      'POST /shapes/import',
      'PUT /shapes/import',
      'GET /shapes/export/{id}',
    ],
  },
  {
    base: '/api/shiptracker',
    operations: [
      'GET /nextport/arrivals/{key}',
      'GET /nextport/ship/{imo}',
      'GET /nextport/shiplist/{name}',
      'POST /nextport/cluster',
      'GET /nextport/cluster',
      'PUT /nextport/cluster/{my_cluster}',
      'DELETE /nextport/cluster/{my_cluster}',
    ],
  },
  {
    base: '',
    operations: [
      'POST /authentication/login',
      'GET /nextport/vessel/{vessel_imo_number}/predictions',
      'GET /nextport/port/{un_location_code}/predictions',
      'GET /administration/usage',
      'GET /administration/usage/credits',
      'GET /tradelane-analytics/journey-statistics',
    ],
  },
];

/** All operations of the specification: method and path. */
export const SPECIFICATION: readonly string[] = AREAS.flatMap(({ base, operations }) =>
  operations.map((operation) => operation.replace(' ', ` ${base}`)),
);

import { connectToPostgres } from '../postgres/plain-copy.ts';
import { NearPairs } from './near-pairs.ts';
import type { ServerContender } from './server-contender.ts';

const SCHEMA = 'bench_postgis';

const CREATE = `
  CREATE EXTENSION IF NOT EXISTS postgis;
  DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE;
  CREATE SCHEMA ${SCHEMA};
  CREATE UNLOGGED TABLE ${SCHEMA}.ships (mmsi int PRIMARY KEY, place geography(Point) NOT NULL);
  CREATE INDEX ON ${SCHEMA}.ships USING gist (place)`;
const UPSERT = `
  INSERT INTO ${SCHEMA}.ships
  SELECT mmsi, ST_MakePoint(longitude, latitude)::geography
  FROM unnest($1::int[], $2::float8[], $3::float8[]) AS fix (mmsi, longitude, latitude)
  ON CONFLICT (mmsi) DO UPDATE SET place = excluded.place`;
/** On the sphere, as the other contenders: with the spheroid a search takes longer. */
const SEARCH = `
  SELECT ship.mmsi AS ship, other.mmsi AS other
  FROM ${SCHEMA}.ships AS ship JOIN ${SCHEMA}.ships AS other
    ON ST_DWithin(ship.place, other.place, $2, false) AND other.mmsi <> ship.mmsi
  WHERE ship.mmsi = ANY ($1::int[])`;

/**
 * Connects to a PostgreSQL server with PostGIS: a table of newest positions with a spatial index, into which each batch is merged, and a search
 * for the ships near those of the batch. The process of the bench stores the pairs.
 */
export async function connectPostgis(
  url: string,
  distanceMeters: number,
): Promise<ServerContender> {
  const client = await connectToPostgres(url);
  const pairs = new NearPairs();
  await client.query(CREATE);
  let batches = 0;
  return {
    name: 'PostGIS',
    async run(fixes) {
      const ships = fixes.map(({ mmsi }) => mmsi);
      const longitudes = fixes.map(({ longitude }) => longitude);
      const latitudes = fixes.map(({ latitude }) => latitude);
      await client.query({ name: 'upsert', text: UPSERT, values: [ships, longitudes, latitudes] });
      // Without statistics of the first batch the search would be planned for an empty table.
      if (batches++ === 0) await client.query(`ANALYZE ${SCHEMA}.ships`);
      const found = await client.query({
        name: 'search',
        text: SEARCH,
        values: [ships, distanceMeters],
      });
      for (const ship of ships) pairs.deleteShip(ship);
      for (const { ship, other } of found.rows) pairs.add(Number(ship), Number(other));
    },
    names: () => pairs.names(),
    async end() {
      await client.query(`DROP SCHEMA ${SCHEMA} CASCADE`);
      await client.end();
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { CopyableStore } from '@roadstead/contracts';
import { connectPostgres, createPostgresStore, type PostgresSession } from '../index.ts';

/** The server to test with; each test has a schema of its own. Without it the tests are left out. */
const url: string | undefined = process.env['ROADSTEAD_POSTGRES_URL'];

/** Stores in schemas of their own on the server of ROADSTEAD_POSTGRES_URL. */
export class TestServer {
  static readonly isMissing: boolean = url === undefined;
  /** Also the name under which its connections are listed. */
  readonly prefix: string = `test_${randomUUID().slice(0, 8)}`;
  #schemas = 0;

  newSchema(): string {
    return `${this.prefix}_${this.#schemas++}`;
  }

  /** @param parameters of the URL */
  open(schema: string, parameters: Readonly<Record<string, string>> = {}): Promise<CopyableStore> {
    const own = new URL(url!);
    const all = { application_name: this.prefix, ...parameters };
    for (const [name, value] of Object.entries(all)) own.searchParams.set(name, value);
    const database = connectPostgres({ url: own.href, connectionsMax: 4 });
    return createPostgresStore({ database, schema });
  }

  /** Runs a function with a session that is not one of the stores. */
  async withSession<Result>(run: (session: PostgresSession) => Promise<Result>): Promise<Result> {
    const database = connectPostgres({ url: url! });
    const session = await database.connect(60_000);
    try {
      return await run(session);
    } finally {
      session.release(false);
      await database.close();
    }
  }

  async dropSchemas(): Promise<void> {
    await this.withSession(async (session) => {
      for (let schema = 0; schema < this.#schemas; schema++)
        await session.query(`DROP SCHEMA IF EXISTS ${this.prefix}_${schema} CASCADE`);
    });
  }
}

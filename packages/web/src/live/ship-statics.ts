import type { Client } from '@roadstead/client';

const LIST = 'GET /api/portserver/ships';

/** Names and types of ships by MMSI, for labels and colours. */
export class ShipStatics {
  readonly #client: Client;
  readonly #ships: Map<number, ShipStatic> = new Map();
  #cursor: string | undefined;

  constructor(client: Client) {
    this.#client = client;
  }

  of(mmsi: number): ShipStatic | undefined {
    return this.#ships.get(mmsi);
  }

  /** Loads the ships that have changed since the last time. @returns whether there are any */
  async load(signal: AbortSignal): Promise<boolean> {
    const values = this.#cursor === undefined ? {} : { after: this.#cursor };
    const { columns, rows, next } = await this.#client.request(LIST, values, { signal });
    this.#cursor = next;
    const [mmsiAt, nameAt, typeAt] = ['mmsi', 'name', 'shiptype'].map((name) =>
      (columns as readonly string[]).indexOf(name),
    ) as [number, number, number];
    for (const row of rows) {
      const mmsi = row[mmsiAt] as number;
      const name = (row[nameAt] as string | null) ?? '';
      this.#ships.set(mmsi, { name, shiptype: row[typeAt] as number | null });
    }
    return rows.length > 0;
  }
}

export interface ShipStatic {
  /** Empty: unknown. */
  readonly name: string;
  readonly shiptype: number | null;
}

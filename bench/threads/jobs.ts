import { PASSWORD } from '../load/user.ts';

const AUTHORIZATION = `Basic ${btoa(`admin:${PASSWORD}`)}`;
const STS = '/api/ingress/event-detection';
const REPORTS = '/api/jobserver/stat';
const DAY_MS = 86_400_000;
const PORTS = ['CNSHA', 'CNNGB', 'SGSIN', 'NLRTM', 'DEHAM', 'GBFXT'];
const POLL_MS = 100;

/** Begins the jobs of a service, and waits for their ends. */
export class Jobs {
  readonly #port: number;
  #token: Readonly<Record<string, string>> = {};

  constructor(port: number) {
    this.#port = port;
  }

  /** Logs in, and imports voyages of these days, of which the calls are not known yet. */
  async importVoyages(count: number): Promise<void> {
    const key = await this.#send('POST', '/api/identity/users/admin/keys');
    const withKey = { 'x-api-key': String(key['secret']) };
    const body = { user_id: 'admin', password: PASSWORD };
    const login = await this.#send('POST', '/authentication/login', body, withKey);
    this.#token = { ...withKey, authorization: `Bearer ${String(login['token'])}` };
    for (let from = 0; from < count; from += 1000) {
      const rows = Array.from({ length: Math.min(1000, count - from) }, (_, i) => voyage(from + i));
      const imported = await this.#send('PUT', '/tradelane-analytics/voyages', rows, this.#token);
      if (imported['rejected_total'] !== 0) throw new Error(JSON.stringify(imported));
    }
  }

  /** Runs the configuration over a period. */
  async backfill(begin: string, end: string): Promise<void> {
    const job = await this.#send(
      'POST',
      `${STS}/configurations/1/detect?begin=${begin}&end=${end}`,
    );
    await this.#wait(`${STS}/configurations/1/detect/${String(job['id'])}`);
  }

  /** Reports the traffic density of a large area. */
  async report(begin: string, end: string): Promise<void> {
    const [west, south, east, north] = [-90, -60, 90, 60];
    const ring = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ];
    const job = await this.#send('POST', `${REPORTS}/density`, {
      ...{ name: 'bench', begin, end, cell_degrees: 1 },
      shape: { type: 'Polygon', coordinates: [ring] },
    });
    await this.#wait(`${REPORTS}/statistic/${String(job['id'])}`);
  }

  async recompute(): Promise<void> {
    await this.#send('POST', '/tradelane-analytics/recomputation', undefined, this.#token);
  }

  async #wait(path: string): Promise<void> {
    for (;;) {
      const { status } = await this.#send('GET', path);
      if (status === 'finished') return;
      if (status !== 'running') throw new Error(`${path}: ${String(status)}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  async #send(
    method: string,
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = { authorization: AUTHORIZATION },
  ): Promise<Record<string, unknown>> {
    const response = await fetch(`http://127.0.0.1:${this.#port}${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text) as Record<string, unknown>;
  }
}

function voyage(index: number): object {
  const beginMs = Date.now() - (index % 20) * DAY_MS;
  return {
    vessel_operator_carrier_code: 'MAEU',
    carrier_voyage_number: String(index),
    vessel_imo_number: imoOf(index),
    port_calls: PORTS.map((locode, at) => ({
      un_location_code: locode,
      arrival_datetime: new Date(beginMs + at * DAY_MS).toISOString(),
      departure_datetime: new Date(beginMs + (at + 0.5) * DAY_MS).toISOString(),
    })),
  };
}

/** Returns an IMO number with its check digit. */
function imoOf(index: number): number {
  const digits = String(900_000 + index);
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (7 - i), 0);
  return Number(`${digits}${sum % 10}`);
}

import { parseImo, parseLocode, timestampSeconds } from '@roadstead/model';
import { type PortDirectory, readPredictions, type StoredPredictions } from '@roadstead/service';
import { EXIT_OK, type Host, UserError, write } from './host.ts';
import { bundledPorts } from './port-directory.ts';
import { arrivalsText, shipText } from './predict-text.ts';
import { openStoreToRead } from './serve/open-store.ts';
import { bundledVoyages } from './voyages.ts';
import { timeText } from './words.ts';

/** How predictions are written. */
export const PREDICT_FORMATS = ['table', 'json'] as const;

/** What `roadstead predict` was told. */
export interface PredictCommandOptions {
  /** An IMO number or a UN/LOCODE. */
  readonly target: string;
  /** The folder of a store. */
  readonly data: string;
  /** Of a port: how many ships. */
  readonly limit: number;
  readonly format: (typeof PREDICT_FORMATS)[number];
}

/** What is said of a ship or port, for programs and for people. */
interface Said {
  readonly records: readonly RecordOfStore[];
  readonly text: string;
}

interface RecordOfStore {
  readonly imo: number;
  readonly locode: string;
  readonly probability: number;
  readonly etaMs: number | null;
}

/** Runs `roadstead predict`. @returns the exit code. @throws UserError for what the user has to mend. */
export async function predictCommand(options: PredictCommandOptions, host: Host): Promise<number> {
  const { target, data, format } = options;
  const bundled = bundledPorts();
  checkTarget(target, bundled.ports);
  const store = await openStoreToRead(data);
  try {
    const predictions = await readPredictions({ store, ...bundled, voyages: bundledVoyages() });
    const said = await predicted(options, predictions, bundled.ports);
    const { nowMs } = predictions;
    const asOf =
      nowMs === null ? '' : `As of ${timeText(nowMs)} UTC, the newest time in the store.\n`;
    await write(host.stdout, format === 'json' ? jsonOf(said.records) : `${said.text}${asOf}`);
    return EXIT_OK;
  } finally {
    await store.close();
  }
}

/** Reading a store takes a while: what is neither a ship nor a port is told before. @throws UserError */
function checkTarget(target: string, ports: PortDirectory): void {
  if (parseImo(target) !== undefined) return;
  if (/^\s*(?:IMO\s*)?\d/i.test(target)) {
    throw new UserError(
      `${target} is no IMO number: seven digits of which the last one checks the others.`,
    );
  }
  const locode = parseLocode(target);
  if (locode === undefined || ports.portsOfLocode(locode).length === 0) {
    throw new UserError(
      `there is no port ${target}; name a UN/LOCODE (NLRTM), or the IMO number of a ship (9074729).`,
    );
  }
}

async function predicted(
  { target, limit }: PredictCommandOptions,
  predictions: StoredPredictions,
  ports: PortDirectory,
): Promise<Said> {
  const imo = parseImo(target);
  if (imo !== undefined) {
    const outlook = await predictions.ship(imo);
    if (outlook) return { records: outlook.records, text: shipText(outlook, ports) };
    return { records: [], text: `No ship with the IMO number ${imo} was heard.\n` };
  }
  const outlook = await predictions.port(target, limit);
  if (!outlook.ok) throw new UserError(outlook.failure.detail);
  const locode = parseLocode(target);
  const [port] = locode === undefined ? [] : ports.portsOfLocode(locode);
  return { records: outlook.value.records, text: arrivalsText(outlook.value, port) };
}

/** As the cluster variant of the interface has it, whose times have no zone. */
function jsonOf(records: readonly RecordOfStore[]): string {
  const json = records.map(({ imo, locode, probability, etaMs }) => ({
    ...{ imo, locode, probability },
    ...(etaMs !== null && { eta: timestampSeconds(etaMs).replace('Z', '') }),
  }));
  return `${JSON.stringify({ records: json })}\n`;
}

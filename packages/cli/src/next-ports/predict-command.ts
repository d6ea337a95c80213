import { nextPortsJson } from '@roadstead/http';
import { parseImo, parseLocode } from '@roadstead/model';
import {
  type OfflinePredictions,
  type PortDirectory,
  readPredictions,
  type ShipNextPortRecord,
} from '@roadstead/service';
import { bundledGazetteer } from '../bundled/bundled-gazetteer.ts';
import { bundledPorts } from '../bundled/bundled-ports.ts';
import { bundledVoyages } from '../bundled/bundled-voyages.ts';
import { EXIT_OK, type Host, UserError, writeText } from '../host/host.ts';
import { openStoreReadOnly } from '../operations/open-store.ts';
import { formatTime } from '../text/format-text.ts';
import type { PredictCommandOptions } from './predict-options.ts';
import { arrivalsText, shipText } from './predict-text.ts';

/** Predictions for a ship or a port, as records and as text. */
interface PredictionOutput {
  readonly records: readonly ShipNextPortRecord[];
  readonly text: string;
}

/** Runs `roadstead predict`. @returns the exit code. @throws UserError */
export async function predictCommand(options: PredictCommandOptions, host: Host): Promise<number> {
  const { target, data, format } = options;
  const bundled = bundledPorts(await bundledGazetteer(options.ports));
  checkTarget(target, bundled.ports);
  const store = await openStoreReadOnly(data);
  try {
    const predictions = await readPredictions({ store, ...bundled, voyages: bundledVoyages() });
    const output = await predicted(options, predictions, bundled.ports);
    const { nowMs } = predictions;
    const asOf =
      nowMs === null ? '' : `As of ${formatTime(nowMs)} UTC, the newest time in the store.\n`;
    await writeText(
      host.stdout,
      format === 'json' ? jsonOf(output.records) : `${output.text}${asOf}`,
    );
    return EXIT_OK;
  } finally {
    await store.close();
  }
}

/** Rejects a text that is neither a ship nor a port before the store is read, which takes a while. @throws UserError */
function checkTarget(target: string, ports: PortDirectory): void {
  if (parseImo(target) !== undefined) return;
  if (/^\s*(?:IMO\s*)?\d/i.test(target)) {
    throw new UserError(
      `${target} is not an IMO number: seven digits, the last of which is a check digit.`,
    );
  }
  const locode = parseLocode(target);
  if (locode === undefined || ports.portsOfLocode(locode).length === 0) {
    const place = ports.places?.find((each) => each.locode === locode);
    if (place) {
      throw new UserError(
        `${locode} is the official code of ${place.name} (${place.country}), where no port is known.`,
      );
    }
    throw new UserError(
      `unknown port ${target}; use a UN/LOCODE (NLRTM), or the IMO number of a ship (9074729).`,
    );
  }
}

async function predicted(
  { target, limit }: PredictCommandOptions,
  predictions: OfflinePredictions,
  ports: PortDirectory,
): Promise<PredictionOutput> {
  const imo = parseImo(target);
  if (imo !== undefined) {
    const outlook = await predictions.ship(imo);
    if (outlook) return { records: outlook.records, text: shipText(outlook, ports) };
    return { records: [], text: `There are no reports of a ship with the IMO number ${imo}.\n` };
  }
  const outlook = await predictions.port(target, limit);
  if (!outlook.ok) throw new UserError(outlook.error.detail);
  const locode = parseLocode(target);
  const [port] = locode === undefined ? [] : ports.portsOfLocode(locode);
  return { records: outlook.value.records, text: arrivalsText(outlook.value, port) };
}

/** Formats records as the cluster variant of the interface does, whose times have no zone. */
function jsonOf(records: readonly ShipNextPortRecord[]): string {
  return `${JSON.stringify(nextPortsJson(records))}\n`;
}

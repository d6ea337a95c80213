import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type ColumnMap, parseColumns, readReports } from '@roadstead/ais';
import type { Mmsi, PositionReport } from '@roadstead/model';

/** The reports of a ship in a recording. */
export interface RecordedShip {
  /** In the order of the file. */
  readonly positions: readonly PositionReport[];
  /** Null if it was never reported. */
  readonly shiptype: number | null;
  readonly lengthMeters: number | null;
}

interface ReadShip extends RecordedShip {
  readonly positions: PositionReport[];
  shiptype: number | null;
  lengthMeters: number | null;
}

/** Reads a recording, also a compressed one, ship by ship. @param columns as the option `--columns` of `detect` */
export async function recordedShips(
  file: string,
  columns?: string,
): Promise<ReadonlyMap<Mmsi, RecordedShip>> {
  const bytes = readFileSync(file);
  const content = file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  const ships = new Map<Mmsi, ReadShip>();
  const shipOf = (mmsi: Mmsi): ReadShip => {
    const ship = ships.get(mmsi) ?? { positions: [], shiptype: null, lengthMeters: null };
    ships.set(mmsi, ship);
    return ship;
  };
  const options = columns === undefined ? {} : { columns: columnMap(columns) };
  for await (const { positions, statics } of readReports(oneChunk(content), options)) {
    for (const report of positions) shipOf(report.mmsi).positions.push(report);
    for (const { mmsi, shiptype, lengthMeters } of statics) {
      const ship = shipOf(mmsi);
      ship.shiptype = shiptype ?? ship.shiptype;
      ship.lengthMeters = lengthMeters ?? ship.lengthMeters;
    }
  }
  return ships;
}

function columnMap(text: string): ColumnMap {
  const map = parseColumns(text);
  if (!map.ok) throw new Error(`columns: ${map.error}`);
  return map.value;
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

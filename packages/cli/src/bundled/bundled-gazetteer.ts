import { stat } from 'node:fs/promises';
import { createGazetteer, type Gazetteer, parseHostPorts } from '@roadstead/gazetteer';
import { gazetteerData } from '@roadstead/gazetteer/data';
import { UserError } from '../host/host.ts';
import { problemsError, readJsonFile } from '../host/json-file.ts';

/** Five times the areas of all bundled ports as GeoJSON. */
const FILE_BYTES_MAX = 64 * 1024 * 1024;

let bundled: Gazetteer | undefined;

/** Returns the gazetteer of the bundled ports, created once in a process: it takes tenths of a second. */
export function sharedGazetteer(): Gazetteer {
  bundled ??= createGazetteer(gazetteerData);
  return bundled;
}

/**
 * Returns the gazetteer of the bundled ports.
 * @param file a GeoJSON file with ports, areas, berths and anchorages of the host (G18)
 * @throws UserError for an unreadable or too large file, and for wrong features, with the pointer to each
 */
export async function bundledGazetteer(file?: string): Promise<Gazetteer> {
  if (file === undefined) return sharedGazetteer();
  // A missing file is reported by the reader.
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  if (size > FILE_BYTES_MAX) {
    throw new UserError(`${file} is larger than ${FILE_BYTES_MAX} bytes, the limit for ports.`);
  }
  const parsed = parseHostPorts(await readJsonFile(file), sharedGazetteer());
  if (!parsed.ok) throw problemsError(file, parsed.error);
  return createGazetteer(gazetteerData, parsed.value);
}

import type { Imo, PortName } from '@roadstead/model';
import type { NextPort } from '@roadstead/predictions';
import type { NextPortRecord } from './next-ports.ts';

/**
 * V15: returns a record for each ship and LOCODE. Harbours with one LOCODE are one port: a ship calls there with the sum of
 * their probabilities, at the ETA of the more probable one. Ports without a LOCODE are left out.
 * @param port returns a port by its number
 */
export function nextPortRecords(
  port: (id: number) => PortName | undefined,
  nextPorts: readonly (NextPort & { readonly imo: Imo })[],
): readonly NextPortRecord[] {
  const records = new Map<string, NextPortRecord>();
  for (const { imo, portId, probability, etaMs } of nextPorts.toSorted(byProbability)) {
    const locode = port(portId)?.locode;
    if (!locode) continue;
    const key = `${imo} ${locode}`;
    const known = records.get(key);
    records.set(
      key,
      known
        ? { ...known, probability: Math.min(1, known.probability + probability) }
        : { imo, locode, probability, etaMs },
    );
  }
  return [...records.values()].sort(compareRecords);
}

/** The most probable first, of equals by IMO number, then LOCODE. */
export function compareRecords(one: NextPortRecord, other: NextPortRecord): number {
  if (one.probability !== other.probability) return other.probability - one.probability;
  if (one.imo !== other.imo) return one.imo - other.imo;
  return one.locode < other.locode ? -1 : 1;
}

function byProbability(one: NextPort, other: NextPort): number {
  return other.probability - one.probability;
}

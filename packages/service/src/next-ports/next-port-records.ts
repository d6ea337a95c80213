import type { PortName } from '@roadstead/model';
import type { ExpectedArrival, NextPort } from '@roadstead/predictions';
import type { NextPortRecord } from './next-ports.ts';

/**
 * V15: returns a record for each ship and LOCODE. Harbours with one LOCODE are one port: a ship calls there with the sum of
 * their probabilities, at the ETA of the more probable one. Ports without a LOCODE are left out.
 * @param port returns a port by its number
 */
export function nextPortRecords(
  port: (id: number) => PortName | undefined,
  nextPorts: readonly ExpectedArrival[],
): readonly NextPortRecord[] {
  const records = new Map<string, NextPortRecord>();
  for (const { portId, after, ...nextPort } of nextPorts.toSorted(byProbability)) {
    const { imo, probability } = nextPort;
    const locode = port(portId)?.locode;
    if (!locode) continue;
    const key = `${imo} ${locode}`;
    const known = records.get(key);
    records.set(
      key,
      known
        ? { ...known, probability: Math.min(1, known.probability + probability) }
        : { ...nextPort, locode, after: afterNext(port, after) },
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

function afterNext(
  port: (id: number) => PortName | undefined,
  after: NextPort['after'],
): NextPortRecord['after'] {
  const locode = after && port(after.portId)?.locode;
  return locode ? { locode, probability: after.probability } : null;
}

function byProbability(one: NextPort, other: NextPort): number {
  return other.probability - one.probability;
}

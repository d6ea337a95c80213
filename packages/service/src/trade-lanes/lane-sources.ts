import type { Imo } from '@roadstead/model';
import type { ActualCall, LaneSources } from '@roadstead/trade-lanes';
import type { PortCallLog } from '../port-call-log.ts';
import type { Positions } from '../positions.ts';
import { rest } from '../rest.ts';
import type { PortDirectory } from '../service.ts';
import type { Ships } from '../ships.ts';

interface LaneSourceParts {
  readonly ships: Ships;
  readonly portCalls: PortCallLog;
  readonly positions: Positions;
  /** None where the host has no ports: no call is known then. */
  readonly ports: PortDirectory | undefined;
}

/**
 * A6: what trade lanes ask of ships. A ship changes its MMSI with its flag: what was heard under any that claims its IMO number
 * counts.
 */
export function laneSources({ ships, portCalls, positions, ports }: LaneSourceParts): LaneSources {
  const mmsisOf = async (imo: Imo) => (await ships.find({ imo })).map(({ mmsi }) => mmsi);
  const places = new Map<string, string>();
  return {
    async callsOf(imo, beginMs, endMs) {
      const calls: ActualCall[] = [];
      for (const mmsi of await mmsisOf(imo)) {
        for (const { port, ataMs, atdMs } of await portCalls.within(mmsi, beginMs, endMs + 1)) {
          if (port.locode === null || ataMs < beginMs) continue;
          calls.push({ locode: port.locode, ataMs, atdMs });
        }
      }
      return calls.sort((one, other) => one.ataMs - other.ataMs);
    },

    async wasHeard(imo, beginMs, endMs) {
      for (const mmsi of await mmsisOf(imo)) {
        if ((await portCalls.within(mmsi, beginMs, endMs + 1)).length > 0) return true;
        for await (const cells of positions.cells(mmsi, beginMs, endMs)) {
          if (cells.length > 0) return true;
        }
      }
      return false;
    },

    placeOf(locode) {
      const known = places.get(locode);
      if (known !== undefined) return known;
      const place = ports?.portsOfLocode(locode)[0]?.locode ?? locode;
      places.set(locode, place);
      return place;
    },

    rest,
  };
}

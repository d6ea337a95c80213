import type { Imo } from '@roadstead/model';
import type { ActualCall, TradeLaneDataSources } from '@roadstead/trade-lanes';
import { yieldToEventLoop } from '../operations/timers.ts';
import type { PortDirectory } from '../port-directory.ts';
import type { LateMarks } from '../reconciliation/late-marks.ts';
import type { PortCallLog } from '../tracking/port-call-log.ts';
import type { Positions } from '../tracking/positions.ts';
import type { Ships } from '../tracking/ships.ts';

interface LaneSourceParts {
  readonly ships: Ships;
  readonly portCalls: PortCallLog;
  readonly positions: Positions;
  readonly lateMarks: Pick<LateMarks, 'hasNew'>;
  /** Undefined if the host has no ports: no calls are detected then. */
  readonly ports: PortDirectory | undefined;
}

/**
 * A6: the port calls and positions of ships for trade lanes. A ship changes its MMSI with its flag: reports of every MMSI that
 * claims its IMO number count.
 */
export function laneSources({
  ships,
  portCalls,
  positions,
  lateMarks,
  ports,
}: LaneSourceParts): TradeLaneDataSources {
  const mmsisOf = async (imo: Imo) => (await ships.find({ imo })).map(({ mmsi }) => mmsi);
  const canonical = new Map<string, string>();
  return {
    async callsOf(imo, beginMs, endMs) {
      const calls: ActualCall[] = [];
      for (const mmsi of await mmsisOf(imo)) {
        for (const { port, ...call } of await portCalls.within(mmsi, beginMs, endMs + 1)) {
          if (port.locode === null || call.beginMs < beginMs) continue;
          calls.push({
            ...{ locode: port.locode, ataMs: call.beginMs, atdMs: call.atdMs },
            ...(call.ataMs === null && { isAtaUnknown: true }),
          });
        }
      }
      return calls.sort((one, other) => one.ataMs - other.ataMs);
    },

    async wasHeard(imo, beginMs, endMs) {
      const mmsis = await mmsisOf(imo);
      // Late reports that wait may show the call; the lanes are computed again once they are compared.
      if (mmsis.some((mmsi) => lateMarks.hasNew(mmsi, beginMs, endMs))) return false;
      for (const mmsi of mmsis) {
        const calls = await portCalls.within(mmsi, beginMs, endMs + 1);
        // A call without an end lasts as far as reports show: a ship that is silent since then was not heard.
        if (calls.some((call) => call.endMs !== null || call.beginMs >= beginMs)) return true;
        for await (const cells of positions.cells(mmsi, beginMs, endMs)) {
          if (cells.length > 0) return true;
        }
      }
      return false;
    },

    canonicalLocode(locode) {
      const known = canonical.get(locode);
      if (known !== undefined) return known;
      const primary = ports?.portsOfLocode(locode)[0]?.locode ?? locode;
      canonical.set(locode, primary);
      return primary;
    },

    locodeStatus(locode) {
      // Without ports no code is known.
      if (!ports) return 'official';
      if (ports.portsOfLocode(locode).length > 0) return 'port';
      return ports.isOfficialLocode(locode) ? 'official' : 'unofficial';
    },

    yieldToEventLoop,
  };
}

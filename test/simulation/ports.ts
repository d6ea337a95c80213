import type { PortDirectory, VoyagePlanner } from '@roadstead/service';

const PORT = { id: 1, locode: 'DEHAM', name: 'Port', longitude: 2, latitude: 54 } as const;

/** One port around 2° E, 54° N, without areas that encounters leave out. */
export const portDirectory: PortDirectory = {
  areasNear: () => [],
  placeAt: (longitude, latitude) =>
    Math.abs(longitude - 2) < 0.02 && Math.abs(latitude - 54) < 0.02
      ? { portId: 1, berth: null }
      : undefined,
  port: (id) => (id === 1 ? PORT : undefined),
  portPosition: (locode) => (locode === PORT.locode ? PORT : undefined),
  isOfficialLocode: () => true,
  portsOfLocode: (locode) => (locode === PORT.locode ? [PORT] : []),
  ports: [],
  clusters: [],
};

/** A planner that takes some time, and always finds a route. */
export function planner(delay: (ms: number) => Promise<void>): VoyagePlanner {
  return {
    offWaterMeters: async () => 0,
    distances: async () => [],
    async plan({ fix, to, nowMs }) {
      await delay((fix.timeMs / 1000) % 1500);
      return {
        ...{
          status: 'ok',
          distanceMeters: 1000,
          etaMs: nowMs,
          etaEarlyMs: nowMs,
          etaLateMs: nowMs,
          etaPilotMs: null,
        },
        ...{ speedKnots: 10, passages: [] },
        line: [
          [fix.longitude, fix.latitude],
          [to.longitude, to.latitude],
        ],
      };
    },
  };
}

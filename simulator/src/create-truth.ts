import { silencesUntil } from './record-silences.ts';
import type { EncounterKind, Fault } from './scenario.ts';
import type { TransmitterState } from './transmitter-state.ts';
import type { Activity, TrueEncounter, TrueFault, TruePlace, TrueShip, Truth } from './truth.ts';
import type { Motion, World } from './world.ts';

/** Whether an encounter of this kind transfers goods. */
const IS_TRANSFER: { readonly [Kind in EncounterKind]: boolean } = {
  cargo: true,
  bunkers: true,
  catch: true,
  tandem: true,
  pilot: false,
  stores: false,
  supply: false,
  raft: false,
  escort: false,
  convoy: false,
  trawl: false,
  company: false,
  tow: false,
};

/** Creates the truth up to now from the simulation's log. */
export function createTruth(
  world: World,
  { log, nowSeconds }: Motion,
  sending: TransmitterState,
  faults: readonly (readonly Fault[])[],
): Truth {
  const { scenario, ships } = world;
  const atMs = (seconds: number): number => Math.round(scenario.startMs + seconds * 1000);
  const name = (ship: number): string => ships[ship].name;
  const encounters = log.encounters.map(
    ({ ship, other, kind, begin, end, distance, path }): TrueEncounter => ({
      ships: [name(ship), name(other)],
      kind,
      isTransfer: IS_TRANSFER[kind] && isShip(world, ship) && isShip(world, other),
      beginMs: atMs(begin),
      endMs: atMs(end ?? nowSeconds),
      distanceMeters: distance ?? null,
      path: placesOf(path, atMs),
    }),
  );
  return {
    beginMs: scenario.startMs,
    endMs: atMs(nowSeconds),
    ships: ships.map((_, ship) => trueShip(world, ship)),
    encounters,
    activities: log.activities.map(({ ship, activity, begin, end }) => ({
      ship: name(ship),
      activity: activity satisfies Activity,
      beginMs: atMs(begin),
      endMs: atMs(end ?? nowSeconds),
    })),
    faults: faults.flatMap((each, ship) =>
      each
        .filter(({ fromSeconds }) => fromSeconds < nowSeconds)
        .map(
          (fault): TrueFault => ({
            ship: name(ship),
            kind: fault.kind,
            ...(fault.kind === 'mmsi' && { mmsi: fault.mmsi }),
            beginMs: atMs(fault.fromSeconds),
            endMs: atMs(Math.min(fault.toSeconds, nowSeconds)),
          }),
        ),
    ),
    silences: silencesUntil(sending, nowSeconds).map(({ ship, begin, end }) => ({
      ship: name(ship),
      beginMs: atMs(begin),
      endMs: atMs(end),
    })),
    ports: scenario.ports,
    background: [],
  };
}

function placesOf(
  path: readonly number[],
  atMs: (seconds: number) => number,
): readonly TruePlace[] {
  return Array.from({ length: path.length / 3 }, (_, i) => ({
    timeMs: atMs(path[3 * i]),
    longitude: path[3 * i + 1],
    latitude: path[3 * i + 2],
  }));
}

/** A platform is not a ship, nor is an aid to navigation. */
function isShip({ ships }: World, ship: number): boolean {
  return ships[ship].type !== 'platform' && ships[ship].transmitter.class !== 'aton';
}

function trueShip({ ships }: World, ship: number): TrueShip {
  const { name, mmsi, imo, callsign, type, transmitter, lengthMeters, beamMeters, draughtMeters } =
    ships[ship];
  const toBowMeters = lengthMeters * transmitter.antennaAft;
  const toPortMeters = beamMeters / 2 + transmitter.antennaStarboardMeters;
  return {
    name,
    mmsi,
    imo,
    callsign,
    type,
    class: transmitter.class,
    lengthMeters,
    beamMeters,
    draughtMeters,
    toBowMeters,
    toSternMeters: lengthMeters - toBowMeters,
    toPortMeters,
    toStarboardMeters: beamMeters - toPortMeters,
  };
}

import type { EncounterKind, Fault } from './scenario.ts';
import type { Activity, TrueEncounter, TrueFault, TrueShip, Truth } from './truth.ts';
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
  faults: readonly (readonly Fault[])[],
): Truth {
  const { scenario, ships } = world;
  const atMs = (seconds: number): number => Math.round(scenario.startMs + seconds * 1000);
  const name = (ship: number): string => ships[ship].name;
  const encounters = log.encounters.map(
    ({ ship, other, kind, begin, end }): TrueEncounter => ({
      ships: [name(ship), name(other)],
      kind,
      isTransfer: IS_TRANSFER[kind] && isShip(world, ship) && isShip(world, other),
      beginMs: atMs(begin),
      endMs: atMs(end ?? nowSeconds),
    }),
  );
  return {
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
  };
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

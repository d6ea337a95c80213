export { createDestinationReader } from './destination/create-destination-reader.ts';
export type {
  Candidate,
  Circumstances,
  Destination,
  DestinationReader,
  Intent,
} from './destination/destination.ts';
export type { KnownPort } from './known-port.ts';
export type { Arrival, NextPort } from './next-port.ts';
export { type Call, NextPorts } from './next-ports.ts';
export type { ShipKind } from './ship-class.ts';
export type { ShipSaid, TimedPlace } from './ship-voyage.ts';
export type { WaysWanted, WayToPort } from './ways-wanted.ts';

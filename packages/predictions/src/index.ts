export { createDestinationReader } from './destination/create-destination-reader.ts';
export type {
  Candidate,
  Circumstances,
  Destination,
  DestinationReader,
  Intent,
} from './destination/destination.ts';
export type { KnownPort } from './known-port.ts';

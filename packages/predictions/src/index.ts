export { createDestinationReader } from './destination/create-destination-reader.ts';
export type {
  Candidate,
  Destination,
  DestinationContext,
  DestinationReader,
} from './destination/destination.ts';
export type { KnownPlace } from './known-place.ts';
export type { KnownPort } from './known-port.ts';
export type { ExpectedArrival, NextPort } from './next-port.ts';
export { NextPortModel } from './next-port-model.ts';
export type { NextPortModelOptions } from './next-port-model-options.ts';
export type { RouteRequest, RouteToPort } from './route-request.ts';
export type { ReportedVoyage } from './ship-voyage.ts';

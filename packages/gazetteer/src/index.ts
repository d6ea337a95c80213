export { clusterPorts, type GeographicCluster } from './cluster-ports.ts';
export { createGazetteer } from './create-gazetteer.ts';
export type { Gazetteer, GazetteerOptions, NearestPort } from './gazetteer.ts';
export type { GazetteerData } from './gazetteer-data.ts';
export { midOfMmsi } from './mid-of-mmsi.ts';
export { namesAlike } from './names.ts';
export type { OfficialPlace } from './official-place.ts';
export { createPlaceDirectory, type PlaceDirectory } from './place-directory.ts';
export type { Berth, HostArea, Port, PortAnchorage, PortSize } from './port.ts';

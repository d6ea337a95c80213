export { clusterPorts, type PortCluster } from './cluster-ports.ts';
export { createGazetteer } from './create-gazetteer.ts';
export type { Gazetteer, GazetteerOptions, NearestPort } from './gazetteer.ts';
export type { GazetteerData } from './gazetteer-data.ts';
export { midOfMmsi } from './mid-of-mmsi.ts';
export { namesAlike } from './names.ts';
export type { Anchorage, Berth, Country, HostArea, Port, PortSize } from './port.ts';

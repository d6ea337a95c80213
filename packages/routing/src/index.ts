export type { AlternativeRoute } from './alternatives.ts';
export { type EtaEstimate, type EtaRequest, estimateEta } from './eta/estimate-eta.ts';
export { type ShipKind, serviceSpeedKnots } from './eta/service-speed.ts';
export { type CleanedFix, type SpeedHistory, stepSpeedHistory } from './eta/speed-history.ts';
export { type DrawnLine, lineStringOf } from './line-string.ts';
export { PASSAGES, type Passage, type PassageName, type ShipSize } from './passages.ts';
export type { NoRoute, Route, RouteLeg, RouteOptions } from './route.ts';
export { loadSeaRoutes, SeaRoutes } from './sea-routes.ts';
export { type ClosedPassage, closedPassages } from './ship-limits.ts';

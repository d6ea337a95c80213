import type { Imo, Mmsi, Position } from '@roadstead/model';
import {
  NextPortModel,
  type ReportedVoyage,
  type RouteRequest,
  type RouteToPort,
} from '@roadstead/predictions';
import { estimateEta, type Route } from '@roadstead/routing';
import { destinationAt, pathUpTo, type SimulatedVoyage } from '@roadstead/simulator';
import { positionOf } from './position-of.ts';
import type { Guess, Predictor, Question } from './predictor.ts';
import type { RoutedPorts } from './routed-ports.ts';

/** The end of a passage at which a route is computed in training: a tenth of it, … */
const LAST_SHARE = 0.1;
/** … but at least this far off, before the approach begins. */
const LAST_METERS = 12 * 1852;

/** `@roadstead/predictions` as in a service, with routes and ETAs by `@roadstead/routing`. */
export class RoadsteadPredictor implements Predictor {
  readonly name = 'Roadstead';
  readonly #sea: RoutedPorts;
  readonly #next: NextPortModel;

  constructor(sea: RoutedPorts) {
    this.#sea = sea;
    this.#next = new NextPortModel(sea.ports);
  }

  train(voyage: SimulatedVoyage): void {
    const { from, to } = voyage;
    const mmsi = voyage.mmsi as Mmsi;
    this.#next.recordReportedVoyage(
      mmsi,
      reportedVoyageOf(voyage, destinationAt(voyage, to.ataMs).text),
    );
    // The first voyage's call of departure is not recorded yet.
    this.#recordCall(mmsi, from, from.atdMs);
    this.#approach(voyage);
    this.#recordCall(mmsi, to, null);
  }

  /** Computes the route to the port of arrival at the end of the passage, as a service does every few miles. */
  #approach(voyage: SimulatedVoyage): void {
    const { from, to, waitedMs, sailedMeters, speedKnots } = voyage;
    const left = Math.min(1, Math.max(LAST_SHARE, LAST_METERS / sailedMeters));
    const seaMs = to.ataMs - waitedMs - from.atdMs;
    const timeMs = Math.round(from.atdMs + (1 - left) * seaMs);
    const place = {
      timeMs,
      ...positionOf({ track: pathUpTo(voyage, this.#sea.routeBetween, 1 - left) }),
    };
    this.#next.recordFix(voyage.mmsi as Mmsi, place);
    const wanted = this.#next.routeRequestFor(voyage.imo as Imo);
    if (!wanted?.portIds.includes(to.portId)) return;
    const route = { distanceMeters: left * sailedMeters, passages: [] };
    const eta = routeEta(to.portId, route, wanted, { ...voyage, timeMs, speedKnots });
    this.#next.recordRoutes(wanted, place, [eta]);
  }

  predict(question: Question): readonly Guess[] {
    const { timeMs, destination } = question;
    const mmsi = question.mmsi as Mmsi;
    const imo = question.imo as Imo;
    this.#next.recordReportedVoyage(mmsi, reportedVoyageOf(question, destination.text));
    const place = { timeMs, ...positionOf(question) };
    if (question.from) this.#recordCall(mmsi, question.from, question.from.atdMs);
    this.#next.recordFix(mmsi, place);
    const wanted = this.#next.routeRequestFor(imo);
    if (wanted) this.#next.recordRoutes(wanted, place, this.#routesOf(wanted, question, place));
    return this.#next.nextPortsOfShip(imo);
  }

  /** @param atdMs null while the ship is in port */
  #recordCall(mmsi: Mmsi, { portId, ataMs }: SimulatedVoyage['to'], atdMs: number | null): void {
    this.#next.recordCall({ mmsi, portId, beginMs: ataMs, ataMs, endMs: atdMs, atdMs });
  }

  #routesOf(wanted: RouteRequest, question: Question, place: Position): readonly RouteToPort[] {
    return wanted.portIds.flatMap((portId) => {
      const route = this.#sea.routeFrom(place, portId);
      return route ? [routeEta(portId, route, wanted, question)] : [];
    });
  }
}

function routeEta(
  portId: number,
  route: Pick<Route, 'distanceMeters' | 'passages'>,
  { stay }: RouteRequest,
  {
    timeMs,
    speedKnots,
    shiptype,
    lengthMeters,
  }: Pick<Question, 'timeMs' | 'speedKnots' | 'shiptype' | 'lengthMeters'>,
): RouteToPort {
  const fix = { timeMs, sog: speedKnots };
  const eta = estimateEta({ fix, route, ship: { shiptype, lengthMeters }, stay, nowMs: timeMs });
  if (eta.status !== 'ok') throw new Error('The fix of a question is as old as the question.');
  const { etaMs, p10Ms: etaEarlyMs, p90Ms: etaLateMs } = eta;
  return { portId, distanceMeters: route.distanceMeters, etaMs, etaEarlyMs, etaLateMs };
}

function reportedVoyageOf(
  { imo, shiptype, lengthMeters }: Pick<Question, 'imo' | 'shiptype' | 'lengthMeters'>,
  destination: string,
): ReportedVoyage {
  return { imo: imo as Imo, shiptype, lengthMeters, draughtMeters: null, destination, etaMs: null };
}

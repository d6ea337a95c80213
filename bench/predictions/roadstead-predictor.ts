import type { Imo, Mmsi, Position } from '@roadstead/model';
import {
  NextPortModel,
  type ReportedVoyage,
  type RouteRequest,
  type RouteToPort,
} from '@roadstead/predictions';
import { estimateEta } from '@roadstead/routing';
import { destinationAt, type SimulatedVoyage } from '@roadstead/simulator';
import { positionOf } from './position-of.ts';
import type { Guess, Predictor, Question } from './predictor.ts';
import type { RoutedPorts } from './routed-ports.ts';

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
    this.#recordCall(mmsi, to, null);
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

  #routesOf(
    { portIds, stay }: RouteRequest,
    { timeMs, speedKnots, shiptype, lengthMeters }: Question,
    place: Position,
  ): readonly RouteToPort[] {
    return portIds.flatMap((portId) => {
      const route = this.#sea.routeFrom(place, portId);
      if (!route) return [];
      const eta = estimateEta({
        fix: { timeMs, sog: speedKnots },
        route,
        ship: { shiptype, lengthMeters },
        stay,
        nowMs: timeMs,
      });
      if (eta.status !== 'ok') throw new Error('The fix of a question is as old as the question.');
      const { etaMs, p10Ms: etaEarlyMs, p90Ms: etaLateMs } = eta;
      return [{ portId, distanceMeters: route.distanceMeters, etaMs, etaEarlyMs, etaLateMs }];
    });
  }
}

function reportedVoyageOf(
  { imo, shiptype, lengthMeters }: Pick<Question, 'imo' | 'shiptype' | 'lengthMeters'>,
  destination: string,
): ReportedVoyage {
  return { imo: imo as Imo, shiptype, lengthMeters, draughtMeters: null, destination, etaMs: null };
}

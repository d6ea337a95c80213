import type { Imo, Mmsi, Position } from '@roadstead/model';
import { NextPorts, type ShipSaid, type WaysWanted, type WayToPort } from '@roadstead/predictions';
import { estimateEta } from '@roadstead/routing';
import { destinationAt, type SimulatedVoyage } from '@roadstead/simulator';
import type { Guess, Predictor, Question } from './predictor.ts';
import type { Sea } from './sea.ts';

/** `@roadstead/predictions` as a service drives it, with ways and arrivals by `@roadstead/routing`. */
export class Roadstead implements Predictor {
  readonly name = 'Roadstead';
  readonly #sea: Sea;
  readonly #next: NextPorts;

  constructor(sea: Sea) {
    this.#sea = sea;
    this.#next = new NextPorts(sea.ports);
  }

  learn(voyage: SimulatedVoyage): void {
    const { from, to } = voyage;
    const mmsi = voyage.mmsi as Mmsi;
    this.#next.noteSaid(mmsi, saidOf(voyage, destinationAt(voyage, to.ataMs).text));
    // That of its first voyage nobody has told before.
    for (const { portId, ataMs } of [from, to]) this.#next.noteCall({ mmsi, portId, ataMs });
  }

  predict(question: Question): readonly Guess[] {
    const { timeMs, destination } = question;
    const mmsi = question.mmsi as Mmsi;
    const imo = question.imo as Imo;
    this.#next.noteSaid(mmsi, saidOf(question, destination.text));
    const place = { timeMs, ...this.#placeOf(question) };
    this.#next.noteFix(mmsi, place);
    const wanted = this.#next.wantedOf(imo);
    if (wanted) this.#next.noteWays(wanted, place, this.#waysOf(wanted, question, place));
    return this.#next.ofShip(imo);
  }

  /** A way runs on beyond ±180. */
  #placeOf({ track, from }: Question): Position {
    const at = track.at(-1);
    if (!at) return this.#sea.portById(from.portId) ?? { longitude: 0, latitude: 0 };
    return { longitude: ((((at[0] + 180) % 360) + 360) % 360) - 180, latitude: at[1] };
  }

  #waysOf(
    { portIds }: WaysWanted,
    { timeMs, speedKnots, shiptype, lengthMeters }: Question,
    place: Position,
  ): readonly WayToPort[] {
    return portIds.flatMap((portId) => {
      const route = this.#sea.routeFrom(place, portId);
      if (!route) return [];
      const eta = estimateEta({
        fix: { timeMs, sog: speedKnots },
        route,
        ship: { shiptype, lengthMeters },
        nowMs: timeMs,
      });
      const etaMs = eta.status === 'ok' ? eta.etaMs : null;
      return [{ portId, distanceMeters: route.distanceMeters, etaMs }];
    });
  }
}

function saidOf(
  { imo, shiptype, lengthMeters }: Pick<Question, 'imo' | 'shiptype' | 'lengthMeters'>,
  destination: string,
): ShipSaid {
  return { imo: imo as Imo, shiptype, lengthMeters, draughtMeters: null, destination };
}

import type { Imo } from '@roadstead/model';
import { expect, it } from 'vitest';
import { NextPortModel } from './next-port-model.ts';
import { arrived, BRAVO, mmsi, PORTS, START_MS, tanker } from './testing/sea-of-ports.ts';

const SHIP = mmsi(1);
const IMO = 9_074_729 as Imo;
const PLACE = {
  ...{ locode: 'XXZZZ', name: 'ZULUSTADT', aliases: [], country: 'XX', position: null },
} as const;

/** The next ports of a ship in Bravo that has a destination. */
function withText(destination: string | null) {
  const next = new NextPortModel(PORTS, { places: [PLACE as never] });
  next.recordReportedVoyage(SHIP, tanker(IMO, { destination }));
  next.recordCall(arrived({ mmsi: SHIP, portId: BRAVO, beginMs: START_MS }));
  return next.nextPortsOfShip(IMO);
}

it.each(['DELTA OPL', 'OFF DELTA', 'ZULUSTADT', 'XX ZZZ', 'BALTIC', 'BOSPHORUS', 'GARBLED'])(
  '[X1] %s is predicted as no text',
  (text) => {
    expect(withText(text)).toEqual(withText(null));
  },
);

it('[X1] a port that is named beside a pilot or an anchorage is a destination', () => {
  for (const text of ['DELTA', 'DELTA PILOT', 'DELTA ANCH']) {
    expect(withText(text)[0]?.probability, text).toBeGreaterThan(0.1);
  }
});

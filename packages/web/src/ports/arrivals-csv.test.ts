import { expect, it } from 'vitest';
import { arrivalsCsv } from './arrivals-csv.ts';

const ARRIVAL = {
  ...{ mmsi: 209_000_256, imo: 9_002_568, name: 'LINNEA, B', callsign: null, shiptype: 69 },
  ...{ locode: 'PLGDN', probability: 0.5, eta: '2026-11-24T18:35:30', eta_early: null },
  ...{ in_port: false, silent: false, last_heard: '2026-11-24T17:22:32' },
};

it('has the arrivals with UTC times, and the port after the next one', () => {
  const text = arrivalsCsv([
    { ...ARRIVAL, after_next: { locode: 'PLSZZ', probability: 0.9 } },
    { ...ARRIVAL, after_next: null },
  ] as unknown as Parameters<typeof arrivalsCsv>[0]);
  expect(text.trimEnd().split(/\r?\n/)).toEqual([
    'mmsi,imo,name,callsign,shiptype,locode,probability,eta,eta_early,eta_late,in_port,silent,last_heard,after_next_locode,after_next_probability',
    '209000256,9002568,"LINNEA, B",,69,PLGDN,0.5,2026-11-24T18:35:30Z,,,false,false,2026-11-24T17:22:32Z,PLSZZ,0.9',
    '209000256,9002568,"LINNEA, B",,69,PLGDN,0.5,2026-11-24T18:35:30Z,,,false,false,2026-11-24T17:22:32Z,,',
  ]);
});

import type { PortName, PositionReport } from '@roadstead/model';
import type { PortDirectory, PortOutlook, ShipOutlook } from '@roadstead/service';
import Table from 'cli-table3';
import { shipTypeText } from './ship-type-text.ts';
import { counted, grouped, mmsiText, placeText, timeText } from './words.ts';

const METERS_PER_NAUTICAL_MILE = 1852;
/** Of a ship so many calls are told: a liner's rotation, a ferry's day. */
const CALLS_TOLD = 5;
/** What a destination may mean; more are guesses. */
const MEANINGS_TOLD = 3;

/** A ship, what is known of it, and a table of the ports that it may call at next. */
export function shipText(outlook: ShipOutlook, ports: PortDirectory): string {
  const { ship, fix, calls, records } = outlook;
  const [first, ...others] = calls.slice(0, CALLS_TOLD).map(({ port, ataMs, atdMs }) => {
    const left = atdMs === null ? 'not known to have left' : `left ${timeText(atdMs)}`;
    return `${timeText(ataMs)} ${portText(port)}, ${left}`;
  });
  const rows: readonly (readonly [string, string])[] = [
    ['ship', identityText(outlook)],
    ['heard', fix ? fixText(fix) : 'never where it is'],
    ['calls', first ?? 'none known'],
    ...others.map((call) => ['', call] as const),
    ['says', ship.destination === null ? 'no destination' : `"${ship.destination}"`],
    ...(ship.destination === null ? [] : [['read as', meaningText(outlook, ports)] as const]),
  ];
  const table = tableOf(['LOCODE', 'Port', 'Probability', 'Still to sail', 'ETA (UTC)'], 2);
  for (const { locode, probability, distanceMeters, etaMs } of records) {
    table.push([
      locode,
      ports.portsOfLocode(locode)[0]?.name ?? '',
      percentText(probability),
      distanceMeters === null ? '' : `${grouped(milesOf(distanceMeters))} nm`,
      etaText(etaMs),
    ]);
  }
  const answer =
    records.length > 0 ? `${table.toString()}\n` : 'Where it calls next is not known.\n';
  return `${rows.map(([what, text]) => `${what.padEnd(10)} ${text}`).join('\n')}\n${answer}`;
}

/** A port, and a table of the ships that may call there next. */
export function arrivalsText({ records, total }: PortOutlook, port: PortName): string {
  if (total === 0) return `No ship is known to be bound for ${portText(port)}.\n`;
  const table = tableOf(['IMO', 'Ship', 'Type', 'Probability', 'ETA (UTC)'], 3);
  for (const { imo, ship, probability, etaMs } of records) {
    table.push([
      imo,
      ship.name ?? mmsiText(ship.mmsi),
      shipTypeText(ship.shiptype),
      percentText(probability),
      etaText(etaMs),
    ]);
  }
  const more = total - records.length;
  return (
    `Ships that may call at ${portText(port)} next:\n${table.toString()}\n` +
    (more > 0 ? `and ${counted(more, 'more ship')} (--limit)\n` : '')
  );
}

/** @param right the first of the columns of numbers, of which there are as many as are left but the ETA */
function tableOf(head: readonly string[], right: number): InstanceType<typeof Table> {
  return new Table({
    head: [...head],
    style: { head: [], border: [], compact: true },
    colAligns: head.map((_, i) => (i >= right && i < head.length - 1 ? 'right' : 'left')),
  });
}

function identityText({ ship }: ShipOutlook): string {
  const { name, imo, mmsi, shiptype } = ship;
  return `${name ?? 'name not known'}, IMO ${imo}, MMSI ${mmsiText(mmsi)}, ${shipTypeText(shiptype)}`;
}

function fixText({ longitude, latitude, timeMs, sog }: PositionReport): string {
  const place = placeText({ type: 'Point', coordinates: [longitude, latitude] });
  return `${timeText(timeMs)} at ${place}${sog === null ? '' : `, ${sog} knots`}`;
}

function meaningText({ destination }: ShipOutlook, ports: PortDirectory): string {
  const named = 'candidates' in destination ? destination.candidates : [];
  const meanings = named.slice(0, MEANINGS_TOLD).map(({ portId, likelihood }) => {
    const port = ports.port(portId);
    return `${port ? portText(port) : portId} ${percentText(likelihood)}`;
  });
  const intent = destination.kind === 'intent' ? [destination.intent.replaceAll('-', ' ')] : [];
  const country =
    destination.kind === 'unknown' && destination.country !== null
      ? [`some place in ${destination.country}`]
      : [];
  const all = [...intent, ...meanings, ...country];
  return all.length > 0 ? all.join(', ') : 'no port';
}

function portText({ name, locode }: PortName): string {
  return locode === null ? name : `${name} (${locode})`;
}

function percentText(probability: number): string {
  return `${(100 * probability).toFixed(1)} %`;
}

function etaText(etaMs: number | null): string {
  return etaMs === null ? '' : timeText(etaMs);
}

function milesOf(meters: number): number {
  return Math.round(meters / METERS_PER_NAUTICAL_MILE);
}

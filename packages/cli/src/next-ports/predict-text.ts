import type { PortName, PositionReport } from '@roadstead/model';
import type { PortDirectory, PortPrediction, ShipPrediction } from '@roadstead/service';
import Table from 'cli-table3';
import {
  formatCoordinates,
  formatCount,
  formatMmsi,
  formatNumber,
  formatTime,
} from '../text/format-text.ts';
import { shipTypeText } from './ship-type-text.ts';

const METERS_PER_NAUTICAL_MILE = 1852;
/** The number of calls listed for a ship: a liner's rotation, a ferry's day. */
const CALLS_LISTED_MAX = 5;
/** The number of ports listed for a destination; less likely ones are guesses. */
const MEANINGS_LISTED_MAX = 3;

const SILENT = ['', 'not heard for 30 days: it may have called elsewhere since'] as const;

/** Describes a ship, and lists the ports of its predicted next call. */
export function shipText(outlook: ShipPrediction, ports: PortDirectory): string {
  const { ship, fix, calls, records } = outlook;
  const [first, ...others] = calls.slice(0, CALLS_LISTED_MAX).map((call) => {
    const { port, beginMs, ataMs, endMs, atdMs } = call;
    const arrived = `${ataMs === null ? 'before ' : ''}${formatTime(beginMs)}`;
    const left = `left ${atdMs === null ? 'after ' : ''}${formatTime(endMs ?? beginMs)}`;
    return `${arrived} ${portText(port)}, ${endMs === null ? 'departure unknown' : left}`;
  });
  const rows: readonly (readonly [string, string])[] = [
    ['ship', identityText(outlook)],
    ['position', fix ? fixText(fix) : 'never reported'],
    ...(records.some(({ isSilent }) => isSilent) ? [SILENT] : []),
    ['calls', first ?? 'none'],
    ...others.map((call) => ['', call] as const),
    ['reported', ship.destination === null ? 'no destination' : `"${ship.destination}"`],
    ...(ship.destination === null ? [] : [['read as', meaningText(outlook, ports)] as const]),
  ];
  const table = tableOf(['LOCODE', 'Port', 'Probability', 'Still to sail', 'ETA (UTC)'], 2);
  for (const { locode, probability, distanceMeters, etaMs } of records) {
    table.push([
      locode,
      ports.portsOfLocode(locode)[0]?.name ?? '',
      percentText(probability),
      distanceMeters === null ? '' : `${formatNumber(milesOf(distanceMeters))} nm`,
      etaText(etaMs),
    ]);
  }
  const predicted = records.length > 0 ? `${table.toString()}\n` : 'The next port is unknown.\n';
  return `${rows.map(([what, text]) => `${what.padEnd(10)} ${text}`).join('\n')}\n${predicted}`;
}

/** Lists the ships predicted to call next at a port. */
export function arrivalsText({ records, total }: PortPrediction, port: PortName): string {
  if (total === 0) return `No ship is predicted to call next at ${portText(port)}.\n`;
  const table = tableOf(['IMO', 'Ship', 'Type', 'Probability', 'ETA (UTC)'], 3);
  for (const { imo, ship, probability, etaMs } of records) {
    table.push([
      imo,
      ship.name ?? formatMmsi(ship.mmsi),
      shipTypeText(ship.shiptype),
      percentText(probability),
      etaText(etaMs),
    ]);
  }
  const more = total - records.length;
  return (
    `Ships that may call at ${portText(port)} next:\n${table.toString()}\n` +
    (more > 0 ? `and ${formatCount(more, 'more ship')} (--limit)\n` : '')
  );
}

/** @param right the index of the first column that is aligned right; the last column, the ETA, is not */
function tableOf(head: readonly string[], right: number): InstanceType<typeof Table> {
  return new Table({
    head: [...head],
    style: { head: [], border: [], compact: true },
    colAligns: head.map((_, i) => (i >= right && i < head.length - 1 ? 'right' : 'left')),
  });
}

function identityText({ ship }: ShipPrediction): string {
  const { name, imo, mmsi, shiptype } = ship;
  return `${name ?? 'unknown name'}, IMO ${imo}, MMSI ${formatMmsi(mmsi)}, ${shipTypeText(shiptype)}`;
}

function fixText({ longitude, latitude, timeMs, sog }: PositionReport): string {
  const place = formatCoordinates({ type: 'Point', coordinates: [longitude, latitude] });
  return `${formatTime(timeMs)} at ${place}${sog === null ? '' : `, ${sog} knots`}`;
}

function meaningText({ destination }: ShipPrediction, ports: PortDirectory): string {
  const named = 'candidates' in destination ? destination.candidates : [];
  const meanings = named.slice(0, MEANINGS_LISTED_MAX).map(({ portId, likelihood }) => {
    const port = ports.port(portId);
    return `${port ? portText(port) : portId} ${percentText(likelihood)}`;
  });
  const intent = destination.kind === 'intent' ? [destination.intent.replaceAll('-', ' ')] : [];
  const country =
    destination.kind === 'unknown' && destination.country !== null
      ? [`a place in ${destination.country}`]
      : [];
  const place =
    destination.kind === 'place' ? [`${destination.name} (${destination.locode}), no port`] : [];
  const all = [...intent, ...meanings, ...place, ...country];
  return all.length > 0 ? all.join(', ') : 'no port';
}

function portText({ name, locode }: PortName): string {
  return locode === null ? name : `${name} (${locode})`;
}

function percentText(probability: number): string {
  return `${(100 * probability).toFixed(1)} %`;
}

function etaText(etaMs: number | null): string {
  return etaMs === null ? '' : formatTime(etaMs);
}

function milesOf(meters: number): number {
  return Math.round(meters / METERS_PER_NAUTICAL_MILE);
}

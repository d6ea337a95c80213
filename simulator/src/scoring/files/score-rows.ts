import { csvField, isoTimeText } from '../../outputs/text.ts';
import type { TrueEncounter } from '../../truth.ts';
import type { FoundTransfer } from '../score-events.ts';
import type { ScoredEvent } from '../scored-event.ts';
import type { RunScore } from './run-score.ts';

type Cell = string | number | null | undefined;

const TRANSFERS_HEADER =
  'run,configuration,ship_first,ship_second,kind,begin,end,result,cause,splits,event_uuid,event_begin,event_end,' +
  'start_error_seconds,end_error_seconds,place_error_meters,overlap_ratio,detection_delay_seconds,' +
  'delivery_delay_seconds,probability\n';
const EVENTS_HEADER =
  'run,configuration,uuid,mmsi_first,mmsi_second,begin,end,alarm,delivered,probability,result,cause,' +
  'transfer_ship_first,transfer_ship_second,transfer_begin\n';

/** Yields a CSV row for each transfer of the truth and each configuration, found or missed. */
export function* transfersCsv(scores: readonly RunScore[]): Generator<string, void, undefined> {
  yield TRANSFERS_HEADER;
  for (const { run, configuration, score } of scores) {
    const rows = [
      ...score.found.map((found): [TrueEncounter, readonly Cell[]] => [
        found.transfer,
        ['found', '', ...foundCells(found)],
      ]),
      ...score.missed.map(({ transfer, cause }): [TrueEncounter, readonly Cell[]] => [
        transfer,
        ['missed', cause, ...Array.from({ length: 11 }, () => '')],
      ]),
    ].sort(([a], [b]) => a.beginMs - b.beginMs);
    for (const [{ ships, kind, beginMs, endMs }, cells] of rows) {
      const transfer = [...ships, kind, timeCell(beginMs), timeCell(endMs)];
      yield rowOf([run, configuration, ...transfer, ...cells]);
    }
  }
}

/** Yields a CSV row for each event: found, split or false. */
export function* eventsCsv(scores: readonly RunScore[]): Generator<string, void, undefined> {
  yield EVENTS_HEADER;
  for (const { run, configuration, score } of scores) {
    const rows = [
      ...score.found.map(({ event, transfer }) => resultRow(event, 'found', '', transfer)),
      ...score.splits.map(({ event, transfer }) => resultRow(event, 'split', '', transfer)),
      ...score.falseEvents.map(({ event, cause }) => resultRow(event, 'false', cause)),
    ].sort(([a], [b]) => a.activationTimeMs - b.activationTimeMs);
    for (const [, cells] of rows) yield rowOf([run, configuration, ...cells]);
  }
}

function foundCells(found: FoundTransfer): readonly Cell[] {
  const { event, splits } = found;
  return [
    splits,
    event.uuid,
    timeCell(event.activationTimeMs),
    timeCell(event.deactivationTimeMs),
    decimals(found.startErrorSeconds, 3),
    decimals(found.endErrorSeconds, 3),
    decimals(found.placeErrorMeters, 1),
    decimals(found.overlapRatio, 4),
    decimals(found.detectionDelaySeconds, 3),
    decimals(found.deliveryDelaySeconds, 3),
    found.probability,
  ];
}

function resultRow(
  event: ScoredEvent,
  result: 'found' | 'split' | 'false',
  cause: string,
  transfer?: TrueEncounter,
): readonly [ScoredEvent, readonly Cell[]] {
  const { uuid, first, second, activationTimeMs, deactivationTimeMs, probability } = event;
  const mmsis = [first, second].map(({ mmsi }) => String(mmsi).padStart(9, '0'));
  const times = [activationTimeMs, deactivationTimeMs, event.discoveredTimeMs].map(timeCell);
  return [
    event,
    [
      uuid,
      ...mmsis,
      ...times,
      timeCell(event.deliveredTimeMs),
      probability,
      result,
      cause,
      ...(transfer?.ships ?? ['', '']),
      timeCell(transfer?.beginMs),
    ],
  ];
}

function timeCell(timeMs: number | null | undefined): string {
  return timeMs === null || timeMs === undefined ? '' : isoTimeText(timeMs);
}

function decimals(value: number | null, digits: number): number | null {
  return value === null ? null : Number(value.toFixed(digits));
}

function rowOf(cells: readonly Cell[]): string {
  return `${cells.map((cell) => csvField(String(cell ?? ''))).join(',')}\n`;
}

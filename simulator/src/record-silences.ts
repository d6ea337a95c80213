import type { TransmitterState } from './transmitter-state.ts';

/** A shorter time without a report is usual: class A ships at anchor transmit every three minutes. */
const SILENCE_SECONDS_MIN = 600;

/** Records that a report of a ship has been received, and the silence before it. */
export function recordHeard(sending: TransmitterState, ship: number, nowSeconds: number): void {
  recordSilence(sending, ship, nowSeconds);
  sending.heardAt[ship] = nowSeconds;
}

/** Records the silence of a ship that leaves. */
export function recordLeft(sending: TransmitterState, ship: number, nowSeconds: number): void {
  recordSilence(sending, ship, nowSeconds);
  sending.heardAt[ship] = Number.NaN;
}

/** Returns all silences up to now, in the order of ships and times. */
export function silencesUntil(
  { silences, heardAt }: TransmitterState,
  nowSeconds: number,
): TransmitterState['silences'] {
  const current = [...heardAt].flatMap((begin, ship) =>
    nowSeconds - begin > SILENCE_SECONDS_MIN ? [{ ship, begin, end: nowSeconds }] : [],
  );
  return [...silences, ...current].sort((a, b) => a.ship - b.ship || a.begin - b.begin);
}

function recordSilence(
  { silences, heardAt }: TransmitterState,
  ship: number,
  nowSeconds: number,
): void {
  const begin = heardAt[ship];
  if (nowSeconds - begin > SILENCE_SECONDS_MIN) silences.push({ ship, begin, end: nowSeconds });
}

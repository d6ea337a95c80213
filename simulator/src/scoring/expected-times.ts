import type { ExpectedCall, ExpectedEncounter, ExpectedEvent } from '../scenario.ts';
import { durationPhrase, sinceStartPhrase } from './phrases.ts';

type ExpectedTimes = ExpectedCall | ExpectedEncounter | ExpectedEvent;

/** Reports whether an instant, or `null` for never, is within the tolerance of the expected one. */
export function isAt(
  timeMs: number | null,
  expectedSeconds: number | null | undefined,
  startMs: number,
  { withinSeconds }: { readonly withinSeconds: number },
): boolean {
  if (expectedSeconds === undefined) return true;
  if (timeMs === null || expectedSeconds === null) return timeMs === expectedSeconds;
  return Math.abs(timeMs - startMs - expectedSeconds * 1000) <= withinSeconds * 1000;
}

/** `from +1h to +2h`. */
export function spanPhrase(beginMs: number, endMs: number | null, startMs: number): string {
  const words = (timeMs: number): string => sinceStartPhrase((timeMs - startMs) / 1000);
  return `from ${words(beginMs)} ${endMs === null ? 'that has not ended' : `to ${words(endMs)}`}`;
}

/** ` that begins at +1h10m and ends at +2h, give or take 1m`; empty without expected times. */
export function timesPhrase({
  beginsSeconds: begins,
  endsSeconds: ends,
  withinSeconds,
}: ExpectedTimes): string {
  const parts = [
    ...(begins === undefined ? [] : [`begins at ${sinceStartPhrase(begins)}`]),
    ...(ends === undefined
      ? []
      : [ends === null ? 'has not ended' : `ends at ${sinceStartPhrase(ends)}`]),
  ];
  if (parts.length === 0) return '';
  const anyTime = begins !== undefined || typeof ends === 'number';
  return ` that ${parts.join(' and ')}${anyTime ? `, give or take ${durationPhrase(withinSeconds)}` : ''}`;
}

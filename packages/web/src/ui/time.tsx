import type { JSX } from 'preact';

/** A time in UTC, with the local one on hover. @param ms epoch milliseconds */
export function Time({
  ms,
  hasSeconds = false,
}: {
  readonly ms: number;
  readonly hasSeconds?: boolean;
}): JSX.Element {
  const date = new Date(ms);
  if (Number.isNaN(date.getTime())) return <span>–</span>;
  return (
    <time dateTime={date.toISOString()} title={`${date.toLocaleString()} local time`}>
      {timeText(ms, hasSeconds)}
    </time>
  );
}

/** Returns a time in UTC, to the minute or second. @param ms epoch milliseconds */
export function timeText(ms: number, hasSeconds = false): string {
  const text = new Date(ms).toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, hasSeconds ? 19 : 16)} UTC`;
}

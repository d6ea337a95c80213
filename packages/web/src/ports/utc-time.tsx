import type { JSX } from 'preact';
import { Time } from '../ui/time.tsx';

/** A time of the predictions, which have no zone: they are UTC. A dash if it is unknown. */
export function UtcTime({ text }: { readonly text: string | null | undefined }): JSX.Element {
  return text ? <Time ms={Date.parse(`${text}Z`)} /> : <span>–</span>;
}

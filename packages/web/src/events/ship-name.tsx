import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useApp } from '../app/app-context.ts';

/** The name of a ship as soon as it is known, its MMSI before. */
export function ShipName({ mmsi }: { readonly mmsi: number }): JSX.Element {
  const { live } = useApp();
  const name = useComputed(() => {
    const isKnown = live.shipsVersion.value >= 0;
    return (isKnown && live.statics.of(mmsi)?.name) || String(mmsi);
  });
  return <>{name}</>;
}

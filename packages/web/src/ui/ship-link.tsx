import type { JSX } from 'preact';
import { hrefOf } from '../app/router.ts';

/** The name of a ship, which opens its card; its MMSI if the name is unknown. */
export function ShipLink({
  ship: { mmsi, name },
}: {
  readonly ship: { readonly mmsi: number; readonly name?: string | null };
}): JSX.Element {
  return <a href={hrefOf('live', undefined, { ship: mmsi })}>{name || mmsi}</a>;
}

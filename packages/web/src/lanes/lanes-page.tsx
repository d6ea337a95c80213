import type { JSX } from 'preact';
export default function LanesPage(): JSX.Element {
  return <h1>Lanes</h1>;
}

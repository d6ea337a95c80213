import type { JSX } from 'preact';
export default function RoutesPage(): JSX.Element {
  return <h1>Routes</h1>;
}

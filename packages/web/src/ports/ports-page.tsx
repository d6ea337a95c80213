import type { JSX } from 'preact';
export default function PortsPage(): JSX.Element {
  return <h1>Ports</h1>;
}

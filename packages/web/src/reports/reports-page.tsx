import type { JSX } from 'preact';
export default function ReportsPage(): JSX.Element {
  return <h1>Reports</h1>;
}

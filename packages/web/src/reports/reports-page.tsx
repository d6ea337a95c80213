import type { JSX } from 'preact';
import { route } from '../app/router.ts';
import { Notice } from '../ui/notice.tsx';
import { ReportForm } from './report-form.tsx';
import { ReportList } from './report-list.tsx';
import { ReportView } from './report-view.tsx';

/** The reports of the user: their list, a new one, or one of them. */
export default function ReportsPage(): JSX.Element {
  const { id, values } = route.value;
  if (id === undefined) return <ReportList />;
  if (id === 'new') return <ReportForm key={values['type']} />;
  if (/^\d+$/.test(id)) return <ReportView key={id} id={Number(id)} />;
  return (
    <>
      <h1>Reports</h1>
      <Notice kind="error">There is no report {id}.</Notice>
    </>
  );
}

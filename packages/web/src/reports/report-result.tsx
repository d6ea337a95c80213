import type { ApiObjects } from '@roadstead/client';
import { type ReportRecordJson, type ReportType, recordLayout } from '@roadstead/reports';
import type { JSX } from 'preact';
import { useApp } from '../app/app-context.ts';
import { csvText } from '../ui/csv.ts';
import { csvFile, type DownloadFile, Downloads, jsonFile } from '../ui/downloads.tsx';
import { LoadedView } from '../ui/loaded-view.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { ActivityResult } from './activity-result.tsx';
import { CallsResult } from './calls-result.tsx';
import { DensityResult } from './density-result.tsx';
import { PassagesResult } from './passages-result.tsx';
import { VisitsResult } from './visits-result.tsx';

const RESULT = 'GET /api/jobserver/stat/{shiptype}/result/{id}';

type Records = ApiObjects['ReportResult']['records'];
type Report = ApiObjects['ReportStatus'];

/** The records of a finished report: on the map, as charts and as a table. */
export function ReportResult({ report }: { readonly report: Report }): JSX.Element {
  const { client } = useApp();
  const { id, type: shiptype } = report;
  const records = useLoaded(
    async (signal) => (await client.waitForJob(RESULT, { shiptype, id }, { signal })).records,
    [id],
  );
  return (
    <LoadedView loaded={records.value} empty="The report found nothing.">
      {(list) => (
        <>
          <Downloads files={filesOf(report, list)} />
          <RecordsView report={report} records={list} />
        </>
      )}
    </LoadedView>
  );
}

/** The periods of the charts are those of the report. */
function RecordsView({
  report,
  records,
}: {
  readonly report: Report;
  readonly records: Records;
}): JSX.Element {
  const period = { beginMs: Date.parse(report.begin), endMs: Date.parse(report.end) };
  // The records of a report are of its type.
  switch (report.type) {
    case 'passageline':
      return (
        <PassagesResult passages={records as readonly ApiObjects['ShipPassage'][]} {...period} />
      );
    case 'areavisits':
      return <VisitsResult records={records as readonly ApiObjects['AreaVisits'][]} {...period} />;
    case 'portcalls':
      return <CallsResult calls={records as readonly ApiObjects['PortStay'][]} {...period} />;
    case 'density':
      return <DensityResult cells={records as readonly ApiObjects['DensityCell'][]} />;
    case 'multiship':
      return <ActivityResult ships={records as readonly ApiObjects['ShipActivity'][]} />;
  }
}

function filesOf({ id, type }: Report, records: Records): readonly DownloadFile[] {
  const layout = recordLayout(type satisfies ReportType);
  // The same objects: those of the client are read-only.
  const list = records as unknown as readonly ReportRecordJson[];
  const name = `report-${id}-${type}`;
  return [
    jsonFile(name, { records }),
    csvFile(name, () =>
      csvText(
        layout.columns,
        list.flatMap((record) => layout.rows(record)),
      ),
    ),
    {
      ...{ name: `${name}.geojson`, type: 'application/geo+json' },
      content: () => {
        const features = list.map((record) => ({
          type: 'Feature',
          geometry: layout.geometry(record),
          properties: record,
        }));
        return JSON.stringify({ type: 'FeatureCollection', features });
      },
    },
  ];
}

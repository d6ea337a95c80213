import type { JSX } from 'preact';
import { useApp } from '../app/app-context.ts';
import { route, setValues } from '../app/router.ts';
import { Bars } from '../ui/bars.tsx';
import { csvText } from '../ui/csv.ts';
import { csvFile, Downloads, jsonFile } from '../ui/downloads.tsx';
import { LoadedView } from '../ui/loaded-view.tsx';
import { Notice } from '../ui/notice.tsx';
import { Table } from '../ui/table.tsx';
import { Time } from '../ui/time.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { Credits } from './credits.tsx';
import { monthOf, parseMonth } from './month.ts';
import { totalOf, type UsageRow, usageRows } from './usage-rows.ts';

const PAGE_SIZE = 1000;
/** The rest is in the table. */
const BARS_MAX = 8;

/** The requests of a month, and their price. */
export default function UsagePage(): JSX.Element {
  const { month: named } = route.value.values;
  const month = named !== undefined && parseMonth(named) ? named : thisMonth();
  return (
    <>
      <h1>Usage</h1>
      {named !== undefined && named !== month && (
        <Notice kind="warning">
          “{named}” is no month. This is {month}.
        </Notice>
      )}
      <label>
        Month (UTC)
        <input
          type="month"
          value={month}
          max={thisMonth()}
          onChange={({ currentTarget }) =>
            setValues({ month: parseMonth(currentTarget.value) && currentTarget.value })
          }
        />
      </label>
      <Credits month={month} />
      <Requests month={month} />
    </>
  );
}

function thisMonth(): string {
  return monthOf(Date.now());
}

function Requests({ month }: { readonly month: string }): JSX.Element {
  const { client, user } = useApp();
  const isAdministrator = user.roles.includes('administrator');
  const usage = useLoaded(
    async (signal) => {
      const values = { ...parseMonth(month)!, page_size: PAGE_SIZE };
      const records = [];
      for (let page = 1; ; page++) {
        const response = await client.request(
          'GET /administration/usage',
          { ...values, page },
          { signal },
        );
        records.push(...response.usage);
        if (response.usage.length < PAGE_SIZE)
          return {
            rows: usageRows(records),
            updatedMs: Date.parse(response.last_updated_datetime),
          };
      }
    },
    [month],
  );
  return (
    <section aria-label="Requests">
      <h2>Requests</h2>
      <LoadedView
        loaded={usage.value}
        empty="No requests in this month."
        isEmpty={({ rows }) => rows.length === 0}
      >
        {({ rows, updatedMs }) => (
          <>
            <UsageBars rows={rows} />
            <Table
              caption="Requests by operation"
              keyOf={({ user: name, operation, unit }) => `${name} ${operation} ${unit}`}
              rows={rows}
              columns={[
                ...(isAdministrator
                  ? [
                      {
                        title: 'User',
                        cell: (row: UsageRow) => row.user || '–',
                        sortBy: (row: UsageRow) => row.user,
                      },
                    ]
                  : []),
                {
                  title: 'Operation',
                  cell: ({ operation }) => <span class="path">{operation}</span>,
                  sortBy: ({ operation }) => operation,
                },
                {
                  title: 'Count',
                  isNumber: true,
                  cell: (row) => totalOf(row).toLocaleString('en'),
                  sortBy: totalOf,
                },
                {
                  title: 'Failed',
                  isNumber: true,
                  cell: ({ failed }) => failed.toLocaleString('en'),
                  sortBy: ({ failed }) => failed,
                },
              ]}
            />
            <p class="quiet">
              Until <Time ms={updatedMs} hasSeconds />
            </p>
            <Downloads
              files={[
                csvFile(`usage-${month}`, () => usageCsv(rows)),
                jsonFile(`usage-${month}`, rows),
              ]}
            />
          </>
        )}
      </LoadedView>
    </section>
  );
}

function UsageBars({ rows }: { readonly rows: readonly UsageRow[] }): JSX.Element {
  const sums = new Map<string, [succeeded: number, failed: number]>();
  for (const { operation, succeeded, failed } of rows) {
    const [before, failedBefore] = sums.get(operation) ?? [0, 0];
    sums.set(operation, [before + succeeded, failedBefore + failed]);
  }
  const most = [...sums]
    .sort(([, [one, oneFailed]], [, [other, otherFailed]]) => other + otherFailed - one - oneFailed)
    .slice(0, BARS_MAX);
  return (
    <Bars
      label="Most used operations"
      labels={most.map(([operation]) => shortOperation(operation))}
      series={[
        { title: 'succeeded', values: most.map(([, [succeeded]]) => succeeded) },
        { title: 'failed', values: most.map(([, [, failed]]) => failed) },
      ]}
    />
  );
}

/** Returns an operation with the end of its path, which tells it from others. */
function shortOperation(operation: string): string {
  const [method = '', path] = operation.split(' /');
  if (path === undefined) return operation;
  const parts = path.split('/');
  return `${method} ${parts.length > 3 ? '…/' : '/'}${parts.slice(-3).join('/')}`;
}

function usageCsv(rows: readonly UsageRow[]): string {
  return csvText(
    ['user', 'operation', 'unit', 'succeeded', 'failed'],
    rows.map(({ user, operation, unit, succeeded, failed }) => [
      ...[user, operation, unit, succeeded, failed],
    ]),
  );
}

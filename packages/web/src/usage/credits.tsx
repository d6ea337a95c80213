import type { JSX } from 'preact';
import { useApp } from '../app/app-context.ts';
import { csvText } from '../ui/csv.ts';
import { csvFile, Downloads } from '../ui/downloads.tsx';
import { LoadedView } from '../ui/loaded-view.tsx';
import { Table } from '../ui/table.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { parseMonth } from './month.ts';

const PAGE_SIZE = 1000;

/** The credits of a month by the titles of the price list. */
export function Credits({ month }: { readonly month: string }): JSX.Element {
  const { client } = useApp();
  const credits = useLoaded(
    (signal) => {
      const values = { ...parseMonth(month)!, page_size: PAGE_SIZE };
      return client.request('GET /administration/usage/credits', values, { signal });
    },
    [month],
  );
  return (
    <section aria-label="Credits">
      <h2>Credits</h2>
      <LoadedView
        loaded={credits.value}
        empty="No credits used in this month."
        isEmpty={({ usage }) => usage.length === 0}
      >
        {({ total_credit_used: total, usage }) => (
          <>
            <p>
              <strong>{creditsText(total)}</strong> credits, indicative: invoices prevail.
            </p>
            <Table
              caption="Credits by title"
              keyOf={({ title }) => title}
              rows={usage}
              columns={[
                { title: 'Title', cell: ({ title }) => title, sortBy: ({ title }) => title },
                {
                  title: 'Usage',
                  isNumber: true,
                  cell: (row) => row.usage.toLocaleString('en'),
                  sortBy: (row) => row.usage,
                },
                {
                  title: 'Credits',
                  isNumber: true,
                  cell: (row) => creditsText(row.credits),
                  sortBy: (row) => row.credits,
                },
              ]}
            />
            <Downloads
              files={[
                csvFile(`credits-${month}`, () =>
                  csvText(
                    ['title', 'usage', 'credits'],
                    usage.map((row) => [row.title, row.usage, row.credits]),
                  ),
                ),
              ]}
            />
          </>
        )}
      </LoadedView>
    </section>
  );
}

function creditsText(credits: number): string {
  return credits.toLocaleString('en', { maximumFractionDigits: 2 });
}

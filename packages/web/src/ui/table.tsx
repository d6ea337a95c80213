import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';

/** A column of a table. */
export interface Column<Row> {
  readonly title: string;
  readonly isNumber?: boolean;
  readonly cell: (row: Row) => ComponentChildren;
  /** Value to sort by; undefined: the column cannot be sorted by. */
  readonly sortBy?: (row: Row) => number | string;
}

const ROWS_AT_A_TIME = 100;

/** A table whose columns sort it, with more rows on demand: thousands of rows at once would make the page slow. */
export function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
}: {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
}): JSX.Element {
  const shown = useSignal(ROWS_AT_A_TIME);
  const order = useSignal<{ readonly column: number; readonly sign: 1 | -1 } | null>(null);
  const sorted = order.value
    ? sortedRows(rows, columns[order.value.column]!, order.value.sign)
    : rows;
  const sort = (column: number): void => {
    const isSame = order.value?.column === column;
    order.value = { column, sign: isSame && order.value?.sign === 1 ? -1 : 1 };
  };
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption class="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, i) => (
              <th
                key={column.title}
                scope="col"
                class={column.isNumber ? 'number' : ''}
                aria-sort={
                  order.value?.column === i
                    ? order.value.sign === 1
                      ? 'ascending'
                      : 'descending'
                    : undefined
                }
              >
                {column.sortBy ? (
                  <button type="button" class="sort" onClick={() => sort(i)}>
                    {column.title}
                  </button>
                ) : (
                  column.title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, shown.value).map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <td key={column.title} class={column.isNumber ? 'number' : ''}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown.value && (
        <button type="button" onClick={() => (shown.value += ROWS_AT_A_TIME)}>
          Show more ({rows.length - shown.value} left)
        </button>
      )}
    </div>
  );
}

function sortedRows<Row>(
  rows: readonly Row[],
  { sortBy }: Column<Row>,
  sign: 1 | -1,
): readonly Row[] {
  if (!sortBy) return rows;
  const compare = (one: number | string, other: number | string): number =>
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : String(one).localeCompare(String(other));
  return [...rows].sort((one, other) => sign * compare(sortBy(one), sortBy(other)));
}

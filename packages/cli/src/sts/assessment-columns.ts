import type { AssessedEventJson } from '@roadstead/recordings';
import type { Column } from '../formats/encoder.ts';

/** The assessments of events as columns. */
export const ASSESSMENT_COLUMNS: readonly Column<AssessedEventJson>[] = [
  { name: 'group_id', type: 'text', cell: ({ assessment }) => assessment?.group_id ?? null },
  { name: 'kind', type: 'text', cell: ({ assessment }) => assessment?.kind ?? null },
  {
    name: 'probability',
    type: 'number',
    cell: ({ assessment }) => assessment?.probability ?? null,
  },
  {
    name: 'reasons',
    type: 'text',
    cell: ({ assessment }) => assessment?.reasons.map(({ text }) => text).join('; ') ?? null,
  },
  {
    name: 'flags',
    type: 'text',
    cell: ({ assessment, features }) =>
      (assessment ?? features)?.flags.map(({ rule, text }) => `${rule} ${text}`).join('; ') ?? null,
  },
];

import type { Example } from '../replay/examples.tsx';

/** The bundled recording, and scenarios with their truth; `vite.demo.config.ts` adds the files. */
export const EXAMPLES: readonly Example[] = [
  {
    title: 'Solent, 12 January 2016',
    text: 'A recording of 85 minutes: ships within 500 m of one another for half an hour.',
    ...{ url: './examples/solent-2016-01-12.csv', preset: 'encounter' },
  },
  {
    title: 'A transfer of catch that drifts across 180°',
    text: 'A scenario: a trawler lies alongside a reefer for eight hours.',
    ...{ url: './examples/drift-across-180.yaml', preset: '' },
  },
  {
    title: 'Nine ships at anchor',
    text: 'A scenario without a transfer: the events are of neighbours that swing.',
    ...{ url: './examples/anchorage-of-nine.yaml', preset: '' },
  },
];

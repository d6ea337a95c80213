import { createMemoryStore } from '@roadstead/contracts';
import type { DetectorConfiguration } from '@roadstead/model';
import { expect, it } from 'vitest';
import { ConfigurationJournal } from './configuration-journal.ts';

function version(windowMinutes: number): DetectorConfiguration {
  return { id: 1, windowMinutes } as DetectorConfiguration;
}

/** Changes of a configuration before batches 10, 20 and 30, at the event times 100, 200 and 300. */
async function journalOfThree(): Promise<ConfigurationJournal> {
  const store = createMemoryStore();
  const journal = new ConfigurationJournal(store);
  for (const i of [1, 2, 3])
    await store.write([
      ...journal.add(
        { afterSequence: 10 * i, fromMs: 100 * i, configurationId: 1, configuration: version(i) },
        i === 1 ? null : version(i - 1),
      ),
    ]);
  return journal;
}

it.each([
  ['of batches that are left', { afterSequence: 30, eventTimeMs: 1000 }, [2, 3]],
  ['of event times that are left', { afterSequence: 1000, eventTimeMs: 201 }, [2, 3]],
  ['of either', { afterSequence: 30, eventTimeMs: 200 }, [1, 2, 3]],
  ['of none', { afterSequence: 1000, eventTimeMs: 1000 }, []],
])(
  '[V24] the journal has the changes %s, and the version before them',
  async (_, needed, windows) => {
    const journal = await journalOfThree();
    journal.discard(needed);
    expect(journal.entries.map(({ configuration }) => configuration?.windowMinutes)).toEqual(
      windows,
    );
  },
);

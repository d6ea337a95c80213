import { it } from 'vitest';
import { expectEventsOfEachAlone } from './oracle/shared-encounters.ts';

it('[D14] [D13] [L18] configurations with the same distance have the events that each of them has alone, saved, and with slots that move', () => {
  expectEventsOfEachAlone(Number(process.env['ORACLE_RUNS'] ?? 150));
});

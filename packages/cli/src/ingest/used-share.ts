import type { FixReason, LineReason } from '@roadstead/model';
import type { RunCounts } from '@roadstead/recordings';
import { EXIT_NOT_AS_EXPECTED, EXIT_OK, type Host, writeText } from '../host/host.ts';

/** A smaller share of used positions is no success: most of a recording that is read wrongly is rejected. */
export const USED_SHARE_MIN = 0.95;

/**
 * The reasons for which a position of a ship is not used, with the remedy. Not among them: repeats, rows without position or
 * time, stations that are no ships, and lines that are damaged on the way, which no option can repair.
 */
const REMEDIES: Readonly<Partial<Record<LineReason | FixReason, string>>> = {
  late: 'they are not in order of time: name the file itself instead of a pipe, which sorts it, or raise --lateness',
  future: 'their times are ahead of the clock: check the time zone of the times',
  ahead: 'their times are far ahead of those of all other ships: check the times',
  jump: 'the positions of a ship are too far apart: check that --columns names the id of the ship',
  impossible: 'their positions or times are impossible: check the factors of --columns',
  malformed: 'their rows are not understood: check that the file is complete',
  'bad-mmsi': 'they have no MMSI: name its column by --columns mmsi=NAME',
  'bad-time': 'their times are not understood: name the column by --columns timestamp=NAME',
  'bad-position':
    'their positions are not degrees: give a factor by --columns longitude=NAME/FACTOR',
};

/** The share of the positions of ships that were used, and the most frequent reason of the others. */
export interface UsedShare {
  readonly share: number;
  readonly remedy: string | undefined;
}

export function usedShare(used: number, rejected: RunCounts['rejected']): UsedShare {
  const unused = [...rejected].flatMap(([reason, { count }]) => {
    const remedy = REMEDIES[reason];
    return remedy === undefined ? [] : [{ count, remedy }];
  });
  const sum = unused.reduce((total, { count }) => total + count, 0);
  const most = unused.toSorted((one, other) => other.count - one.count)[0];
  return { share: sum === 0 ? 1 : used / (used + sum), remedy: most?.remedy };
}

/** Returns the number of rejected positions of ships, from the numbers for each reason. */
export function rejectionSum(
  counts: readonly (readonly [reason: string, count: number])[],
): number {
  return counts.reduce((sum, [reason, count]) => (reason in REMEDIES ? sum + count : sum), 0);
}

/** Returns the exit code of a command that used a share of its positions; writes what to do if it is too small. */
export async function exitCodeOfUse(
  { share, remedy }: UsedShare,
  allowRejected: boolean,
  host: Host,
): Promise<number> {
  if (share >= USED_SHARE_MIN || allowRejected) return EXIT_OK;
  const percent = (100 * share).toFixed(share < 0.1 ? 1 : 0);
  await writeText(
    host.stderr,
    `Only ${percent} % of the positions of ships could be used; most of the others: ${remedy}. (--allow-rejected accepts this.)\n`,
  );
  return EXIT_NOT_AS_EXPECTED;
}

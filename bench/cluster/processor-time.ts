import { readFileSync } from 'node:fs';

/** Of the times in /proc, on all common systems. */
const TICKS_PER_SECOND = 100;

/** Returns the seconds of processor time of all threads of a process so far; 0 where there is no /proc, or no such process. */
export function processorSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
    return (Number(fields?.[11]) + Number(fields?.[12])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

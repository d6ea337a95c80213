/** A file with many damaged batches is damaged as a whole; `roadstead check` names all. */
const NAMED_MAX = 20;

/** Returns the log message of a start that has skipped damaged batches of reports. @param batches their numbers, at least one */
export function damagedBatchesMessage(batches: readonly number[]): string {
  const named = batches.slice(0, NAMED_MAX).join(', ');
  const more = batches.length > NAMED_MAX ? ` and ${batches.length - NAMED_MAX} more` : '';
  const text = batches.length === 1 ? 'A stored batch is' : `${batches.length} stored batches are`;
  return `${text} damaged, and skipped: ${named}${more}. Tracks and events may lack their positions.`;
}

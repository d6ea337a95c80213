import { failWith, type PositionReport, type Result, success } from '@roadstead/model';
import type { IngestBatch } from '../ingest/ingest-batch.ts';
import type { IngestResult } from '../ingest/ingest-result.ts';
import type { LeaderCalls } from '../leader/leader-calls.ts';
import type { RemoteIngestResult } from '../leader/leader-messages.ts';

/** Reports by the calls that sent them, which later ones may show to be unusable: those of some seconds. */
const SENT_MAX = 200_000;

/** Ingests batches through the leader, and names the reports of earlier batches as their callers know them. */
export class RemoteIngest {
  readonly #leader: LeaderCalls;
  /** The oldest first. */
  readonly #sent: Map<number, readonly (PositionReport | null)[]> = new Map();
  #sentCount = 0;

  constructor(leader: LeaderCalls) {
    this.#leader = leader;
  }

  async ingest(batch: IngestBatch): Promise<Result<IngestResult>> {
    const call = this.#leader.newId();
    const result = await this.#send(call, batch);
    if (!result.ok) return result;
    const { rejected, rejectedEarlier } = result.value;
    const positions = positionsOf(batch, rejected);
    this.#remember(call, positions);
    return success({
      ...result.value,
      positions,
      rejectedEarlier: rejectedEarlier.map(({ from, ...each }) => {
        const report = from && this.#sent.get(from.call)?.[from.index];
        return report ? { ...each, report } : each;
      }),
    });
  }

  async #send(id: number, batch: IngestBatch): Promise<Result<RemoteIngestResult>> {
    const call = { kind: 'ingest', batch } as const;
    try {
      return (await this.#leader.call(call, { id })) as Result<RemoteIngestResult>;
    } catch (error) {
      if ((error as Error).name !== 'DataCloneError') throw error;
      return failWith('malformed', 'The batch cannot be copied.');
    }
  }

  #remember(call: number, positions: readonly (PositionReport | null)[]): void {
    if (positions.length === 0) return;
    this.#sent.set(call, positions);
    this.#sentCount += positions.length;
    for (const [oldest, sent] of this.#sent) {
      if (this.#sentCount <= SENT_MAX || oldest === call) return;
      this.#sent.delete(oldest);
      this.#sentCount -= sent.length;
    }
  }
}

/** Returns the positions of a batch, null for those with a wrong field. */
function positionsOf(
  { positions = [] }: IngestBatch,
  rejected: IngestResult['rejected'],
): readonly (PositionReport | null)[] {
  if (!Array.isArray(positions)) return [];
  const invalid = new Set(
    rejected.flatMap(({ list, field, reason, index }) =>
      list === 'positions' && (field !== null || reason === 'malformed') ? [index] : [],
    ),
  );
  return positions.map((report: PositionReport, index) => (invalid.has(index) ? null : report));
}

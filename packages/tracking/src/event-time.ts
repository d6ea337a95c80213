import type { SnapshotArray } from '@roadstead/contracts';
import { QUORUM_SHARE, VOTING_MS, VOTING_REPORTS } from './thresholds.ts';
import { TimeCounts } from './time-counts.ts';
import { VoterList } from './voter-list.ts';

const MS_PER_SECOND = 1000;

/** D8: the smallest quorum of several voters. */
const QUORUM_MIN = 2;

/** The state of event time besides its voters, as JSON: an infinite time is null. */
export interface EventTimeHeader {
  readonly timeMs: number | null;
  readonly receivedMs: number | null;
  readonly reports: number;
}

/**
 * D8: event time, the newest whole second that a quorum of the ships heard lately has reached, so that fewer wrong clocks
 * than a quorum cannot advance it. A report costs constant time: the only times that are searched are those ahead of event
 * time, which fewer ships than a quorum have reached.
 */
export class EventTime {
  readonly #voters: VoterList = new VoterList();
  /** The times of the voters that have reached more than event time. */
  readonly #ahead: TimeCounts = new TimeCounts();
  #timeMs = Number.NEGATIVE_INFINITY;
  /** The receiving clock at the batch; null without one. */
  #receivedMs: number | null = null;
  /** Number of reports so far, without a receiving clock. */
  #reports = 0;
  /** The quorum of this number of voters: it is asked for with each report, and changes rarely. */
  #quorum = QUORUM_MIN;
  #quorumVoters = 0;

  /** Epoch milliseconds, initially −Infinity. Never goes back. */
  get timeMs(): number {
    return this.#timeMs;
  }

  /** Number of ships heard lately. */
  get voters(): number {
    return this.#voters.count;
  }

  /** Number of voters that must have reached a time: one of a single voter. */
  get quorum(): number {
    const voters = this.#voters.count;
    if (voters !== this.#quorumVoters) {
      this.#quorumVoters = voters;
      this.#quorum = voters === 1 ? 1 : Math.max(QUORUM_MIN, Math.ceil(voters / QUORUM_SHARE));
    }
    return this.#quorum;
  }

  /**
   * Begins a batch, also one without reports: a quorum may be smaller because voters have fallen silent.
   * @param receivedMs the receiving clock; null in a recording. A change from one to the other removes all voters, because
   * their reports are counted in another way.
   */
  receive(receivedMs: number | null): void {
    if ((receivedMs === null) !== (this.#receivedMs === null)) this.#removeAll();
    this.#receivedMs = receivedMs;
    if (receivedMs !== null) this.#removeSilent(receivedMs, VOTING_MS);
    this.#advance();
  }

  /** Adds a report that is not late. */
  add(mmsi: number, timeMs: number): void {
    const reachedMs = Math.floor(timeMs / MS_PER_SECOND) * MS_PER_SECOND;
    const moment = this.#receivedMs ?? ++this.#reports;
    const beforeMs = this.#voters.vote(mmsi, reachedMs, moment);
    if (reachedMs > this.#timeMs && reachedMs > beforeMs) {
      if (beforeMs > this.#timeMs) this.#ahead.remove(beforeMs);
      this.#ahead.add(reachedMs);
    }
    if (this.#receivedMs === null) this.#removeSilent(moment, VOTING_REPORTS - 1);
    this.#advance();
  }

  /** Adds a report that is late: it does not vote, and is one of the last reports. */
  addLate(): void {
    if (this.#receivedMs !== null) return;
    this.#removeSilent(++this.#reports, VOTING_REPORTS - 1);
    this.#advance();
  }

  save(): { readonly header: EventTimeHeader; readonly arrays: readonly SnapshotArray[] } {
    const timeMs = Number.isFinite(this.#timeMs) ? this.#timeMs : null;
    return {
      header: { timeMs, receivedMs: this.#receivedMs, reports: this.#reports },
      arrays: this.#voters.save(),
    };
  }

  /** Restores the state of `save` in a new event time. */
  restore(header: EventTimeHeader, arrays: readonly SnapshotArray[]): void {
    this.#timeMs = header.timeMs ?? Number.NEGATIVE_INFINITY;
    this.#receivedMs = header.receivedMs;
    this.#reports = header.reports;
    this.#voters.restore(arrays);
    for (const reachedMs of arrays[1]) if (reachedMs > this.#timeMs) this.#ahead.add(reachedMs);
  }

  /** Removes the voters whose newest report is further than this from a moment, also after the clock was set back. */
  #removeSilent(moment: number, most: number): void {
    const voters = this.#voters;
    for (let oldest = voters.oldest; oldest >= 0; oldest = voters.oldest) {
      if (Math.abs(moment - voters.moment(oldest)) <= most) break;
      if (voters.reachedMs(oldest) > this.#timeMs) this.#ahead.remove(voters.reachedMs(oldest));
      voters.remove(oldest);
    }
  }

  #removeAll(): void {
    for (let voter = this.#voters.oldest; voter >= 0; voter = this.#voters.oldest)
      this.#voters.remove(voter);
    this.#ahead.clear();
  }

  #advance(): void {
    const { quorum } = this;
    while (this.#ahead.total >= quorum) {
      const nextMs = this.#ahead.oldest as number;
      if (this.#receivedMs !== null && nextMs > this.#receivedMs) {
        const limitMs = Math.floor(this.#receivedMs / MS_PER_SECOND) * MS_PER_SECOND;
        if (limitMs > this.#timeMs) this.#timeMs = limitMs;
        return;
      }
      this.#timeMs = nextMs;
      this.#ahead.removeOldest();
    }
  }
}

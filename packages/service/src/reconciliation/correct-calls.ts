import type { PortCall } from '@roadstead/tracking';
import type { RedetectedCalls } from './redetect-calls.ts';

/** A stored call as it is compared. */
interface LoggedCall extends PortCall {
  /** V24: found or corrected by late reports; the live detection does not know it. */
  readonly isFoundLate: boolean;
}

/** Changes of the stored calls of a ship by late reports. */
export interface CallCorrections {
  /** Calls that are new or have other times or berths. */
  readonly changed: readonly PortCall[];
  /** Calls that did not take place, or began at another time. */
  readonly removed: readonly PortCall[];
  /** Whether the ship must be compared again: a call lasts that the live detection does not have, or has otherwise. */
  readonly isOpen: boolean;
}

/**
 * V24: compares the calls in all reports with the stored ones. A call that the live detection has in progress is left to it; what
 * contradicts it is compared again when it has ended.
 * @param stored the calls that overlap the period, with those in progress
 */
export function correctCalls(
  { calls, changedFromMs, untilMs, isSettled }: RedetectedCalls,
  stored: readonly LoggedCall[],
): CallCorrections {
  const live = stored.find(({ endMs, isFoundLate }) => endMs === null && !isFoundLate);
  const affected = calls
    .filter(({ beginMs, endMs }) => beginMs < untilMs && (endMs ?? untilMs) >= changedFromMs)
    .map((call) => withLoggedBegin(call, stored, changedFromMs));
  const found = affected.filter((call) => !live || !overlap(call, live));
  const contradicting = affected.filter(
    (call) => live && overlap(call, live) && call.beginMs !== live.beginMs,
  );
  const byBegin = new Map(stored.map((call) => [call.beginMs, call]));
  // The stored call goes on after the comparison, where it is known how.
  const isUndecided = ({ endMs, beginMs }: PortCall): boolean =>
    isSettled && endMs === null && byBegin.has(beginMs);
  const begins = new Set(found.map(({ beginMs }) => beginMs));
  return {
    changed: found.filter((call) => {
      const before = byBegin.get(call.beginMs);
      return !isUndecided(call) && !(before && isEqual(before, call));
    }),
    removed: stored.filter(
      (call) =>
        call !== live &&
        call.beginMs >= changedFromMs &&
        call.beginMs < untilMs &&
        !begins.has(call.beginMs),
    ),
    isOpen: contradicting.length > 0 || (!isSettled && found.some(({ endMs }) => endMs === null)),
  };
}

/** A call that began before the late reports has the begin that is stored: the reports that decided it are not all read. */
function withLoggedBegin(
  call: PortCall,
  stored: readonly LoggedCall[],
  changedFromMs: number,
): PortCall {
  if (call.beginMs >= changedFromMs) return call;
  const logged = stored.find((each) => each.portId === call.portId && overlap(each, call));
  if (!logged || logged.beginMs >= changedFromMs) return call;
  return { ...call, beginMs: logged.beginMs, ataMs: logged.ataMs };
}

function isEqual(one: PortCall, other: PortCall): boolean {
  return (
    one.portId === other.portId &&
    one.ataMs === other.ataMs &&
    one.endMs === other.endMs &&
    one.atdMs === other.atdMs &&
    JSON.stringify(one.berths) === JSON.stringify(other.berths)
  );
}

function overlap(one: PortCall, other: PortCall): boolean {
  const isBegunBeforeEnd = (first: PortCall, second: PortCall): boolean =>
    second.endMs === null || first.beginMs <= second.endMs;
  return isBegunBeforeEnd(one, other) && isBegunBeforeEnd(other, one);
}

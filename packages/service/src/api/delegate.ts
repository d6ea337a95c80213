import { type CheckedCapability, PARAMETERS } from '../arguments/parameters.ts';
import type { LeaderCalls } from '../leader/leader-calls.ts';
import { isLeaderMethod } from '../leader/leader-methods.ts';

/** Returns a capability of which the methods of the leader are called there, and all others are those of a local object. */
export function delegate<Capability extends object>(
  name: CheckedCapability,
  leader: LeaderCalls,
  local: Partial<Capability>,
): Capability {
  const methods = Object.keys(PARAMETERS[name]).map((method) => {
    const run = (...args: readonly unknown[]): unknown =>
      isLeaderMethod(name, method)
        ? leader.call({ kind: 'method', capability: name, method, args: withoutSignals(args) })
        : (Reflect.get(local, method) as (...given: readonly unknown[]) => unknown).apply(local, [
            ...args,
          ]);
    return [method, run] as const;
  });
  return Object.fromEntries(methods) as Capability;
}

/** A signal is no message; the only method with one, `recompute`, runs on the leader until it ends. */
function withoutSignals(args: readonly unknown[]): readonly unknown[] {
  return args.filter((each) => !(each instanceof AbortSignal));
}

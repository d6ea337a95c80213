import fc from 'fast-check';

/** Times of a ship's reports. */
export interface ReportingPlan {
  readonly startSeconds: number;
  /** In turn, repeated. */
  readonly intervalSeconds: readonly number[];
  /** Parts of the interval by which a report is later, repeated. */
  readonly jitters: readonly number[];
  /** Quantum of times, so that several ships report at one instant. */
  readonly quantumMs: number;
  /** Fixes preceded by a gap of the maximum length, and this much longer. */
  readonly gaps: readonly { readonly index: number; readonly longerMs: number }[];
  /** D10: fixes at which the track restarts. */
  readonly restarts: readonly number[];
  readonly fixesMax: number;
  /** Whether the intervals are lengthened until the fixes span the whole timeline. */
  readonly isWhole: boolean;
}

export const reportingPlan: fc.Arbitrary<ReportingPlan> = fc.record({
  startSeconds: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1200 })),
  intervalSeconds: fc.array(fc.constantFrom(60, 2, 10, 30, 180, 360, 600, 1200, 1500), {
    minLength: 1,
    maxLength: 4,
  }),
  jitters: fc.oneof(
    fc.constant([0]),
    fc.array(fc.double({ min: 0, max: 0.4, noNaN: true }), { minLength: 1, maxLength: 4 }),
  ),
  quantumMs: fc.constantFrom(60_000, 1000, 1),
  gaps: fc.array(
    fc.record({
      index: fc.integer({ min: 1, max: 40 }),
      longerMs: fc.constantFrom(-1000, -1, 0, 1, 1000, 600_000),
    }),
    { maxLength: 2 },
  ),
  restarts: fc.oneof(
    { weight: 3, arbitrary: fc.constant<number[]>([]) },
    { weight: 1, arbitrary: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 2 }) },
  ),
  fixesMax: fc.constantFrom(60, 40, 25, 6),
  isWhole: fc.constantFrom(true, true, true, false),
});

export function reportTimes(
  plan: ReportingPlan,
  untilMs: number,
  gapMaxMs: number,
): { readonly timeMs: number; readonly isRestart: boolean }[] {
  const times: { timeMs: number; isRestart: boolean }[] = [];
  const { intervalSeconds, jitters, quantumMs, gaps, restarts, fixesMax } = plan;
  const intervalMsMin = plan.isWhole ? untilMs / fixesMax : 0;
  let timeMs = plan.startSeconds * 1000;
  for (let i = 0; i < fixesMax && (timeMs <= untilMs || i === 0); i++) {
    times.push({ timeMs, isRestart: restarts.includes(i) });
    const gap = gaps.find(({ index }) => index === i + 1);
    const interval = Math.max(intervalMsMin, intervalSeconds[i % intervalSeconds.length] * 1000);
    const late = timeMs + interval * (1 + jitters[i % jitters.length]);
    const roundedMs = Math.round(late / quantumMs) * quantumMs;
    timeMs = gap ? timeMs + gapMaxMs + gap.longerMs : Math.max(timeMs + 1, roundedMs);
  }
  return times;
}

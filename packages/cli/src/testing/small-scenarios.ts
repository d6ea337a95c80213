const HEAD = `proves: A test
start: 2026-01-10T00:00:00Z
duration: 2h
ships:
  - name: Alfa
    type: tanker
    start: { at: [24.0, 36.0] }
    steps: [{ anchor: {} }]
  - name: Bravo
    type: tanker
`;

/** A tanker an hour alongside another one; tests append expectations and other keys. */
export const PAIR_SCENARIO = `${HEAD}    start: { at: [24.03, 36.0] }
    steps: [{ alongside: { ship: Alfa, for: 1h } }, { sail: { to: [24.0, 36.5] } }]
`;

/** The same for longer than the preset `transfer` waits. */
export const LONG_PAIR_SCENARIO: string = PAIR_SCENARIO.replace('for: 1h', 'for: 95m');

/** The result, independent of chance. */
export const PAIR_EXPECTATION = `expect:
  truth: [{ ships: [Alfa, Bravo], kind: cargo }]
  events: [{ ships: [Alfa, Bravo] }]
`;

/** Two tankers at anchor, five miles apart. */
export const APART_SCENARIO = `${HEAD}    start: { at: [24.1, 36.0] }
    steps: [{ anchor: {} }]
expect: { truth: [], events: [] }
`;

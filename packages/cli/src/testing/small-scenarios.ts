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

/** A tanker that lies an hour alongside another one; what is expected, and more, is added to it. */
export const PAIR = `${HEAD}    start: { at: [24.03, 36.0] }
    steps: [{ alongside: { ship: Alfa, for: 1h } }, { sail: { to: [24.0, 36.5] } }]
`;

/** What comes out of it, without chance having a word in it. */
export const PAIR_EXPECTED = `expect:
  truth: [{ ships: [Alfa, Bravo], kind: cargo }]
  events: [{ ships: [Alfa, Bravo] }]
`;

/** Two tankers at anchor, five miles from each other. */
export const APART = `${HEAD}    start: { at: [24.1, 36.0] }
    steps: [{ anchor: {} }]
expect: { truth: [], events: [] }
`;

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advance,
  createPlayer,
  nextInstant,
  type Player,
  previousInstant,
  seek,
  toggle,
} from './player.ts';

const HOUR_MS = 3_600_000;
const PLAYER = createPlayer(0, HOUR_MS, 60);

describe('player', () => {
  it('stands still until it is started', () => {
    expect(advance(PLAYER, 16)).toEqual(PLAYER);
    expect(advance(toggle(PLAYER), 16).timeMs).toBe(16 * 60);
  });

  it('stops at the end, and starts at the begin again', () => {
    const ended = advance(toggle(seek(PLAYER, HOUR_MS - 1)), 100);
    expect(ended).toMatchObject({ timeMs: HOUR_MS, isPlaying: false });
    expect(toggle(ended)).toMatchObject({ timeMs: 0, isPlaying: true });
  });

  it('does not jump after a pause without frames', () => {
    expect(advance(toggle(PLAYER), 20_000).timeMs).toBe(250 * 60);
  });

  it('brings speeds into range', () => {
    expect(createPlayer(0, 1, 1e6).speed).toBe(3600);
    expect(createPlayer(0, 1, 0).speed).toBe(1);
  });

  it('ignores an instant that is no number', () => {
    expect(seek(PLAYER, Number.NaN)).toEqual(PLAYER);
  });

  it('finds the instants after and before', () => {
    const instants = [1000, 60_000, 120_000];
    const at = seek(PLAYER, 60_000);
    expect(nextInstant(at, instants)).toBe(120_000);
    expect(previousInstant(at, instants)).toBe(1000);
    expect(nextInstant(seek(PLAYER, 120_000), instants)).toBeUndefined();
    expect(previousInstant(seek(PLAYER, 1000), instants)).toBeUndefined();
  });

  it('passes over the instant that has just been passed, while it plays', () => {
    const playing = advance(toggle(seek(PLAYER, 120_000)), 200);
    expect(previousInstant(playing, [1000, 120_000])).toBe(1000);
  });

  it('stays within its period', () => {
    const action: fc.Arbitrary<(player: Player) => Player> = fc.oneof(
      fc.double({ min: -1e12, max: 1e12 }).map((ms) => (player: Player) => seek(player, ms)),
      fc.double({ min: -1000, max: 1e6 }).map((ms) => (player: Player) => advance(player, ms)),
      fc.constant(toggle),
    );
    fc.assert(
      fc.property(fc.array(action), fc.integer({ min: 0, max: 1e9 }), (actions, lengthMs) => {
        let player = createPlayer(1e12, 1e12 + lengthMs, 3600);
        for (const act of actions) {
          player = act(player);
          expect(player.timeMs).toBeGreaterThanOrEqual(player.beginMs);
          expect(player.timeMs).toBeLessThanOrEqual(player.endMs);
        }
      }),
    );
  });
});

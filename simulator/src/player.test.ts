import { VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createPlayer, type Player } from './player.ts';
import type { ReceivedReport } from './received-report.ts';
import { createSimulation, type Simulation } from './simulation.ts';
import { runScenario, scenarioOf } from './testing/test-scenario.ts';

const SCENARIO = scenarioOf(
  'ships: [{ name: A, type: coaster, start: { at: [24, 36] }, steps: [sail: { to: [25, 36] }] }]',
  '10m',
);
const { startMs } = SCENARIO;

interface Stage {
  readonly simulation: Simulation;
  readonly player: Player;
  readonly heard: ReceivedReport[];
  /** Advances real time. */
  readonly pass: (seconds: number) => void;
  /** Current simulated second. */
  readonly now: () => number;
  isComplete: boolean;
}

/** A player with a subscriber, in virtual time. */
function stage(speed?: number): Stage {
  const scheduler = new VirtualTimeScheduler();
  const simulation = createSimulation(SCENARIO);
  const player = createPlayer(
    simulation,
    speed === undefined ? { scheduler } : { speed, scheduler },
  );
  const heard: ReceivedReport[] = [];
  const set: Stage = {
    simulation,
    player,
    heard,
    pass: (seconds) => {
      scheduler.maxFrames = scheduler.frame + seconds * 1000;
      // An event at the very end makes the clock run to it.
      scheduler.schedule(() => {}, seconds * 1000);
      scheduler.flush();
    },
    now: () => (simulation.nowMs - startMs) / 1000,
    isComplete: false,
  };
  player.reports$.subscribe({
    next: (reports) => heard.push(...reports),
    complete: () => {
      set.isComplete = true;
    },
  });
  return set;
}

describe('player', () => {
  it.each([1, 10, 60])('at speed %i simulates that many seconds per real second', (speed) => {
    const { pass, now } = stage(speed);
    pass(5);
    expect(Math.abs(now() - 5 * speed)).toBeLessThanOrEqual(1 + speed / 10);
  });

  it('plays in real time by default', () => {
    const { pass, now, player } = stage();
    pass(20);
    expect(Math.abs(now() - 20)).toBeLessThanOrEqual(1);
    expect(player.speed).toBe(1);
  });

  it('emits the same reports as a single run, and completes at the end', () => {
    const set = stage(60);
    set.pass(9.9);
    expect(set.isComplete).toBe(false);
    set.pass(0.5);
    expect(set.isComplete).toBe(true);
    expect(set.heard).toEqual(runScenario(SCENARIO).reports);
  });

  it('changes its speed while it plays, without a jump in time', () => {
    const { player, pass, now } = stage(10);
    pass(5);
    player.speed = 30;
    pass(5);
    expect(Math.abs(now() - 200)).toBeLessThanOrEqual(4);
  });

  it('stands still while paused, and continues from there', () => {
    const { player, pass, now, heard } = stage(10);
    pass(5);
    player.pause();
    const [before, count] = [now(), heard.length];
    expect(player.isPaused).toBe(true);
    pass(1000);
    expect([now(), heard.length]).toEqual([before, count]);
    player.speed = 20;
    player.resume();
    expect(player.isPaused).toBe(false);
    pass(5);
    expect(Math.abs(now() - before - 100)).toBeLessThanOrEqual(3);
  });

  it('seeks forward and back, drops the reports in between, and continues from there', () => {
    const { player, pass, now, heard } = stage(10);
    pass(2);
    player.seek(startMs + 400_000);
    pass(2);
    expect(Math.abs(now() - 420)).toBeLessThanOrEqual(2);
    const seconds = heard.map(({ deliveredMs }) => (deliveredMs - startMs) / 1000);
    expect(seconds.filter((each) => each > 21 && each <= 400)).toEqual([]);
    expect(seconds.filter((each) => each > 400)).toHaveLength(2);
    player.seek(startMs);
    pass(2);
    expect(Math.abs(now() - 20)).toBeLessThanOrEqual(2);
  });

  it('completes after a seek to the end', () => {
    const set = stage(1);
    set.player.seek(set.simulation.endMs);
    set.pass(1);
    expect(set.isComplete).toBe(true);
  });

  it('shares one simulation among all subscribers', () => {
    const { player, heard, pass, now } = stage(10);
    pass(10);
    const before = heard.length;
    const other: ReceivedReport[] = [];
    player.reports$.subscribe((reports) => other.push(...reports));
    pass(10);
    expect(Math.abs(now() - 200)).toBeLessThanOrEqual(2);
    expect(other.length).toBeGreaterThan(5);
    expect(other).toEqual(heard.slice(before));
  });

  it('stops without subscribers, and continues for the next one', () => {
    const scheduler = new VirtualTimeScheduler();
    const simulation = createSimulation(SCENARIO);
    const { reports$ } = createPlayer(simulation, { speed: 10, scheduler });
    const heard: ReceivedReport[] = [];
    const pass = (milliseconds: number): void => {
      scheduler.maxFrames = scheduler.frame + milliseconds;
      scheduler.schedule(() => {}, milliseconds);
      scheduler.flush();
    };
    const subscription = reports$.subscribe((reports) => heard.push(...reports));
    pass(5000);
    subscription.unsubscribe();
    const { nowMs } = simulation;
    pass(60_000);
    expect(simulation.nowMs).toBe(nowMs);
    reports$.subscribe((reports) => heard.push(...reports));
    pass(5000);
    expect(Math.abs(simulation.nowMs - startMs - 100_000)).toBeLessThanOrEqual(2000);
    const until = heard.at(-1)!.deliveredMs;
    expect(heard).toEqual(
      runScenario(SCENARIO).reports.filter((each) => each.deliveredMs <= until),
    );
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])(
    'a speed of %d is a RangeError',
    (speed) => {
      const simulation = createSimulation(SCENARIO);
      expect(() => createPlayer(simulation, { speed })).toThrow(RangeError);
      const player = createPlayer(simulation);
      expect(() => {
        player.speed = speed;
      }).toThrow(RangeError);
    },
  );
});

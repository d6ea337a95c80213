import { describe, expect, it } from 'vitest';
import { createSimulation } from '../simulation.ts';
import type { Truth } from '../truth.ts';
import {
  createFamilyScenario,
  familyScenarioText,
  LONE_SHIP_FAMILIES,
  SCENARIO_FAMILIES,
  type ScenarioFamily,
} from './create-family-scenario.ts';
import { createMeetingClassifier } from './meeting-kind.ts';

const SEEDS = [1, 2];

/** Kinds of encounters that each family contains over some seeds. */
const KINDS: Readonly<Record<ScenarioFamily, readonly string[]>> = {
  'anchor-transfers': ['cargo'],
  'drift-transfers': ['cargo'],
  'under-way-transfers': ['cargo'],
  lightering: ['cargo'],
  'bulk-transshipment': ['cargo'],
  'dark-transfers': ['cargo'],
  'bunkering-at-anchor': ['bunkers'],
  'bunkering-at-berth': ['bunkers'],
  'service-boats': ['stores'],
  'pilot-station': ['pilot'],
  'fishing-transshipment': ['catch'],
  'pair-trawling': ['trawl'],
  'moored-rafts': [],
  'moored-visits': ['raft'],
  'crowded-anchorage': [],
  'waiting-adrift': [],
  'pleasure-craft': ['company'],
  overtaking: ['convoy'],
  strait: [],
  'tows-and-escorts': ['escort', 'tow'],
  'oil-field': ['supply', 'tandem'],
  'lone-ships': ['cargo'],
};

function truthOf(family: ScenarioFamily, seed: number): Truth {
  const simulation = createSimulation(createFamilyScenario(family, seed), { transmits: false });
  simulation.runTo(simulation.endMs);
  return simulation.truth();
}

describe('createFamilyScenario', () => {
  it.each([...SCENARIO_FAMILIES, ...LONE_SHIP_FAMILIES])(
    '%s: ships meet for the reasons of the family',
    (family) => {
      const encounters = SEEDS.flatMap((seed) => truthOf(family, seed).encounters);
      const kinds = new Set(encounters.map(({ kind }) => kind));
      for (const kind of KINDS[family]) expect(kinds).toContain(kind);
      const transfers = encounters.filter(({ isTransfer }) => isTransfer);
      if (KINDS[family].length === 0) expect(transfers).toEqual([]);
    },
  );

  it('gives the same scenario for the same seed, and another for another one', () => {
    for (const family of SCENARIO_FAMILIES) {
      expect(familyScenarioText(family, 7)).toBe(familyScenarioText(family, 7));
      expect(familyScenarioText(family, 7)).not.toBe(familyScenarioText(family, 8));
    }
  });

  it('gives valid scenarios of at most two days', () => {
    for (const family of SCENARIO_FAMILIES) {
      for (let seed = 10; seed < 13; seed++) {
        const { durationSeconds, ships } = createFamilyScenario(family, seed);
        expect(durationSeconds).toBeLessThanOrEqual(60 * 3600);
        expect(ships.length).toBeGreaterThan(1);
      }
    }
  });
});

describe('createMeetingClassifier', () => {
  it('names transfers by their encounter, and neighbours by what both do', () => {
    const truth = truthOf('bunkering-at-anchor', 1);
    const classify = createMeetingClassifier(truth);
    const mmsiOf = (name: string) => truth.ships.find((ship) => ship.name === name)!.mmsi;
    const [encounter] = truth.encounters;
    const [visitor, host] = encounter.ships.map(mmsiOf);
    expect(classify(visitor, host, encounter)).toEqual({
      kind: 'bunkering',
      isTransfer: true,
      encounter,
    });
    const idle = truth.ships.filter(({ name }) => {
      const activities = truth.activities.filter(({ ship }) => ship === name);
      return activities.length === 1 && activities[0].activity === 'anchored';
    });
    expect(classify(idle[0].mmsi, idle[1].mmsi, encounter)).toEqual({
      kind: 'anchored neighbours',
      isTransfer: false,
      encounter: undefined,
    });
  });
});

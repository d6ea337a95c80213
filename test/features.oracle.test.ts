import { WORLD } from '@roadstead/geo';
import type { DetectorConfiguration, Fix, Mmsi } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  collectFeatures,
  distanceMetersOf,
  type FeatureScenario,
  oracleInput,
} from './drive-features.ts';
import { scenarios } from './oracle/arbitraries.ts';
import { reportedFixes, shipPlan, staticReports } from './oracle/arbitrary-reports.ts';
import { type CutPlan, cutPlan } from './oracle/batches.ts';
import { featureDifferences } from './oracle/feature-differences.ts';
import { oracleFeatures } from './oracle/features.ts';

const WHOLE: CutPlan = { sizes: [Number.POSITIVE_INFINITY], announcesNext: [true] };
/** The oracle takes a quarter of a second for a fleet. */
const RUNS = Number(process.env['ORACLE_RUNS'] ?? 12);

/** Fleets that report headings, dimensions and draughts, watched by configurations that do not change. */
const featureScenarios: fc.Arbitrary<FeatureScenario> = fc
  .record({ scenario: scenarios, plans: fc.array(shipPlan, { minLength: 8, maxLength: 8 }) })
  .map(({ scenario, plans }) => {
    const { fixes, versions, eventTimeMs, options } = scenario;
    const ids = [...new Set(versions.map(({ configuration }) => configuration.id))];
    const first = ids.map((id) => versions.find(({ configuration }) => configuration.id === id)!);
    return {
      fixes: reportedFixes(fixes, plans),
      statics: staticReports(fixes, plans),
      versions: first.map(({ configuration }) => ({
        configuration: { ...withUsualTimes(configuration), excludePorts: false },
        fromMs: Number.NEGATIVE_INFINITY,
        toMs: Number.POSITIVE_INFINITY,
      })),
      ...{ eventTimeMs, gapMaxMinutes: options.gapMaxMinutes },
      separationMinutes: options.separationMinutes,
    };
  });

/** A configuration with the times of the detector, and without filters. */
function withUsualTimes(configuration: DetectorConfiguration): DetectorConfiguration {
  const { gapMaxMinutes: _, separationMinutes: __, filters: ___, ...rest } = configuration;
  return rest;
}

function differencesFromOracle(scenario: FeatureScenario, cut: CutPlan): readonly string[] {
  const input = oracleInput(scenario);
  return [...collectFeatures(scenario, cut).events.values()].flatMap(({ event, features }) => {
    const metersMax = distanceMetersOf(scenario.versions, event);
    const differences = featureDifferences(features, oracleFeatures(event, metersMax, input));
    return differences.map((each) => `${event.first.mmsi} ${event.second.mmsi}: ${each}`);
  });
}

/** Fixes of some days: two ships lie together a part of each day, with a third that is sometimes near, and others far away. */
function daysOfMeetings(days: number): FeatureScenario {
  const startMs = 1_700_000_000_000;
  const hourMs = 3_600_000;
  const fixes: Fix[] = [];
  for (let minute = 0; minute < days * 1440; minute += 10) {
    const hour = (minute / 60) % 24;
    const isTogether = hour > 4 && hour < 10;
    const place = (mmsi: number, east: number): void => {
      const timeMs = startMs + minute * 60_000;
      fixes.push({ mmsi: mmsi as Mmsi, timeMs, longitude: 4 + east / 70_000, latitude: 51 });
    };
    place(201000001, 0);
    place(201000002, isTogether ? 90 + minute / 100 : 900 + 100 * hour);
    if (hour < 8) place(201000003, minute < 2880 ? 150 : 100);
    place(201000004, 20_000 + 50 * hour);
  }
  const plans = fc.sample(shipPlan, { numRuns: 4, seed: 1 });
  const [configuration] = fc.sample(scenarios, { numRuns: 1, seed: 1 })[0].versions;
  return {
    fixes: reportedFixes(fixes, plans),
    statics: staticReports(fixes, plans),
    versions: [
      {
        configuration: {
          ...withUsualTimes(configuration.configuration),
          ...{ id: 1, enabled: true, distanceMeters: 300, windowMinutes: 30, area: WORLD },
          excludePorts: false,
        },
        fromMs: Number.NEGATIVE_INFINITY,
        toMs: Number.POSITIVE_INFINITY,
      },
    ],
    eventTimeMs: startMs + days * 24 * hourMs - 10 * 60_000,
    ...{ gapMaxMinutes: 30, separationMinutes: 5 },
  };
}

describe('features and the oracle', () => {
  it('[F1–F14] are the same over days, of which a part is stored', () => {
    const scenario = daysOfMeetings(5);
    const hourly = { sizes: [25], announcesNext: [true] };
    const { events, fixesMax } = collectFeatures(scenario, hourly);
    expect(events.size).toBeGreaterThan(5);
    expect(differencesFromOracle(scenario, hourly)).toEqual([]);
    expect(events).toEqual(collectFeatures(scenario, WHOLE).events);
    expect(fixesMax).toBeLessThan(0.7 * scenario.fixes.length);
  });

  it('[F1–F14] are the same in any fleet', () => {
    let events = 0;
    fc.assert(
      fc.property(featureScenarios, cutPlan, (scenario, cut) => {
        events += collectFeatures(scenario, WHOLE).events.size;
        expect(differencesFromOracle(scenario, cut)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
    expect(events).toBeGreaterThan(RUNS);
  });

  it('[F1–F14] are the same for any partition of the input', () => {
    fc.assert(
      fc.property(featureScenarios, cutPlan, (scenario, cut) => {
        const whole = collectFeatures(scenario, WHOLE).events;
        const parts = collectFeatures(scenario, cut).events;
        expect(parts).toEqual(whole);
      }),
      { numRuns: RUNS },
    );
  });
});

import { WORLD } from '@roadstead/geo';
import type { DetectorConfiguration, PositionReport, StaticReport } from '@roadstead/model';
import type { StoredConfiguration } from '@roadstead/service';
import { decodeLogRecord } from '../../packages/service/src/log/decode-log-record.ts';
import { encodeLogRecord } from '../../packages/service/src/log/encode-log-record.ts';
import { ANNA, BERT } from '../../packages/service/src/testing/running-service.ts';
import { detectorOptions } from '../drive-detector.ts';
import type { OracleScenario } from '../oracle/arbitraries.ts';
import type { OracleVersion } from '../oracle/oracle.ts';
import { type Chance, createChance } from '../simulation/world.ts';
import { CONFIGURATION } from '../solent.ts';
import { SEA_CONFIGURATIONS } from '../workers/inputs.ts';
import type { Feed, FeedItem } from './feed.ts';

const TANKER = 80;
const CARGO = 70;

/** Configurations of the simulated sea, of which one waits for filters for longer than the fixes of all ships are stored (D15). */
export const CLUSTER_CONFIGURATIONS: readonly DetectorConfiguration[] = [
  ...SEA_CONFIGURATIONS,
  {
    ...CONFIGURATION,
    ...{ id: 3, uuid: '2f7f0c1e-7d0b-5a55-9d0d-6f3f1f6e0c03', name: 'filtered' },
    ...{ windowMinutes: 10, filters: { durationMinutesMin: 200, speedKnotsMedianMax: 2 } },
  },
];

/** Returns the feed of reports, in the order of their arrival, in batches of a size, for configurations that begin before them. */
export function reportsFeed(
  reports: readonly PositionReport[],
  batchSize: number,
  configurations: readonly DetectorConfiguration[],
): Feed {
  const revisions = new Revisions();
  const beginMs = reports[0].timeMs;
  const items: FeedItem[] = configurations.map((each) => revisions.change(each, beginMs));
  let timeMs = beginMs;
  for (let at = 0; at < reports.length; at += batchSize) {
    const positions = reports.slice(at, at + batchSize);
    timeMs = Math.max(timeMs, ...positions.map((report) => report.timeMs));
    items.push({ kind: 'reports', statics: [], positions, timeMs });
  }
  return { items, detectorOptions: {} };
}

/** Returns the feed of reports with a configuration that is replaced, and another one that is created, renamed and removed meanwhile. */
export function changingFeed(
  reports: readonly PositionReport[],
  batchSize: number,
  [first, second]: readonly [DetectorConfiguration, DetectorConfiguration],
): Feed {
  const { items, ...feed } = reportsFeed(reports, batchSize, []);
  const revisions = new Revisions();
  const changes: readonly ((timeMs: number) => FeedItem)[] = [
    (timeMs) => revisions.change(first, timeMs),
    (timeMs) => revisions.change(second, timeMs),
    (timeMs) => revisions.change({ ...first, windowMinutes: 2 * first.windowMinutes }, timeMs),
    (timeMs) => revisions.change(second, timeMs),
    (timeMs) => revisions.remove(second.id, timeMs),
  ];
  const between = Math.ceil(items.length / changes.length);
  const changed = items.flatMap((item, i) =>
    i % between === 0 ? [changes[i / between]!(item.timeMs), item] : [item],
  );
  return { ...feed, items: changed };
}

/** Returns the feed of a random scenario: its fixes in batches, its configurations with filters and new names, and static reports. */
export function scenarioFeed(scenario: OracleScenario, seed: number): Feed {
  const chance = createChance(seed);
  const { firingFilter: _, ...options } = detectorOptions(scenario);
  const revisions = new Revisions();
  const items: FeedItem[] = [];
  const { fixes, versions } = scenario;
  const changes = changesOf(versions);
  const change = (timeMs: number): void => {
    while (changes[0] && changes[0].atMs <= timeMs) {
      const { configuration, isEnd } = changes.shift()!;
      items.push(
        isEnd
          ? revisions.remove(configuration.id, timeMs)
          : revisions.change(detectable(configuration), timeMs),
      );
    }
    if (chance.happens(0.1)) items.push(...revisions.rename(timeMs, chance));
  };
  const ships = [...new Set(fixes.map(({ mmsi }) => mmsi))];
  for (let at = 0; at < fixes.length; ) {
    change(fixes[at].timeMs);
    const batch = fixes.slice(at, at + chance.whole(1, 20));
    at += batch.length;
    const { timeMs } = batch.at(-1)!;
    const statics = ships
      .filter(() => chance.happens(0.1))
      .map((mmsi) => staticOf(mmsi, timeMs, chance.pick([TANKER, CARGO])));
    const positions = batch.map(({ mmsi, timeMs: atMs, longitude, latitude }): PositionReport => {
      const rest = { cog: null, heading: null, rot: null, navStatus: 15 };
      return { mmsi, timeMs: atMs, longitude, latitude, sog: 0.5, ...rest };
    });
    items.push({ kind: 'reports', statics, positions, timeMs });
  }
  return { items, detectorOptions: options };
}

/** A begin or an end of a configuration. */
interface VersionChange {
  readonly atMs: number;
  readonly configuration: DetectorConfiguration;
  readonly isEnd: boolean;
}

/** Returns the changes of versions in the order of time. A version that another one follows has no end. */
function changesOf(versions: readonly OracleVersion[]): VersionChange[] {
  return versions
    .flatMap(({ configuration, fromMs, toMs }) => {
      const isFollowed = versions.some(
        (each) => each.fromMs === toMs && each.configuration.id === configuration.id,
      );
      const begin = { atMs: fromMs, configuration, isEnd: false };
      return isFollowed ? [begin] : [begin, { atMs: toMs, configuration, isEnd: true }];
    })
    .sort((one, other) => (one.atMs === other.atMs ? 0 : one.atMs - other.atMs));
}

/** The configurations of a feed, numbered by their changes. */
class Revisions {
  readonly #present: Map<number, DetectorConfiguration> = new Map();
  #revision = 0;

  change(configuration: DetectorConfiguration, timeMs: number): FeedItem {
    const revision = ++this.#revision;
    this.#present.set(configuration.id, configuration);
    const stored: StoredConfiguration = {
      ...configuration,
      name: `${configuration.name}, revision ${revision}`,
      ...{ createdAtMs: timeMs, modifiedAtMs: timeMs, createdBy: 'anna', modifiedBy: 'anna' },
      ...{ shapeUuid: null, owner: ANNA.uuid, acl: revision % 2 === 0 ? [BERT.uuid] : [] },
      ...{ phoneNumbers: [], emailAddresses: [] },
    };
    return { kind: 'configuration', revision, configurationId: configuration.id, stored, timeMs };
  }

  remove(configurationId: number, timeMs: number): FeedItem {
    this.#present.delete(configurationId);
    const revision = ++this.#revision;
    return { kind: 'configuration', revision, configurationId, stored: null, timeMs };
  }

  /** Changes a name and readers, which ends no event. */
  rename(timeMs: number, chance: Chance): readonly FeedItem[] {
    const present = [...this.#present.values()];
    return present.length === 0 ? [] : [this.change(chance.pick(present), timeMs)];
  }
}

/** Replaces the filters of a scenario, which only its oracle understands, and an area that no configuration can have. */
function detectable(configuration: DetectorConfiguration): DetectorConfiguration {
  const { id: configurationId, windowMinutes } = configuration;
  const filters = { durationMinutesMin: windowMinutes + 5, eitherShipTypes: 'tanker' };
  const changed = { ...configuration, ...(configuration.filters && { filters }) };
  const record = { kind: 'configuration', revision: 0, configurationId } as const;
  const { ok } = decodeLogRecord(encodeLogRecord({ ...record, configuration: changed }));
  return ok ? changed : { ...changed, area: WORLD };
}

function staticOf(mmsi: StaticReport['mmsi'], timeMs: number, shiptype: number): StaticReport {
  const unknown = { imo: null, callsign: null, name: null, destination: null, eta: null };
  const antenna = { toBowMeters: 90, toSternMeters: 90, toPortMeters: 15, toStarboardMeters: 15 };
  const sizes = { lengthMeters: 180, widthMeters: 30, draughtMeters: 9 };
  return { mmsi, ...unknown, ...sizes, ...antenna, timeMs, shiptype };
}

/**
 * Programs of users, with all packages, compiled against the declarations as published; never run. The wrong uses check
 * that no declaration has become `any`, for which nothing is an error.
 */
import { readReports } from '@roadstead/ais';
import { type SendResult, specialPurposeRange, type WebhookSender } from '@roadstead/alerts';
import { type EventFeatures, FeatureCollector, ShipHistories } from '@roadstead/assessment';
import { type Client, createClient, ProblemError } from '@roadstead/client';
import { createLiveStore, type LiveState } from '@roadstead/client/live';
import {
  type ByteSource,
  type Clock,
  createMemoryStore,
  LogError,
  type PositionLog,
  type Store,
} from '@roadstead/contracts';
import { logRules } from '@roadstead/contracts/log-suite';
import { storeRules } from '@roadstead/contracts/store-suite';
import { createDetector } from '@roadstead/detector';
import { createGazetteer, createPlaceDirectory, type Port } from '@roadstead/gazetteer';
import { codes } from '@roadstead/gazetteer/codes';
import { gazetteerData } from '@roadstead/gazetteer/data';
import { distanceMeters } from '@roadstead/geo';
import { createHttpHandler, type HttpHandler } from '@roadstead/http';
import { createNodeListener } from '@roadstead/http/node';
import { createNatsLog } from '@roadstead/log-nats';
import {
  configurationUuid,
  type PositionReport,
  parseConfiguration,
  parseLocode,
} from '@roadstead/model';
import { type KnownPort, NextPortModel } from '@roadstead/predictions';
import { decodeReplay, type ReplayData } from '@roadstead/recordings';
import { unzstd } from '@roadstead/recordings/decoders';
import { scoredConfiguration } from '@roadstead/recordings/scenarios';
import { parseReportRequest, type ReportRequest } from '@roadstead/reports';
import { lineStringOf, loadSeaRoutes } from '@roadstead/routing';
import { createMaritimeService, type MaritimeService, storeViews } from '@roadstead/service';
import { parseShape } from '@roadstead/shapes';
import { createSimulation, readScenario } from '@roadstead/simulator';
import { connectPostgres, createPostgresStore } from '@roadstead/store-postgres';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { createTracker } from '@roadstead/tracking';
import { createTradeLanes, type LaneStatistic } from '@roadstead/trade-lanes';
import { monthAt, type Price, type UsagePage } from '@roadstead/usage';
import { SITE_FOLDER } from '@roadstead/web';
import { problemText, readYaml } from '@roadstead/yaml-file';
import * as roadstead from 'roadstead';

const clock: Clock = { now: () => Date.now() };

/** From a recording to what was found in it. */
export async function transfersIn(bytes: ByteSource, wish: unknown): Promise<string[]> {
  const parsed = parseConfiguration(wish, 1, configurationUuid);
  // @ts-expect-error it may be a failure
  void parsed.value;
  if (!parsed.ok) return parsed.error.map(({ detail }) => detail);
  const tracker = createTracker({ latenessMaxSeconds: 60 });
  // @ts-expect-error a number, with its unit
  createTracker({ latenessMaxSeconds: '60' });
  const detector = createDetector([parsed.value]);
  // @ts-expect-error configurations, not one
  createDetector(parsed.value);
  const found: string[] = [];
  for await (const { positions } of readReports(bytes)) {
    const reports: readonly PositionReport[] = positions;
    // @ts-expect-error nothing can be written there
    reports.push(reports[0]);
    for (const { event } of detector.step(tracker.step(reports).batch)) {
      found.push(`${event.first.mmsi} ${event.second.mmsi}`);
      // @ts-expect-error times are numbers, with their unit
      void event.firedTime;
    }
  }
  return found;
}

/** The features of events. */
export function features(): readonly (EventFeatures | null)[] {
  const surroundings = { portAreaMeters: () => 0, anchorageMeters: () => 0, shoreMeters: () => 0 };
  const limits = { distanceMeters: 500, gapMaxMinutes: 30 };
  const options = { gapMaxMinutes: 30, windowMinutesMax: 30, limitsOf: () => limits };
  const histories = new ShipHistories();
  const collector = new FeatureCollector({ ...options, surroundings, histories });
  // @ts-expect-error the surroundings are missing
  new FeatureCollector({ ...options, histories });
  const batch = { fixes: [], watermarkMs: 0, ended: true };
  return collector
    .step({ batch, transitions: [], meetings: [] })
    .map(({ event, features: all }) => {
      // @ts-expect-error a number, with its unit
      void all?.distanceMetersMedian.toFixed;
      return event.first.mmsi === event.second.mmsi && all ? { ...all, durationSeconds: 0 } : all;
    });
}

/** The service with its defaults, in a folder. */
export async function embedded(data: string): Promise<number> {
  // @ts-expect-error the folder is a path
  await roadstead.createRoadstead({ data: 7 });
  // @ts-expect-error an unknown option
  await roadstead.createRoadstead({ folder: data });
  const running = await roadstead.createRoadstead({ data, reports: 'recorded' });
  const area = [-2, 50, 0, 51] as const;
  await running.ensureConfiguration({ name: 'a', distanceMeters: 500, windowMinutes: 30, area });
  // @ts-expect-error the window is missing
  await running.ensureConfiguration({ name: 'a', distanceMeters: 500 });
  await running.ensureUser({ name: 'anna', password: 'correct horse', roles: ['administrator'] });
  running.events$.subscribe(({ kind, event }) => {
    const text: string = `${kind} ${event.first.mmsi} ${event.name}`;
    // @ts-expect-error a number
    const time: string = event.firedTimeMs;
    return text + time;
  });
  const time = new Date();
  const { accepted, rejected } = await running.ingest([
    { mmsi: 235013375, time, longitude: -1.1, latitude: 50.7 },
    { mmsi: '235013375', timeMs: 0, longitude: -1.1, latitude: 50.7, sog: null },
    { mmsi: 235013375, name: 'ALFA' },
  ]);
  // @ts-expect-error a position needs its longitude and latitude as numbers
  await running.ingest([{ mmsi: 235013375, time, longitude: 'west', latitude: 50.7 }]);
  await running.stop();
  return accepted + rejected.length;
}

/** A store that several processes share. */
export async function shared(url: string): Promise<Store> {
  // @ts-expect-error the server has a URL
  connectPostgres({});
  return createPostgresStore({ database: connectPostgres({ url }), views: storeViews });
}

/** A service over HTTP, of the packages' own parts. */
export async function serving(path: string): Promise<[MaritimeService, HttpHandler]> {
  const file: Store = await createSqliteStore({ path });
  // @ts-expect-error it has to be somewhere
  await createSqliteStore({});
  const service = createMaritimeService({
    ...{
      store: file,
      clock,
      unzip: roadstead.unzip,
      passwordHasher: roadstead.scryptPasswordHasher,
    },
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  });
  // @ts-expect-error time and chance are required
  createMaritimeService({ store: createMemoryStore() });
  const handler = createHttpHandler(service, { clock });
  // @ts-expect-error a service, not its store
  createHttpHandler(file, { clock });
  createNodeListener(handler);
  // @ts-expect-error a handler
  createNodeListener(service);
  const [{ name }] = storeRules;
  // @ts-expect-error a text
  name.toFixed();
  return [service, handler];
}

/** A log of several processes. */
export async function logged(bytes: Uint8Array): Promise<PositionLog> {
  const connection = { servers: ['127.0.0.1:4222'], user: 'a', pass: 'b' };
  const log = await createNatsLog({ connection, name: 'positions', bytesMax: 1e9 });
  // @ts-expect-error the limit is missing
  await createNatsLog({ connection, name: 'positions' });
  const appended = await log.append('a', bytes).catch((error: unknown) => {
    if (error instanceof LogError && error.isRetryable) return undefined;
    throw error;
  });
  if (appended?.ok) appended.sequence.toFixed();
  // @ts-expect-error it may be refused
  appended?.sequence.toFixed();
  for await (const message of log.read(null, AbortSignal.timeout(1000))) {
    const cursor: number = message.sequence + message.timeMs + message.bytes.length;
    // @ts-expect-error a cursor, not a number
    log.read(cursor, AbortSignal.timeout(1000));
  }
  // @ts-expect-error a rule, not its name
  logRules[0].toUpperCase();
  return log;
}

/** Usage of a month, and trade-lane statistics. */
export async function used(service: MaritimeService): Promise<[UsagePage, LaneStatistic[]]> {
  const price: Price = { title: 'Ships', unit: 'REQUESTS', credits: 1, endpoints: ['GET /ships'] };
  // @ts-expect-error requests or containers
  const wrong: Price = { ...price, unit: 'SHIPS' };
  void wrong;
  const anna = await service.identity.createUser('anna', 'correct horse', []);
  if (!anna.ok) throw new Error(anna.error.detail);
  const page = { page: 1, size: 50 };
  // @ts-expect-error a month, not an instant
  await service.usage.monthlyCounters(anna.value, clock.now(), page);
  const lanes = createTradeLanes({
    ...{ store: createMemoryStore(), clock },
    ...{ callsOf: async () => [], wasHeard: async () => true },
  });
  const [origin, destination] = ['CNSHA', 'NLRTM'].map((text) => parseLocode(text));
  // @ts-expect-error UN/LOCODEs, which texts may not be
  await lanes.listStatistics('CNSHA', 'NLRTM');
  const statistics = origin && destination ? await lanes.listStatistics(origin, destination) : [];
  return [
    await service.usage.monthlyCounters(anna.value, monthAt(clock.now()), page),
    [...statistics],
  ];
}

/** The same, of `roadstead` alone. */
export async function servingAlone(store: roadstead.Store): Promise<roadstead.HttpHandler> {
  const { randomBytes, scryptPasswordHasher: passwordHasher, unzip } = roadstead;
  const machine = { clock, randomBytes, passwordHasher, unzip };
  const places = { ...roadstead.bundledPorts(), voyages: roadstead.bundledVoyages() };
  const service: roadstead.MaritimeService = roadstead.createMaritimeService({
    ...{ store, ...machine, ...places },
  });
  await service.start();
  const handler = roadstead.createHttpHandler(service, { clock });
  roadstead.createNodeServer(handler).listen(8080);
  // @ts-expect-error a handler, not its service
  roadstead.createNodeServer(service);
  return handler;
}

/** Ports, ways and what comes next. */
export async function ways(graph: Uint8Array): Promise<number | undefined> {
  const gazetteer = createGazetteer(gazetteerData);
  // @ts-expect-error all of its tables
  createGazetteer({ ports: gazetteerData.ports });
  const port: Port | undefined = gazetteer.portByLocode('NLRTM');
  // @ts-expect-error there may be none
  void port.name;
  if (!port) return undefined;
  const routes = await loadSeaRoutes(async () => graph);
  const route = routes.route(port, { longitude: 103.85, latitude: 1.2 });
  // @ts-expect-error longitude and latitude
  routes.route(port, { x: 103.85, y: 1.2 });
  if (route.status !== 'ok') return distanceMeters(port.longitude, port.latitude, 103.85, 1.2);
  // @ts-expect-error two places
  distanceMeters(port, route);
  const { coordinates } = lineStringOf(route, { antimeridian: 'split' });
  const known: readonly KnownPort[] = gazetteer.ports;
  const places = createPlaceDirectory(codes).places();
  new NextPortModel(known, { places });
  // @ts-expect-error ports, not their names
  new NextPortModel(known.map(({ name }) => name));
  return coordinates.length;
}

/** Reports, shapes, scenarios, files that people write. */
export function texts(text: string): ReportRequest | undefined {
  const request = parseReportRequest('density', JSON.parse(text));
  // @ts-expect-error it may be refused
  void request.value;
  const shape = parseShape(JSON.parse(text));
  // @ts-expect-error it may be refused
  void shape.value;
  const scenario = readScenario(text, 'scenario.yaml');
  // @ts-expect-error it may be a failure
  createSimulation(scenario.value);
  if (scenario.ok) createSimulation(scenario.value, { seed: 7 });
  const file = readYaml(text);
  // @ts-expect-error it may be a failure
  void file.value;
  if (!file.ok) file.error.map((problem) => problemText('scenario.yaml', problem));
  return request.ok ? request.value : undefined;
}

/** A sender of webhooks, for a program with a connection of its own. */
export const sendWebhook: WebhookSender = async ({ url }): Promise<SendResult> => {
  const range: string | undefined = specialPurposeRange(url);
  // @ts-expect-error a status is a number
  const wrong: SendResult = { status: '204', error: null };
  void wrong;
  return { status: null, error: range ?? null };
};

/** From another program: a shape, a list, and an error. */
export async function shapesOf(client: Client): Promise<string[]> {
  const names: string[] = [];
  for await (const { properties } of client.list('GET /api/config/shapes')) {
    names.push(properties.name);
    // @ts-expect-error it has no such member
    void properties.title;
  }
  // @ts-expect-error there is no such operation
  await client.request('GET /api/config/shape');
  // @ts-expect-error the name is required
  await client.request('GET /api/config/shapes/{shape}');
  return names;
}

/** A client without credentials has no shapes. */
export async function canReadShapes(baseUrl: string): Promise<boolean> {
  try {
    return (await shapesOf(createClient({ baseUrl }))).length >= 0;
  } catch (error) {
    if (error instanceof ProblemError && error.status === 401) return false;
    throw error;
  }
}

/** For a user interface: the events of a service, as long as the signal allows. */
export async function watchEvents(client: Client, signal: AbortSignal): Promise<LiveState> {
  const live = createLiveStore(client);
  const end = live.subscribe(() => Object.values(live.getSnapshot().events).length);
  // @ts-expect-error the state is immutable
  live.getSnapshot().status = 'live';
  await live.run(signal);
  end();
  return live.getSnapshot();
}

/** The entries of recordings and of the map. */
export function replayOf(text: string): ReplayData {
  // @ts-expect-error it is an URL
  const folder: string = SITE_FOLDER;
  // @ts-expect-error it needs a replay
  decodeReplay();
  // @ts-expect-error they are functions
  return [unzstd, scoredConfiguration, folder, text];
}

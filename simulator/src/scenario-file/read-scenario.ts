import { failure, type Result, success } from '@roadstead/model';
import {
  type FilePath,
  type FileProblem,
  messageOf,
  pathText,
  readYaml,
  type Tell,
  tellIssues,
} from '@roadstead/yaml-file';
import type { Scenario } from '../scenario.ts';
import { checkCircles } from './check-circles.ts';
import { checkExpect, checkFaults } from './check-names.ts';
import { checkShips } from './check-ships.ts';
import { checkSteps } from './check-steps.ts';
import { foundIn, shipDrafts } from './draft.ts';
import { ALL_SHIPS } from './fault-schema.ts';
import { readConfigurations } from './read-configurations.ts';
import {
  DEFAULT_CONFIGURATION,
  type FileFrame,
  type FileSchemas,
  fileSchemas,
  type ScenarioFile,
  scenarioDuration,
  startInstant,
} from './scenario-schema.ts';
import { ShipNames } from './ship-names.ts';

/**
 * Reads a scenario file (see scenarios/README.md). The scenario is named after the file.
 * @returns the scenario, or all that is wrong with the file, in the order of its lines.
 */
export function readScenario(
  text: string,
  fileName: string,
): Result<Scenario, readonly FileProblem[]> {
  const source = readYaml(text);
  if (!source.ok) return source;
  const { data, locate } = source.value;
  const problems: FileProblem[] = [];
  const tell: Tell = (path, message) => {
    problems.push({ ...locate(path), path: pathText(path), message });
  };
  const configurations = configurationNames(data);
  const schemas = fileSchemas(frameOf(data, configurations));
  const parsed = schemas.file.safeParse(data, { error: messageOf });
  if (!parsed.success) tellIssues(parsed.error.issues, data, tell);
  checkMeaning(keysOf(data), configurations, schemas, tell);
  const scenario = parsed.success ? scenarioOf(parsed.data, nameOf(fileName), tell) : undefined;
  if (scenario && problems.length === 0) return success(scenario);
  return failure(problems.sort((a, b) => a.line - b.line || a.column - b.column));
}

/** What of a file is needed to read the rest of it. */
function frameOf(data: unknown, configurations: readonly (string | undefined)[]): FileFrame {
  const { start, duration } = keysOf(data);
  const parsedStart = startInstant.safeParse(start);
  const parsedDuration = scenarioDuration.safeParse(duration);
  return {
    startMs: parsedStart.success ? parsedStart.data : undefined,
    durationSeconds: parsedDuration.success ? parsedDuration.data : Number.POSITIVE_INFINITY,
    configurations: configurations.map((name) => name ?? DEFAULT_CONFIGURATION),
  };
}

/** One that is not said rightly is undefined. */
function configurationNames(data: unknown): readonly (string | undefined)[] {
  const { configurations } = keysOf(data);
  return Array.isArray(configurations) ? namesIn(configurations) : [DEFAULT_CONFIGURATION];
}

function namesIn(items: readonly unknown[]): readonly (string | undefined)[] {
  return items.map((each) => {
    const { name } = keysOf(each);
    return typeof name === 'string' ? name : undefined;
  });
}

function keysOf(data: unknown): Readonly<Record<string, unknown>> {
  return data !== null && typeof data === 'object' ? (data as Record<string, unknown>) : {};
}

/** What concerns several parts of a file. Parts that are wrong by themselves are passed over: all mistakes at once. */
function checkMeaning(
  data: Readonly<Record<string, unknown>>,
  configurations: readonly (string | undefined)[],
  schemas: FileSchemas,
  tell: Tell,
): void {
  const drafts = shipDrafts(data['ships'], schemas.ship, schemas.step);
  const names = new ShipNames(
    drafts.flatMap(({ name, count }) => (name === undefined ? [] : [{ name, count }])),
  );
  checkShips(drafts, names, tell);
  checkSteps(drafts, names, tell);
  checkCircles(drafts, names, tell);
  checkFaults(foundIn(data['faults'], ['faults'], schemas.fault), names, tell);
  const ports = Array.isArray(data['ports']) ? namesIn(data['ports']) : [];
  checkExpect(data['expect'], names, configurations, ports, tell);
  for (const [i, name] of configurations.entries()) {
    if (name === undefined || configurations.indexOf(name) === i) continue;
    const path: FilePath = ['configurations', i, 'name'];
    tell(path, `expected a name of its own; another configuration is called ${name} already`);
  }
}

function scenarioOf(file: ScenarioFile, name: string, tell: Tell): Scenario {
  const { start, duration, configurations, ...same } = file;
  const everybody = file.ships.map((ship) => ship.name);
  return {
    ...same,
    name,
    startMs: start,
    durationSeconds: duration,
    faults: file.faults.map((fault) =>
      fault.ships.includes(ALL_SHIPS) ? { ...fault, ships: everybody } : fault,
    ),
    configurations: readConfigurations(configurations, tell),
  };
}

/** The name of a file without its folder and extension. */
function nameOf(fileName: string): string {
  const base = fileName.split(/[/\\]/).pop() ?? fileName;
  return base.replace(/(?<=.)\.[^.]*$/, '');
}

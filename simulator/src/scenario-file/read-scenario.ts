import { failure, type Result, success } from '@roadstead/model';
import {
  type FilePath,
  type FileProblem,
  formatIssues,
  issueMessage,
  pathText,
  type ReportIssue,
  readYaml,
} from '@roadstead/yaml-file';
import type { Scenario } from '../scenario.ts';
import { checkCycles } from './check-cycles.ts';
import { checkExpect, checkFaults } from './check-names.ts';
import { checkShips } from './check-ships.ts';
import { checkSteps } from './check-steps.ts';
import { ALL_SHIPS } from './fault-schema.ts';
import { parseScenarioConfigurations } from './parse-scenario-configurations.ts';
import {
  DEFAULT_CONFIGURATION,
  type DocumentFrame,
  type ScenarioDocument,
  type ScenarioSchemas,
  scenarioDuration,
  scenarioSchemas,
  startInstant,
} from './scenario-schema.ts';
import { shipDrafts, validItems } from './ship-draft.ts';
import { ShipNames } from './ship-names.ts';

/**
 * Reads a scenario file (see scenarios/README.md). The scenario is named after the file.
 * @returns the scenario, or all errors of the file, in the order of its lines.
 */
export function readScenario(
  text: string,
  fileName: string,
): Result<Scenario, readonly FileProblem[]> {
  const source = readYaml(text);
  if (!source.ok) return source;
  const { data, locate } = source.value;
  const problems: FileProblem[] = [];
  const report: ReportIssue = (path, message) => {
    problems.push({ ...locate(path), path: pathText(path), message });
  };
  const configurations = configurationNames(data);
  const schemas = scenarioSchemas(frameOf(data, configurations));
  const parsed = schemas.document.safeParse(data, { error: issueMessage });
  if (!parsed.success) formatIssues(parsed.error.issues, data, report);
  checkReferences(keysOf(data), configurations, schemas, report);
  const scenario = parsed.success ? scenarioOf(parsed.data, nameOf(fileName), report) : undefined;
  if (scenario && problems.length === 0) return success(scenario);
  return failure(problems.sort((a, b) => a.line - b.line || a.column - b.column));
}

/** Reads the parts of a file that the schemas of the rest depend on. */
function frameOf(data: unknown, configurations: readonly (string | undefined)[]): DocumentFrame {
  const { start, duration } = keysOf(data);
  const parsedStart = startInstant.safeParse(start);
  const parsedDuration = scenarioDuration.safeParse(duration);
  return {
    startMs: parsedStart.success ? parsedStart.data : undefined,
    durationSeconds: parsedDuration.success ? parsedDuration.data : Number.POSITIVE_INFINITY,
    configurations: configurations.map((name) => name ?? DEFAULT_CONFIGURATION),
  };
}

/** Names of the configurations; undefined for an invalid name. */
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

/** Checks references between parts of a file. Invalid parts are skipped, so that all errors are reported at once. */
function checkReferences(
  data: Readonly<Record<string, unknown>>,
  configurations: readonly (string | undefined)[],
  schemas: ScenarioSchemas,
  report: ReportIssue,
): void {
  const drafts = shipDrafts(data['ships'], schemas.ship, schemas.step);
  const names = new ShipNames(
    drafts.flatMap(({ name, count }) => (name === undefined ? [] : [{ name, count }])),
  );
  checkShips(drafts, names, report);
  checkSteps(drafts, names, report);
  checkCycles(drafts, names, report);
  checkFaults(validItems(data['faults'], ['faults'], schemas.fault), names, report);
  const ports = Array.isArray(data['ports']) ? namesIn(data['ports']) : [];
  checkExpect(data['expect'], names, configurations, ports, report);
  for (const [i, name] of configurations.entries()) {
    if (name === undefined || configurations.indexOf(name) === i) continue;
    const path: FilePath = ['configurations', i, 'name'];
    report(path, `expected a name of its own; another configuration is called ${name} already`);
  }
}

function scenarioOf(file: ScenarioDocument, name: string, report: ReportIssue): Scenario {
  const { start, duration, configurations, ...same } = file;
  const allShips = file.ships.map((ship) => ship.name);
  return {
    ...same,
    name,
    startMs: start,
    durationSeconds: duration,
    faults: file.faults.map((fault) =>
      fault.ships.includes(ALL_SHIPS) ? { ...fault, ships: allShips } : fault,
    ),
    configurations: parseScenarioConfigurations(configurations, report),
  };
}

/** The name of a file without its folder and extension. */
function nameOf(fileName: string): string {
  const base = fileName.split(/[/\\]/).pop() ?? fileName;
  return base.replace(/(?<=.)\.[^.]*$/, '');
}

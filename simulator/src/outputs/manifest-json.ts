/** Inputs and outputs of a simulation, to reproduce and compare it. */
export interface Manifest {
  /** Version of `@roadstead/simulator`. */
  readonly simulatorVersion: string;
  readonly scenario: string;
  readonly seed: number;
  /** SHA-256 of the scenario file's bytes, in hexadecimal. */
  readonly scenarioSha256: string;
  /** Counts by kind: ships, position reports, events … */
  readonly counts: Readonly<Record<string, number>>;
  /** SHA-256 of the bytes of each output in hexadecimal, by file name without folders. */
  readonly outputsSha256: Readonly<Record<string, string>>;
}

/** Version of the manifest's format. */
const MANIFEST_VERSION = 1;

/** Formats a manifest as a JSON document: the same simulation gives the same bytes, in any order of its outputs. */
export function manifestJson(manifest: Manifest): string {
  const { simulatorVersion, scenario, seed, scenarioSha256, counts, outputsSha256 } = manifest;
  const document = {
    manifestVersion: MANIFEST_VERSION,
    simulatorVersion,
    scenario,
    seed,
    scenarioSha256,
    counts: sorted(counts),
    outputsSha256: sorted(outputsSha256),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function sorted<Value>(values: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
}

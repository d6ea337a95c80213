/** What a simulation was made from and what it gave, so that it can be made again and be compared. */
export interface Manifest {
  /** Version of `@roadstead/simulator`. */
  readonly simulatorVersion: string;
  readonly scenario: string;
  readonly seed: number;
  /** SHA-256 of the scenario file's bytes, in hexadecimal. */
  readonly scenarioSha256: string;
  /** How many there are, by what they are: ships, position reports, events … */
  readonly counts: Readonly<Record<string, number>>;
  /** SHA-256 of the bytes of each output in hexadecimal, by the name of its file without folders. */
  readonly outputsSha256: Readonly<Record<string, string>>;
}

/** Of the manifest's form. */
const MANIFEST_VERSION = 1;

/** A manifest as a JSON document: the same simulation gives the same bytes, in whatever order its outputs came. */
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

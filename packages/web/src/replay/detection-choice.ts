import type { RecordingRunOptions } from '../engine/engine-protocol.ts';

/** How to detect: as the input has it, a preset, or a distance and a window. */
export interface DetectionChoice {
  /** Empty: that of the scenario, and of a recording that of `roadstead detect`. */
  readonly preset: string;
  /** With the value `OWN` of `preset`. */
  readonly distanceMeters: number;
  readonly windowMinutes: number;
  /** Columns of the recording with unknown names: `mmsi=id,timestamp=when`; empty: none. */
  readonly columns: string;
}

export const OWN = 'own';

/** Returns the options of a run. */
export function detectionOptions(
  choice: DetectionChoice,
): Pick<RecordingRunOptions, 'columns' | 'configurations'> {
  const columns = choice.columns.trim();
  return { ...(columns !== '' && { columns }), ...configurationsOf(choice) };
}

function configurationsOf({
  preset,
  distanceMeters,
  windowMinutes,
}: DetectionChoice): Pick<RecordingRunOptions, 'configurations'> {
  if (preset === '') return {};
  const geometry = {
    type: 'Polygon',
    coordinates: [
      [
        [-180, -90],
        [180, -90],
        [180, 90],
        [-180, 90],
        [-180, -90],
      ],
    ],
  };
  const name = preset === OWN ? `within ${distanceMeters} m for ${windowMinutes} min` : preset;
  const parameters = {
    distance_for_sts_meters: distanceMeters,
    transfer_time_window_minutes: windowMinutes,
  };
  return { configurations: { name, geometry, ...(preset === OWN ? { parameters } : { preset }) } };
}

/** Returns the text of columns with other ones in place of those of the same fields. */
export function mergeColumns(columns: string, corrected: string): string {
  const fieldOf = (text: string): string => text.split('=')[0]!.trim();
  const fields = new Set(corrected.split(',').map(fieldOf));
  const others = columns.split(',').filter((each) => each.trim() && !fields.has(fieldOf(each)));
  return [...others, corrected].join(',');
}

/** Whether a file is a scenario, by its name. */
export function isScenario({ name }: { readonly name: string }): boolean {
  return /\.ya?ml$/i.test(name);
}

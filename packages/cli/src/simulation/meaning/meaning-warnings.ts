import { type ScenarioWarning, speedWarnings, type UnreachedStep } from '@roadstead/simulator';
import { pathText, problemText, readYaml } from '@roadstead/yaml-file';
import { bundledSeaRoutes } from '../../bundled/bundled-voyages.ts';
import { formatCount } from '../../text/format-text.ts';
import type { LoadedScenario } from '../load-scenarios.ts';
import { landWarnings } from './land-warnings.ts';

/** Warnings of a scenario that are printed. */
const WARNINGS_MAX = 10;

/** Warns of speeds that no ship reaches, and of ships on land. @returns lines of text, none for a sensible scenario */
export async function meaningWarnings(files: readonly LoadedScenario[]): Promise<string> {
  const map = await bundledSeaRoutes();
  return files
    .map((file) => {
      const { scenario } = file;
      return warningLines(file, [...speedWarnings(scenario), ...landWarnings(scenario, map)]);
    })
    .join('');
}

/** Warns of steps in which a ship never reached the other one, in a run to its end. @returns lines of text */
export function unreachedWarnings(
  file: LoadedScenario,
  unreached: readonly UnreachedStep[],
): string {
  const ofStep = new Map<string, UnreachedStep[]>();
  for (const each of unreached) {
    const key = `${each.plan} ${each.step}`;
    ofStep.set(key, [...(ofStep.get(key) ?? []), each]);
  }
  return warningLines(
    file,
    [...ofStep.values()].map((same): ScenarioWarning => {
      const [first] = same;
      const more = same.length === 1 ? '' : `; so for ${formatCount(same.length - 1, 'more ship')}`;
      return {
        path: ['ships', first.plan, 'steps', first.step],
        message: `${unreachedText(first)}${more}`,
      };
    }),
  );
}

const REASONS: Readonly<Record<UnreachedStep['reason'], (other: string) => string>> = {
  'not begun': () => 'the step has not begun at the end of the scenario',
  left: (other) => `${other} leaves before`,
  ended: () => 'the step ends before',
  'on its way': () => 'the scenario ends before',
};

function unreachedText({ ship, other, reason, nearest }: UnreachedStep): string {
  const approach =
    nearest === null
      ? 'the two are never there at the same time'
      : `the nearest approach is ${metersText(nearest.meters)}, at ${timeText(nearest.atSeconds)}`;
  return `${ship} never reaches ${other}: ${REASONS[reason](other)}; ${approach}`;
}

function metersText(meters: number): string {
  return meters < 10_000 ? `${meters.toFixed(0)} m` : `${(meters / 1000).toFixed(0)} km`;
}

/** `+1h10m`. */
function timeText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `+${hours > 0 ? `${hours}h` : ''}${rest > 0 || hours === 0 ? `${rest}m` : ''}`;
}

function warningLines(
  { path: file, text }: LoadedScenario,
  warnings: readonly ScenarioWarning[],
): string {
  if (warnings.length === 0) return '';
  const source = readYaml(text);
  const lines = warnings.slice(0, WARNINGS_MAX).map(({ path, message }) => {
    const place = source.ok ? source.value.locate(path) : { line: 1, column: 1 };
    return `Warning: ${problemText(file, { ...place, path: pathText(path), message })}.\n`;
  });
  const more = warnings.length - lines.length;
  if (more > 0) lines.push(`and ${formatCount(more, 'more warning')} of ${file}\n`);
  return lines.join('');
}

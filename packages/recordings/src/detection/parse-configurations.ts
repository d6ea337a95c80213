import { type AreaGeometry, WORLD } from '@roadstead/geo';
import {
  configurationUuid,
  type DetectorConfiguration,
  detectionUuids,
  failure,
  type Problem,
  parseConfiguration,
  type Result,
  success,
} from '@roadstead/model';

type Configurations = Result<readonly DetectorConfiguration[], readonly Problem[]>;

/** Creates a configuration of each preset, with ids from 1. @param area default: the whole world */
export function presetConfigurations(
  presets: readonly string[],
  area: AreaGeometry = WORLD,
): Configurations {
  return parseBodies(presets.map((preset) => ({ name: preset, preset, geometry: area })));
}

/**
 * Parses request bodies of POST /configurations: one, an array, or `{"items": […]}`. Their ids count from 1 in their order,
 * and their uuids derive from what they detect.
 * @returns all problems, if there are any; those of a duplicate among them
 */
export function parseConfigurations(json: unknown): Configurations {
  const { bodies, pointer } = bodiesOf(json);
  if (bodies.length > 0) return parseBodies(bodies, pointer);
  return failure([{ pointer: '', detail: 'contains no configuration.' }]);
}

function parseBodies(bodies: readonly unknown[], pointer?: string): Configurations {
  const problems: Problem[] = [];
  const configurations: DetectorConfiguration[] = [];
  const pointers = new Map<string, string>();
  const uuidOf = detectionUuids();
  for (const [i, body] of bodies.entries()) {
    const own = pointer === undefined ? '' : `${pointer}/${i}`;
    let content = '';
    const parsed = parseConfiguration(body, i + 1, (text) => {
      content = configurationUuid(text);
      return uuidOf(text);
    });
    if (!parsed.ok) {
      problems.push(
        ...parsed.error.map((problem) => ({ ...problem, pointer: `${own}${problem.pointer}` })),
      );
      continue;
    }
    const same = pointers.get(content);
    if (same !== undefined) {
      problems.push({ pointer: own, detail: `duplicates ${same}; remove one.` });
    }
    pointers.set(content, own);
    configurations.push(parsed.value);
  }
  return problems.length > 0 ? failure(problems) : success(configurations);
}

/** Returns the bodies and the pointer to their array; a single body has none. */
function bodiesOf(json: unknown): { bodies: readonly unknown[]; pointer?: string } {
  if (Array.isArray(json)) return { bodies: json, pointer: '' };
  const { items } = (json ?? {}) as { items?: unknown };
  return Array.isArray(items) ? { bodies: items, pointer: '/items' } : { bodies: [json] };
}

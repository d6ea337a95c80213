import type { Built } from './build.ts';
import type { CellRing } from './trace-cells.ts';

const HEAD = '// Made by npm run data from the sources in SOURCES.md. Do not change by hand.\n';

/** Returns the bundled files by name: one table each, one record per line, fields separated by `|`. */
export function writeTables(built: Built): ReadonlyMap<string, string> {
  const tables = {
    ports: built.ports.map((port) =>
      [
        port.id,
        port.locode ?? '',
        port.country,
        port.name,
        port.longitude,
        port.latitude,
        port.size ?? '',
        port.aliases.join(';'),
        port.locodes.join(';'),
      ].join('|'),
    ),
    areas: [...built.rings].map(([id, rings]) => `${id}|${ringsText(rings)}`),
    harbours: built.harbours.map(
      ({ name, latitude, rings }) => `${name}|${latitude}|${ringsText(rings)}`,
    ),
    berths: built.berths.map((berth) =>
      [berth.portId, berth.name, berth.longitude, berth.latitude, berth.radiusMeters].join('|'),
    ),
    anchorages: built.anchorages.map((anchorage) =>
      [anchorage.portId, anchorage.longitude, anchorage.latitude, anchorage.radiusMeters].join('|'),
    ),
    countries: [...built.countries].map(([mid, { a2, name }]) => `${mid}|${a2}|${name}`),
  };
  const files = Object.entries(tables).map(([name, lines]): [string, string] => {
    const text = lines.join('\n');
    if (/[`\\]|\$\{/.test(text))
      throw new Error(`${name}: a character that a template literal cannot have`);
    return [`${name}.js`, `${HEAD}export const ${name} = \`\n${text}\n\`;\n`];
  });
  return new Map([...files, ['counts.json', `${JSON.stringify(built.counts, null, 2)}\n`]]);
}

/**
 * Encodes rings, separated by semicolons: the first corner, then steps in cells, alternately along the row and the column;
 * the last step to the first corner is omitted.
 */
function ringsText(rings: readonly CellRing[]): string {
  return rings
    .map((ring) =>
      ring
        .map(([x, y], i) => {
          if (i === 0) return `${x},${y}`;
          return i % 2 === 1 ? x - ring[i - 1][0] : y - ring[i - 1][1];
        })
        .join(','),
    )
    .join(';');
}

import type { OfficialPlace } from '../src/official-place.ts';
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
    berths: built.berths.map((berth) =>
      [berth.portId, berth.name, berth.longitude, berth.latitude, berth.radiusMeters].join('|'),
    ),
    anchorages: built.anchorages.map((anchorage) =>
      [anchorage.portId, anchorage.longitude, anchorage.latitude, anchorage.radiusMeters].join('|'),
    ),
    countries: [...built.countries].map(([mid, { a2, name }]) => `${mid}|${a2}|${name}`),
    codes: codeLines(built.places),
  };
  const files = Object.entries(tables).map(([name, lines]): [string, string] => {
    const text = lines.join('\n');
    if (/[`\\]|\$\{/.test(text))
      throw new Error(`${name}: a character that a template literal cannot have`);
    return [`${name}.js`, `${HEAD}export const ${name} = \`\n${text}\n\`;\n`];
  });
  return new Map([...files, ['counts.json', `${JSON.stringify(built.counts, null, 2)}\n`]]);
}

/** Returns a line for each country: its code, then each place's code, names and position in minutes of arc. */
function codeLines(places: readonly OfficialPlace[]): readonly string[] {
  const countries = new Map<string, string[]>();
  for (const { locode, name, aliases, country, position } of places) {
    const names = [name, ...aliases].join('=');
    const minutes = position
      ? [position.longitude, position.latitude].map((degrees) => Math.round(degrees * 60))
      : [];
    const record = [locode.slice(2), names, ...minutes].join(';');
    const own = countries.get(country);
    if (own) own.push(record);
    else countries.set(country, [record]);
  }
  return [...countries].map(([country, records]) => [country, ...records].join('|'));
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

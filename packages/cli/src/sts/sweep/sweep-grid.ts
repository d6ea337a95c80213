import { configurationUuid, type DetectorConfiguration } from '@roadstead/model';

/** A distance in metres and a window in minutes to run the detector with. */
export interface GridCell {
  readonly distanceMeters: number;
  readonly windowMinutes: number;
}

/** Returns all cells of the grid, ordered by distance, then by window. */
export function cellsOf(
  distances: readonly number[],
  windows: readonly number[],
): readonly GridCell[] {
  return distances.flatMap((distanceMeters) =>
    windows.map((windowMinutes) => ({ distanceMeters, windowMinutes })),
  );
}

/**
 * Returns every configuration of a scenario once for each cell, with the cell's distance and window. Of configurations that
 * differ in nothing else, only the first is used: the others would count the same events again. One detector runs them all,
 * since no configuration affects the events of another (D14). Cell `c` of configuration `k` has the id `1 + k × cells + c`.
 */
export function configurationsFor(
  configurations: readonly DetectorConfiguration[],
  cells: readonly GridCell[],
): readonly DetectorConfiguration[] {
  const places = configurations.map((each) => JSON.stringify([each.area, each.excludePorts]));
  const distinct = configurations.filter((_, k) => places.indexOf(places[k]) === k);
  return distinct.flatMap((configuration, k) =>
    cells.map((cell, c) => {
      const id = 1 + k * cells.length + c;
      return {
        ...configuration,
        ...cell,
        id,
        uuid: configurationUuid(
          `${configuration.uuid} ${cell.distanceMeters} ${cell.windowMinutes}`,
        ),
      };
    }),
  );
}

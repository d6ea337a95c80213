import type { EventFeaturesJson, ShipFeaturesJson } from '@roadstead/assessment';
import type { AssessedEventJson } from '@roadstead/recordings';
import type { Column } from '../formats/encoder.ts';

type EventField = Exclude<keyof EventFeaturesJson, 'first' | 'second'>;

/** The features of events as columns; those of a ship end in `_first` or `_second`. */
export const FEATURE_COLUMNS: readonly Column<AssessedEventJson>[] = [
  ...ofEvent('number', 'duration_seconds', 'distance_meters_min', 'distance_meters_median'),
  ...ofEvent('number', 'distance_lengths_min', 'distance_lengths_median'),
  ...ofEvent('number', 'hull_distance_meters_min', 'hull_distance_meters_median'),
  ...ofEvent('number', 'relative_speed_knots_median', 'drift_meters', 'drift_knots'),
  ...ofEvent('number', 'heading_difference_degrees'),
  ...ofEvent('number', 'port_area_meters', 'anchorage_meters', 'shore_meters'),
  ...ofEvent('text', 'begin', 'end'),
  ...ofEvent('number', 'apart_before_meters', 'apart_after_meters'),
  ...ofEvent('integer', 'others_alongside', 'earlier_meetings'),
  ...ofShips('number', 'speed_knots_median', 'speed_knots_max'),
  ...ofShips('integer', 'shiptype'),
  ...ofShips('number', 'length_meters', 'draught_before_meters', 'draught_after_meters'),
  ...ofShips('number', 'silence_before_seconds', 'silence_during_seconds'),
  ...ofShips('number', 'silence_after_seconds'),
  ...ofShips('integer', 'partners'),
];

function ofEvent(
  type: 'integer' | 'number' | 'text',
  ...names: readonly EventField[]
): readonly Column<AssessedEventJson>[] {
  return names.map((name) => ({ name, type, cell: ({ features }) => features?.[name] ?? null }));
}

function ofShips(
  type: 'integer' | 'number',
  ...names: readonly (keyof ShipFeaturesJson)[]
): readonly Column<AssessedEventJson>[] {
  return names.flatMap((name) =>
    (['first', 'second'] as const).map((ship) => ({
      name: `${name}_${ship}`,
      type,
      cell: ({ features }: AssessedEventJson) => features?.[ship][name] ?? null,
    })),
  );
}

/** A definition of encounters by its name: fields of a configuration's body. */
export interface ConfigurationPreset {
  readonly name: string;
  /** The definition in words, with its source. */
  readonly description: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Distance in metres and window in minutes. */
function within(meters: number, minutes: number): object {
  return { distance_for_sts_meters: meters, transfer_time_window_minutes: minutes };
}

/** The presets, our own first. */
export const CONFIGURATION_PRESETS: readonly ConfigurationPreset[] = [
  {
    name: 'transfer',
    description:
      'Goods are transferred with a probability of at least 0.65 after an hour and a half within 500 m, by the model of ' +
      '@roadstead/assessment; ships heard at least every two hours.',
    body: {
      parameters: within(500, 30),
      gap_max_minutes: 120,
      separation_minutes: 15,
      merge_gap_minutes: 120,
      filters: { probability_min: 0.65, duration_minutes_min: 90 },
    },
  },
  {
    name: 'encounter',
    description: 'All ships within 500 m of one another for 30 minutes, wherever they are.',
    body: { parameters: within(500, 30) },
  },
  {
    name: 'gfw-encounter',
    description:
      'Within 500 m for at least 2 h, at a median speed below 2 kn, at least 10 km from a coastal anchorage. Global Fishing ' +
      'Watch, "What is a vessel encounter?"',
    body: {
      parameters: within(500, 120),
      gap_max_minutes: 60,
      filters: {
        anchorage_meters_min: 10_000,
        port_area_meters_min: 10_000,
        speed_knots_median_max: 2,
      },
    },
  },
  {
    name: 'skylight-rendezvous',
    description:
      'Two vessels on AIS within 250 m for more than 30 min. Skylight, "Standard Rendezvous" in the list of its events.',
    body: { parameters: within(250, 30), gap_max_minutes: 60 },
  },
  {
    name: 'starboard',
    description:
      'Less than 50 m for 10 min, or 200 m for 30 min; not within 10 km of shores, nor in ports. Starboard Maritime ' +
      'Intelligence, "How are vessel encounters identified?"',
    body: {
      parameters: within(200, 30),
      alternative_parameters: within(50, 10),
      gap_max_minutes: 60,
      filters: { port_area_meters_min: 1, shore_meters_min: 10_000 },
    },
  },
  {
    name: 'marinetraffic',
    description:
      'Within three ship lengths, not in a port; the duration is not published: an hour. MarineTraffic, ship-to-ship transfers.',
    body: {
      parameters: within(1000, 60),
      gap_max_minutes: 60,
      filters: { port_area_meters_min: 1, distance_lengths_max: 3 },
    },
  },
  {
    name: 'rtec-rendezvous',
    description:
      'Two ships close to one another and stopped or slower than 5 kn, far from ports and the coast, neither a tug nor a pilot ' +
      'boat, for more than 4 min. Pitsikalis et al., Composite Event Recognition for Maritime Monitoring, DEBS 2019; its ' +
      'distance is that of a grid: 100 m.',
    body: {
      parameters: within(100, 4),
      gap_max_minutes: 30,
      filters: {
        port_area_meters_min: 1000,
        shore_meters_min: 300,
        speed_knots_max: 5,
        both_ship_types: '1-30,33-49,53-99',
        unknown: ['both_ship_types'],
      },
    },
  },
  {
    name: 'kerch-2024',
    description:
      'Both ships slower than 1 kn, tankers or cargo ships of at least 50 m, within 500 m for 2 h, outside port areas: after the ' +
      'study of the Kerch Strait of 2024, whose distance and duration are ours.',
    body: {
      parameters: within(500, 120),
      gap_max_minutes: 60,
      filters: {
        port_area_meters_min: 1,
        speed_knots_median_max: 1,
        both_ship_types: 'tanker,cargo',
        length_meters_min: 50,
      },
    },
  },
];

/** The names of the presets. */
export const PRESET_NAMES: readonly string[] = CONFIGURATION_PRESETS.map(({ name }) => name);

/** Returns a preset by its name. */
export function presetOf(name: unknown): ConfigurationPreset | undefined {
  return CONFIGURATION_PRESETS.find((preset) => preset.name === name);
}

import { CONFIGURATION_PRESETS, parseConfigurationContent } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import {
  bodyOfDraft,
  type ConfigurationDraft,
  draftOfConfiguration,
  NEW_CONFIGURATION,
  type PresetName,
  problemsOfBody,
  withDefinition,
  withPreset,
} from './configuration-draft.ts';

const AREA: ConfigurationDraft['area'] = {
  type: 'circle',
  longitude: 179.95,
  latitude: -17,
  radiusMeters: 20_000,
};
const DRAFT = { ...NEW_CONFIGURATION, name: ' Roads ', area: AREA };
const CONFIGURATION: Parameters<typeof draftOfConfiguration>[0] = {
  ...{ id: 1, uuid: 'b1c46bf5-d0d3-4268-abbd-c711b831d118', type: 's2s' },
  ...{ created_at: '2026-11-24T06:27:42.282Z', modified_at: '2026-11-24T06:27:42.282Z' },
  ...{ created_by: 'demo', modified_by: 'demo', name: 'Roads', enabled: false },
  parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: 30 },
  ...{ severity: 'Alarm', shape_uuid: null, exclude_ports: true },
  owner: 'e1455698-e26d-4689-a1ab-03e12a12c788',
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [6, 53],
        [20, 53],
        [20, 60],
        [6, 53],
      ],
    ],
  },
  ...{ acl: [], phone_numbers: ['+4912'], email_addresses: ['a@b.example', 'c@d.example'] },
};

describe('drafts of configurations', () => {
  it('have no problems once they have a name and an area', () => {
    expect(problemsOfBody(bodyOfDraft(DRAFT))).toEqual([]);
    expect(problemsOfBody(bodyOfDraft(NEW_CONFIGURATION)).map(({ pointer }) => pointer)).toEqual([
      '/name',
      '/geometry',
    ]);
  });

  it('return what was stored', () => {
    const body = bodyOfDraft(draftOfConfiguration(CONFIGURATION));
    const { name, enabled, severity, geometry, phone_numbers, email_addresses } = CONFIGURATION;
    expect(body).toMatchObject({ name, enabled, severity, phone_numbers, email_addresses });
    expect(body.geometry).toEqual(geometry);
  });

  it.each(CONFIGURATION_PRESETS.map(({ name }) => name as PresetName))(
    'show and send the preset %s as the service has it',
    (preset) => {
      const draft = withPreset(DRAFT, preset);
      const sent = parseConfigurationContent(bodyOfDraft(draft));
      const own = parseConfigurationContent(bodyOfDraft({ ...draft, preset: null }));
      expect(sent).toMatchObject({ ok: true, value: { preset } });
      expect({ ...(sent.ok && sent.value), preset: undefined }).toEqual({
        ...(own.ok && own.value),
        preset: undefined,
      });
    },
  );

  it('are of no preset once they differ from it', () => {
    const changed = withDefinition(withPreset(DRAFT, 'starboard'), { gap_max_minutes: 90 });
    expect(changed.preset).toBeNull();
    expect(bodyOfDraft(changed)).not.toHaveProperty('preset');
    expect(bodyOfDraft(changed).alternative_parameters).toEqual({
      distance_for_sts_meters: 50,
      transfer_time_window_minutes: 10,
    });
    const stored = { ...CONFIGURATION, preset: 'starboard' as const };
    expect(draftOfConfiguration(stored).preset).toBeNull();
  });

  it('follow a shape in place of an area', () => {
    const body = bodyOfDraft({ ...DRAFT, shapeUuid: 'b1c46bf5-d0d3-4268-abbd-c711b831d118' });
    expect(body).not.toHaveProperty('geometry');
    expect(problemsOfBody(body)).toEqual([]);
  });
});

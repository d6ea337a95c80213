import type { AreaGeometry } from '@roadstead/geo';
import { describe, expect, it } from 'vitest';
import {
  type ConfigurationAction,
  type ConfigurationState,
  type ResolvedContent,
  reduceConfiguration,
} from './configuration-change.ts';
import type { StoredConfiguration } from './configurations.ts';

function square(size: number): AreaGeometry {
  return {
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [size, 0],
        [size, size],
        [0, size],
        [0, 0],
      ],
    ],
  };
}

function content(change: Partial<ResolvedContent> = {}): ResolvedContent {
  return {
    name: 'Anchorage',
    enabled: true,
    distanceMeters: 500,
    windowMinutes: 30,
    severity: 'Note',
    area: square(1),
    shapeUuid: 'a-shape',
    excludePorts: false,
    acl: [],
    phoneNumbers: [],
    emailAddresses: [],
    ...change,
  };
}

function stored(enabled: boolean): StoredConfiguration {
  return {
    ...{ id: 7, uuid: 'u-7', owner: 'a', createdBy: 'anna', modifiedBy: 'anna' },
    ...{ createdAtMs: 1, modifiedAtMs: 1 },
    ...content({ enabled }),
  };
}

const BEFORE: Readonly<Record<ConfigurationState, StoredConfiguration | null>> = {
  absent: null,
  enabled: stored(true),
  disabled: stored(false),
};

const common = { by: 'bert', nowMs: 2 };
const ACTIONS: {
  readonly [Type in ConfigurationAction['type']]: ConfigurationAction<Type>;
} = {
  create: { type: 'create', id: 8, uuid: 'u-8', owner: 'b', content: content(), ...common },
  replace: { type: 'replace', content: content({ name: 'Roads', enabled: false }), ...common },
  followShape: { type: 'followShape', area: square(2), ...common },
  detachShape: { type: 'detachShape', ...common },
  remove: { type: 'remove', ...common },
};

const modified = { modifiedBy: 'bert', modifiedAtMs: 2 };
/** The change of each cell; `unchanged` for the same object, null for a removal. */
const CELLS: Readonly<
  Record<
    ConfigurationState,
    Readonly<Record<ConfigurationAction['type'], Partial<StoredConfiguration> | 'unchanged' | null>>
  >
> = {
  absent: {
    create: {
      ...{ id: 8, uuid: 'u-8', owner: 'b', createdBy: 'bert', createdAtMs: 2, ...modified },
      ...content(),
    },
    replace: 'unchanged',
    followShape: 'unchanged',
    detachShape: 'unchanged',
    remove: 'unchanged',
  },
  enabled: {
    create: 'unchanged',
    replace: { ...content({ name: 'Roads', enabled: false }), ...modified },
    followShape: { area: square(2), ...modified },
    detachShape: { shapeUuid: null, ...modified },
    remove: null,
  },
  disabled: {
    create: 'unchanged',
    replace: { ...content({ name: 'Roads', enabled: false }), ...modified },
    followShape: { area: square(2), ...modified },
    detachShape: { shapeUuid: null, ...modified },
    remove: null,
  },
};

describe.each(Object.keys(CELLS) as ConfigurationState[])('[V4] a configuration, %s,', (state) => {
  it.each(Object.keys(ACTIONS) as ConfigurationAction['type'][])('after %s', (type) => {
    const before = BEFORE[state];
    const copy = structuredClone(before);
    const after = reduceConfiguration(before, ACTIONS[type]);
    const change = CELLS[state][type];
    if (change === 'unchanged') expect(after).toBe(before);
    else expect(after).toEqual(change && { ...before, ...change });
    expect(before).toEqual(copy);
  });
});

it('[V4] loses the optional fields that a replacement does not have', () => {
  const before = { ...stored(true), gapMaxMinutes: 40, mergeGapMinutes: 5, preset: 'transfer' };
  const after = reduceConfiguration(before, ACTIONS.replace);
  expect(after).toEqual({ ...stored(true), ...(CELLS.enabled.replace as object) });
  expect(Object.keys(after!)).not.toContain('gapMaxMinutes');
});

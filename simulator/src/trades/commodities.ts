import type { Region } from './regions.ts';

/** A bulk cargo: regions of loading and discharge, and the length of the ships that carry it. */
export interface Commodity {
  readonly name: string;
  readonly lengthMeters: readonly [least: number, greatest: number];
  /** Share in the voyages of ships that can carry it. */
  readonly share: number;
  readonly load: readonly Region[];
  readonly discharge: readonly Region[];
  /** Number of ports per region that load it, and that discharge it. */
  readonly loadPorts: number;
  readonly dischargePorts: number;
}

/** Main flows of dry cargo; UNCTAD's Review of Maritime Transport has their sizes. */
export const DRY: readonly Commodity[] = [
  {
    name: 'iron ore',
    lengthMeters: [270, 400],
    share: 0.6,
    load: ['oceania', 'south-america-east', 'south-africa'],
    discharge: ['east-asia', 'north-europe'],
    loadPorts: 3,
    dischargePorts: 8,
  },
  {
    name: 'coal',
    lengthMeters: [180, 400],
    share: 0.3,
    load: ['oceania', 'south-east-asia', 'south-africa', 'north-america-east'],
    discharge: ['east-asia', 'south-asia', 'north-europe'],
    loadPorts: 3,
    dischargePorts: 8,
  },
  {
    name: 'bauxite',
    lengthMeters: [200, 400],
    share: 0.1,
    load: ['west-africa'],
    discharge: ['east-asia'],
    loadPorts: 2,
    dischargePorts: 5,
  },
  {
    name: 'grain',
    lengthMeters: [150, 260],
    share: 0.4,
    load: ['gulf-caribbean', 'south-america-east', 'black-sea', 'north-america-west'],
    discharge: ['east-asia', 'mediterranean', 'red-sea', 'south-east-asia', 'west-africa'],
    loadPorts: 4,
    dischargePorts: 7,
  },
  {
    name: 'fertiliser',
    lengthMeters: [150, 230],
    share: 0.15,
    load: ['mediterranean', 'baltic', 'persian-gulf', 'north-america-west'],
    discharge: ['south-america-east', 'south-asia', 'gulf-caribbean', 'south-east-asia'],
    loadPorts: 4,
    dischargePorts: 7,
  },
  {
    name: 'steel',
    lengthMeters: [150, 230],
    share: 0.3,
    load: ['east-asia', 'black-sea', 'south-asia'],
    discharge: [
      'south-east-asia',
      'persian-gulf',
      'mediterranean',
      'gulf-caribbean',
      'west-africa',
    ],
    loadPorts: 6,
    dischargePorts: 8,
  },
];

/** Crude oil: from a few terminals to refineries. */
export const CRUDE: readonly Commodity[] = [
  {
    name: 'crude oil',
    lengthMeters: [0, 400],
    share: 1,
    load: ['persian-gulf', 'persian-gulf', 'west-africa', 'south-america-east', 'gulf-caribbean'],
    discharge: ['east-asia', 'east-asia', 'south-asia', 'north-europe', 'mediterranean'],
    loadPorts: 4,
    dischargePorts: 7,
  },
];

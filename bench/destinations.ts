import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { createGazetteer } from '@roadstead/gazetteer';
import { gazetteerData } from '@roadstead/gazetteer/data';
import { createDestinationReader, type Destination } from '@roadstead/predictions';
import { readCsv } from '../packages/routing/scripts/read-csv.ts';
import type { Bench, Row } from './report.ts';

/** A ship's text and where it was. */
interface Typed {
  readonly text: string;
  readonly place: { readonly longitude: number; readonly latitude: number };
}

/** With what a person says it means. */
interface Labelled extends Typed {
  readonly meant: string;
}

export type Sample = 'destinations-200.csv' | 'destinations-100.csv';

export interface Score {
  readonly ships: number;
  readonly namingAPort: number;
  /** Of those: the most likely candidate is a port that is meant. */
  readonly readRight: number;
  /** Of the others: a port is read, where none is meant. */
  readonly readWrongly: number;
}

/** The fastest counts: the others were held up by compiling, or by what else the machine does. */
const RUNS = 40;
const gazetteer = createGazetteer(gazetteerData);

/** What is read in the destinations of all ships of the Baltic, how much of it is right, and how fast? */
export const bench: Bench = {
  question: 'How many destinations of the Baltic are read, how many rightly, and how fast?',
  run(progress): readonly Row[] {
    const started = performance.now();
    const reader = createDestinationReader(gazetteer.ports);
    const createMs = performance.now() - started;
    progress('all ships');
    const ships = typed(unzipped('baltic-destinations-2025-12-12.csv.gz'));
    const found = ships.map(({ text, place }) => reader.read(text, { place }));
    const share = (kind: Destination['kind']): number =>
      (100 * found.filter((each) => each.kind === kind).length) / ships.length;
    const shares = {
      'a port, %': share('ports'),
      'an intent, %': share('intent'),
      'unknown, %': share('unknown'),
      'none, %': share('none'),
    };
    const distinct = [...new Map(ships.map((ship) => [ship.text, ship])).values()];
    const seconds = Array.from({ length: RUNS }, () => {
      const start = performance.now();
      for (const { text, place } of distinct) reader.read(text, { place });
      return (performance.now() - start) / 1000;
    });
    const speed = {
      'distinct texts/s': distinct.length / Math.min(...seconds),
      'create, ms': createMs,
    };
    return [
      { what: 'all ships', ships: ships.length, ...shares, ...speed },
      rowOf('sample of 200', 'destinations-200.csv'),
      rowOf('sample of 100', 'destinations-100.csv'),
    ];
  },
};

function rowOf(what: string, sample: Sample): Row {
  const { ships, namingAPort, readRight, readWrongly } = scoreOf(sample);
  return {
    what,
    ships,
    'naming a port': namingAPort,
    'read right, %': (100 * readRight) / namingAPort,
    'a port where none is meant': readWrongly,
  };
}

/** Holds what is read to what a person read. */
export function scoreOf(sample: Sample): Score {
  const reader = createDestinationReader(gazetteer.ports);
  const score = { ships: 0, namingAPort: 0, readRight: 0, readWrongly: 0 };
  for (const { text, place, meant } of labelled(contentOf(sample))) {
    const found = reader.read(text, { place });
    const first = 'candidates' in found ? found.candidates[0] : undefined;
    const port = first && gazetteer.portById(first.portId);
    const codes = port ? [String(port.id), port.locode, ...port.locodes] : [];
    const accepted = meant.split('/');
    score.ships++;
    if (!/^([A-Z]{2}[A-Z2-9]{3}|\d+)$/.test(accepted[0])) {
      if (found.kind === 'ports') score.readWrongly++;
      continue;
    }
    score.namingAPort++;
    if (accepted.some((code) => codes.includes(code))) score.readRight++;
  }
  return score;
}

function typed(csv: string): readonly Typed[] {
  return readCsv(csv).map(({ text, longitude, latitude }) => ({
    text,
    place: { longitude: Number(longitude), latitude: Number(latitude) },
  }));
}

function labelled(csv: string): readonly Labelled[] {
  const meant = readCsv(csv).map((row) => row['meant']);
  return typed(csv).map((each, i) => ({ ...each, meant: meant[i] }));
}

function contentOf(name: string): string {
  return readFileSync(pathOf(name), 'utf8');
}

function unzipped(name: string): string {
  return gunzipSync(readFileSync(pathOf(name))).toString('utf8');
}

function pathOf(name: string): string {
  return fileURLToPath(new URL(`../packages/predictions/test-data/${name}`, import.meta.url));
}

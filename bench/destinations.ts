import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { createGazetteer, createPlaceDirectory } from '@roadstead/gazetteer';
import { codes } from '@roadstead/gazetteer/codes';
import { gazetteerData } from '@roadstead/gazetteer/data';
import {
  createDestinationReader,
  type Destination,
  type DestinationReader,
} from '@roadstead/predictions';
import { parseCsv } from '../packages/routing/scripts/parse-csv.ts';
import type { Bench, TableRow } from './write-report.ts';

/** A ship's text and its position. */
interface SampleText {
  readonly text: string;
  readonly place: { readonly longitude: number; readonly latitude: number };
}

/** A text with its meaning according to a person. */
interface LabelledText extends SampleText {
  readonly meant: string;
}

export type Sample = 'destinations-200.csv' | 'destinations-100.csv';

export interface ReadingScore {
  readonly ships: number;
  readonly namingAPort: number;
  /** Of those: the most likely candidate is an intended port. */
  readonly readRight: number;
  /** Of the others: a port is read, although none is intended. */
  readonly readWrongly: number;
}

export interface WorldScore {
  readonly texts: number;
  readonly readRight: number;
  /** With a likelihood of at least 0.5, a port that is not meant. */
  readonly confidentlyWrong: number;
}

const CONFIDENT = 0.5;

/** The fastest run counts: the others include compilation or other load. */
const RUNS = 40;
const gazetteer = createGazetteer(gazetteerData);
const LOCODE = /^[A-Z]{2}[A-Z2-9]{3}$/;

/** A reader with all ports and official places. */
function worldReader(): DestinationReader {
  return createDestinationReader(gazetteer.ports, createPlaceDirectory(codes).places());
}

/** Accuracy and speed of reading the destinations of all ships of the Baltic, and accuracy for 200 texts of other seas. */
export const bench: Bench = {
  question:
    'How many destinations of the Baltic and of other seas are read, how many correctly, and how fast?',
  seed: null,
  run(progress): readonly TableRow[] {
    const started = performance.now();
    const reader = worldReader();
    const createMs = performance.now() - started;
    progress('all ships');
    const ships = textsOf(unzipped('baltic-destinations-2025-12-12.csv.gz'));
    const found = ships.map(({ text, place }) => reader.read(text, { position: place }));
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
      for (const { text, place } of distinct) reader.read(text, { position: place });
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
      ...(['A', 'B'] as const).map((half) => {
        const { texts, readRight, confidentlyWrong } = scoreWorld(half);
        return {
          what: `other seas, half ${half}`,
          ships: texts,
          'read correctly, %': (100 * readRight) / texts,
          'confidently wrong': confidentlyWrong,
        };
      }),
    ];
  },
};

function rowOf(what: string, sample: Sample): TableRow {
  const { ships, namingAPort, readRight, readWrongly } = scoreSample(sample);
  return {
    what,
    ships,
    'naming a port': namingAPort,
    'read correctly, %': (100 * readRight) / namingAPort,
    'a port where none is intended': readWrongly,
  };
}

/** Compares the reader's results with a person's. */
export function scoreSample(sample: Sample): ReadingScore {
  const reader = worldReader();
  const score = { ships: 0, namingAPort: 0, readRight: 0, readWrongly: 0 };
  for (const { text, place, meant } of labelled(contentOf(sample))) {
    const found = reader.read(text, { position: place });
    const first = 'candidates' in found ? found.candidates[0] : undefined;
    const port = first && gazetteer.portById(first.portId);
    const known = port ? codesOf(port.id) : [];
    const accepted = meant.split('/');
    score.ships++;
    if (!/^([A-Z]{2}[A-Z2-9]{3}|\d+)$/.test(accepted[0])) {
      if (found.kind === 'ports') score.readWrongly++;
      continue;
    }
    score.namingAPort++;
    if (accepted.some((code) => known.includes(code))) score.readRight++;
  }
  return score;
}

/** Compares the reader's results with a person's for a half of the texts of other seas than the Baltic: each text counts. */
export function scoreWorld(half: 'A' | 'B'): WorldScore {
  const reader = worldReader();
  const score = { texts: 0, readRight: 0, confidentlyWrong: 0 };
  for (const row of parseCsv(contentOf('destinations-world-200.csv'))) {
    if (row['half'] !== half) continue;
    const position = { longitude: Number(row['longitude']), latitude: Number(row['latitude']) };
    const found = reader.read(row['text'], row['longitude'] === '' ? {} : { position });
    const first = 'candidates' in found ? found.candidates[0] : undefined;
    const codes = first ? codesOf(first.portId) : [];
    const meanings = row['meant'].split('/');
    score.texts++;
    if (meanings.some((meant) => isMeant(found, codes, meant))) score.readRight++;
    const isNamed = meanings.some((meant) => codes.includes(meant.split('+').at(-1) ?? ''));
    if (first && first.likelihood >= CONFIDENT && !isNamed) score.confidentlyWrong++;
  }
  return score;
}

/** Whether a result is one of the meanings of `test-data/README.md`; `codes` are those of its most likely port. */
function isMeant(found: Destination, codes: readonly string[], meant: string): boolean {
  const [intended, port] = meant.split('+');
  const [kind, name] = intended.split(':');
  const isPlace = found.kind === 'place';
  switch (kind) {
    case 'intent':
      if (found.kind !== 'intent' || found.intent !== name) return false;
      return port === undefined ? codes.length === 0 : codes.includes(port);
    case 'country':
      return found.kind === 'unknown' && found.country === name;
    case 'place':
      return codes.length === 0 && !(isPlace && LOCODE.test(name) && found.locode !== name);
    case 'unknown':
    case 'none':
      return codes.length === 0 && !isPlace;
    default:
      return isPlace ? found.locode === kind : found.kind === 'ports' && codes.includes(kind);
  }
}

function codesOf(portId: number): readonly string[] {
  const port = gazetteer.portById(portId);
  return port ? [String(port.id), ...(port.locode ? [port.locode] : []), ...port.locodes] : [];
}

function textsOf(csv: string): readonly SampleText[] {
  return parseCsv(csv).map(({ text, longitude, latitude }) => ({
    text,
    place: { longitude: Number(longitude), latitude: Number(latitude) },
  }));
}

function labelled(csv: string): readonly LabelledText[] {
  const meant = parseCsv(csv).map((row) => row['meant']);
  return textsOf(csv).map((each, i) => ({ ...each, meant: meant[i] }));
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

import type { MessagePort } from 'node:worker_threads';
import { StaticHistory, type StaticHistoryJson } from '@roadstead/assessment';
import type { Mmsi } from '@roadstead/model';
import {
  type DetectionData,
  type DetectionParameters,
  type OtherFindings,
  PairDetection,
  slotsOfShare,
} from '@roadstead/recordings';
import { bundledGazetteer } from '../../bundled/bundled-gazetteer.ts';
import { bundledSurroundings } from '../../bundled/bundled-surroundings.ts';
import { type PackedPart, unpackPart } from './packed-part.ts';

/** A share of the pairs to detect on a thread. */
export interface DetectingOptions {
  readonly parameters: DetectionParameters;
  /** The file with ports of the host. */
  readonly ports: string | undefined;
  /** From 1: that of the thread which merges is 0. */
  readonly share: number;
  readonly shares: number;
}

/** A part of the reports for a thread that detects. */
export interface DetectingRequest {
  readonly part: PackedPart;
  readonly sequence: number;
  /** With the beginning of a pass: the static data that are known before the first report. */
  readonly statics: readonly (readonly [Mmsi, StaticHistoryJson])[];
}

/** Returns the bundled data, with ports of a file. */
export function detectionData(ports: string | undefined): DetectionData {
  return {
    surroundings: async () => bundledSurroundings(await bundledGazetteer(ports)),
    portAreasNear: async () => (await bundledGazetteer(ports)).portAreasNear,
  };
}

/** Detects in the parts that arrive, and posts the findings of each; nothing is found in one that is no step. @returns rejects when it fails */
export function detectOnPort(
  port: Pick<MessagePort, 'on' | 'postMessage'>,
  { parameters, ports, share, shares }: DetectingOptions,
): Promise<never> {
  const data = detectionData(ports);
  let pairs: PairDetection | undefined;
  const process = async ({ part: packed, sequence, statics }: DetectingRequest): Promise<void> => {
    const part = unpackPart(packed);
    let found: Pick<OtherFindings, 'transitions' | 'known'> = { transitions: [], known: [] };
    if (part.kind === 'begin') {
      const known = async (): Promise<Map<Mmsi, StaticHistory>> =>
        new Map(statics.map(([mmsi, json]) => [mmsi, StaticHistory.restore(json)]));
      pairs = await PairDetection.create(parameters, data, known, slotsOfShare(share, shares));
    } else if (part.kind === 'statics') pairs?.addStatics(part);
    else if (pairs) found = pairs.step(part);
    // The thread that merges knows it now.
    for (const { uuid } of found.known) pairs?.assessments?.delete(uuid);
    port.postMessage({ ...found, share, sequence } satisfies OtherFindings);
  };
  return new Promise((_, reject) => {
    let processed = Promise.resolve();
    port.on('message', (request: DetectingRequest) => {
      processed = processed.then(() => process(request));
      processed.catch(reject);
    });
  });
}

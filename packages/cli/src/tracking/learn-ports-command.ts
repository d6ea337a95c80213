import { createPlaceDirectory, type LearnedCounts, PortLearner } from '@roadstead/gazetteer';
import { codes } from '@roadstead/gazetteer/codes';
import type { PositionSource, RunCounts } from '@roadstead/recordings';
import { createTracker, type StatusFix, StopFinder } from '@roadstead/tracking';
import { bundledGazetteer } from '../bundled/bundled-gazetteer.ts';
import { EXIT_INTERRUPTED, EXIT_OK, type Host, writeText } from '../host/host.ts';
import { fileOutput, streamOutput } from '../host/output.ts';
import { takeUntilAborted } from '../host/take-until-aborted.ts';
import { Progress } from '../ingest/progress.ts';
import { rejectionText } from '../ingest/summary.ts';
import { storeFiles } from '../operations/open-store.ts';
import { storedHistory } from '../sts/detect-source.ts';
import { formatCount, formatNumber } from '../text/format-text.ts';
import type { LearnPortsOptions } from './learn-ports-options.ts';

const ALWAYS = { beginMs: Number.NEGATIVE_INFINITY, endMs: Number.POSITIVE_INFINITY };

/** Runs `roadstead learn ports`. @returns the exit code. @throws UserError for a missing store, or a wrong file */
export async function learnPortsCommand(
  { data, ports, out }: LearnPortsOptions,
  host: Host,
): Promise<number> {
  const learner = new PortLearner(await bundledGazetteer(ports), createPlaceDirectory(codes));
  const source = await storedHistory(data, ALWAYS);
  const inputs = [...storeFiles(data), ...(ports === undefined ? [] : [ports])];
  try {
    const output = out === undefined ? streamOutput(host.stdout) : await fileOutput(out, inputs);
    try {
      await addStops(source, learner, host);
      if (host.interrupted.aborted) return EXIT_INTERRUPTED;
      const { features, counts } = learner.propose();
      const lines = features.map((feature) => JSON.stringify(feature)).join(',\n');
      await output.append([`{"type":"FeatureCollection","features":[\n${lines}\n]}\n`]);
      await output.finish();
      await writeText(host.stderr, summaryText(counts, source.counts, out));
      return EXIT_OK;
    } finally {
      await output.discard();
    }
  } finally {
    await source.close();
  }
}

/** Cleans the history of a store, and adds the stops of its ships. */
async function addStops(
  { read, counts }: PositionSource,
  learner: PortLearner,
  host: Host,
): Promise<void> {
  const tracker = createTracker();
  const stops = new StopFinder();
  const progress = new Progress(host, counts, undefined);
  const addFixes = (fixes: readonly StatusFix[]): void => {
    for (const stop of stops.step(fixes)) learner.add(stop);
  };
  try {
    for await (const reports of takeUntilAborted(read(), host.interrupted)) {
      const step = tracker.step(reports);
      counts.addStep(step);
      addFixes(step.batch.fixes);
      progress.show(counts.lastMs ?? Number.NEGATIVE_INFINITY);
    }
    const step = tracker.end();
    counts.addStep(step);
    addFixes(step.batch.fixes);
    for (const stop of stops.end()) learner.add(stop);
  } finally {
    progress.clear();
  }
}

function summaryText(learned: LearnedCounts, counts: RunCounts, out: string | undefined): string {
  const { stops, known, unused, ports, berths, anchorages } = learned;
  const place = out === undefined ? '' : ` to ${out}`;
  const outside = stops - known;
  return (
    `Read ${formatCount(counts.fixes, 'position')} with ${formatCount(stops, 'stop')}, ${formatNumber(outside)} of them outside known ports and anchorages.\n` +
    `Wrote ${formatCount(berths, 'berth area')}, ${formatCount(ports, 'new port')} and ${formatCount(anchorages, 'anchorage')}${place}; ` +
    `${formatCount(unused, 'stop')} without a status or a repetition taught nothing.\n` +
    rejectionText(counts, counts.fixes)
  );
}

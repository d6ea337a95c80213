import type { StsTransition } from '@roadstead/model';
import type { SimulationBatch } from '@roadstead/simulator';
import { type TextOutput, write } from './host.ts';
import { streamOutput } from './output.ts';
import { REPORT_FORMATS, type ReportFormat } from './report-formats.ts';
import type { RunFolder } from './run-folder.ts';
import type { StatusLine } from './status-line.ts';
import { mmsiText, timeText } from './words.ts';

/** Where a run's outputs go while it goes on. */
export interface Sink {
  batch(batch: SimulationBatch): Promise<void>;
  transitions(transitions: readonly StsTransition[]): Promise<void>;
}

/** Of a run that only its score is wanted of. */
export const SILENT: Sink = { batch: nothing, transitions: nothing };

/** What a folder keeps of a run. */
export function folderSink(folder: RunFolder): Sink {
  return { batch: (batch) => folder.add(batch), transitions: nothing };
}

/** Reports as they are delivered. @param line gives way where reports go to the same terminal */
export function feedSink(output: TextOutput, format: ReportFormat, line: StatusLine): Sink {
  const writer = REPORT_FORMATS[format]();
  const stream = streamOutput(output);
  let isFirst = true;
  return {
    async batch({ reports }) {
      const lines = reports.map((observed) => writer.line(observed));
      if (isFirst) lines.unshift(writer.header);
      isFirst = false;
      if (output.isTTY) line.clear();
      await stream.append(lines);
    },
    transitions: nothing,
  };
}

/** At a speed that people can follow: events as they become known. @param line gives way to them */
export function liveSink(output: TextOutput, line: StatusLine): Sink {
  return {
    batch: nothing,
    async transitions(transitions) {
      if (transitions.length > 0) line.clear();
      for (const { kind, event } of transitions) {
        const atMs = kind === 'fired' ? event.discoveredTimeMs : event.endDiscoveredTimeMs;
        const ships = `${mmsiText(event.first.mmsi)} and ${mmsiText(event.second.mmsi)}`;
        const what = kind === 'fired' ? 'have stayed together since' : 'have parted; together from';
        await write(
          output,
          `${timeText(atMs ?? event.discoveredTimeMs)}  ${ships} ${what} ${timeText(event.activationTimeMs)}\n`,
        );
      }
    },
  };
}

function nothing(): Promise<void> {
  return Promise.resolve();
}

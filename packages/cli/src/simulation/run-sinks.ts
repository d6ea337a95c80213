import type { StsTransition } from '@roadstead/model';
import type { SimulationBatch } from '@roadstead/simulator';
import { type TextOutput, writeText } from '../host/host.ts';
import { streamOutput } from '../host/output.ts';
import type { StatusLine } from '../host/status-line.ts';
import { formatMmsi, formatTime } from '../text/format-text.ts';
import { REPORT_WRITERS } from './report-formats.ts';
import type { RunFolder } from './run-folder.ts';
import type { ReportFormat } from './simulate-options.ts';

/** An output of a run while it is simulated. */
export interface Sink {
  batch(batch: SimulationBatch): Promise<void>;
  transitions(transitions: readonly StsTransition[]): Promise<void>;
}

/** For runs that are only scored. */
export const SILENT: Sink = { batch: nothing, transitions: nothing };

/** Writes the reports and tracks of a run into its folder. */
export function folderSink(folder: RunFolder): Sink {
  return { batch: (batch) => folder.add(batch), transitions: nothing };
}

/** Writes reports as they are delivered. @param line is cleared if reports go to the same terminal */
export function feedSink(output: TextOutput, format: ReportFormat, line: StatusLine): Sink {
  const writer = REPORT_WRITERS[format]();
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

/** Writes events as they are detected. @param line is cleared before an event */
export function liveSink(output: TextOutput, line: StatusLine): Sink {
  return {
    batch: nothing,
    async transitions(transitions) {
      if (transitions.length > 0) line.clear();
      for (const { kind, event } of transitions) {
        const atMs = kind === 'fired' ? event.discoveredTimeMs : event.endDiscoveredTimeMs;
        const ships = `${formatMmsi(event.first.mmsi)} and ${formatMmsi(event.second.mmsi)}`;
        const what =
          kind === 'fired' ? 'have stayed together since' : 'have separated; together from';
        await writeText(
          output,
          `${formatTime(atMs ?? event.discoveredTimeMs)}  ${ships} ${what} ${formatTime(event.activationTimeMs)}\n`,
        );
      }
    },
  };
}

function nothing(): Promise<void> {
  return Promise.resolve();
}

import type { DefineCommand } from '../command-line/define-command.ts';
import { portsOption } from '../command-line/ports-option.ts';
import { withRecordingOptions } from '../command-line/recording-options.ts';
import { withStoreOrService } from '../command-line/store-options.ts';
import type { IngestOptions } from './ingest-options.ts';

const EXAMPLES = `
Examples:
  roadstead ingest day.csv --data harbour
  zstdcat day.csv.zst | roadstead ingest - --data harbour
  roadstead ingest odd.csv \\
    --columns timestamp=when,longitude=x/600000,latitude=y/600000

Files that are not in order of time are sorted first, if need be in temporary
files; a pipe cannot be read twice, so its late reports are stored, but not used
for detection.

One program at a time writes to a store. Exit code: 0 success, 1 less than 95 %
of the positions of ships could be used (--allow-rejected makes it 0), 2 wrong
usage or
an unusable input or store, 130 interrupted (the reports read so far are
stored).
`;

/** Defines `ingest`: recordings into a store. */
export const defineIngest: DefineCommand = (command, { host, exit }) => {
  withRecordingOptions(withStoreOrService(command))
    .description(
      'Reads AIS recordings (NMEA 0183, CSV or JSON lines, optionally gzipped; several are merged by time) into a store, ' +
        'and runs the configurations of the store on them. Reports that are already stored are not stored twice.',
    )
    .argument('<input...>', 'files, or - for standard input')
    .addOption(portsOption())
    .addHelpText('after', EXAMPLES)
    .action(async (inputs: readonly string[], options: Omit<IngestOptions, 'inputs'>) => {
      const { ingestCommand } = await import('./ingest-command.ts');
      exit(await ingestCommand({ ...options, inputs }, host));
    });
};

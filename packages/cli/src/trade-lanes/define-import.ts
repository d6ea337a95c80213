import { Argument } from 'commander';
import type { DefineCommand } from '../command-line/define-command.ts';
import { portsOption } from '../command-line/ports-option.ts';
import { withStore } from '../command-line/store-options.ts';
import { IMPORT_KINDS, type ImportKind, type ImportOptions } from './import-options.ts';

const EXAMPLES = `
Columns of schedules, one row for each call, the rows of a voyage in sequence:
  vessel_operator_carrier_code, carrier_voyage_number, vessel_imo_number,
  un_location_code, arrival_datetime, departure_datetime
Columns of bookings, one row for each group of containers:
  vessel_operator_carrier_code, carrier_booking_number,
  origin_un_location_code, destination_un_location_code, count,
  planned_voyage_number, actual_voyage_number, changed_by (carrier or shipper)

Examples:
  roadstead import schedules schedules.csv --data harbour
  roadstead import bookings bookings.ndjson --data harbour --all-or-nothing

Exit code: 0 success, 2 wrong usage, an unusable file or store, or no usable row
in the file; 130 interrupted (the rows imported so far stay).
`;

/** Defines `import`: carriers' schedules or bookings into a store. */
export const defineImport: DefineCommand = (command, { host, exit }) => {
  withStore(command)
    .description(
      "Imports carriers' voyages (kind: schedules) or bookings (kind: bookings) into a store, from a file with the " +
        'extension .csv, .json or .ndjson. Existing ones are replaced. Invalid rows are reported, and the others imported.',
    )
    .addArgument(new Argument('<kind>', 'the kind of rows').choices(IMPORT_KINDS))
    .argument('<file>', 'the file to import')
    .addOption(portsOption())
    .option('--all-or-nothing', 'import nothing if a row is invalid: the file is read twice')
    .addHelpText('after', EXAMPLES)
    .action(
      async (kind: ImportKind, file: string, options: Omit<ImportOptions, 'kind' | 'file'>) => {
        const { importCommand } = await import('./import-command.ts');
        exit(await importCommand({ ...options, kind, file }, host));
      },
    );
};

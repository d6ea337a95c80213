import { Option } from 'commander';
import { parseNotEmpty } from './store-options.ts';

/** The ports of the host. */
export function portsOption(): Option {
  return new Option(
    '--ports <file>',
    'ports, areas, berths and anchorages of your own, beside the bundled ones: GeoJSON',
  ).argParser(parseNotEmpty);
}

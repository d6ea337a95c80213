import { type Command, Option } from 'commander';
import type { DefineCommand } from '../command-line/define-command.ts';
import { numberOption, wholeNumberOption } from '../command-line/number-option.ts';
import { portsOption } from '../command-line/ports-option.ts';
import { DATA_FOLDER, parseNotEmpty, STORE_PLACE } from '../command-line/store-options.ts';
import { UserError } from '../host/host.ts';
import type { Feed } from '../ingest/feeds/feed.ts';
import { withoutSecrets } from '../ingest/feeds/feed-url.ts';
import { parseFeed } from '../ingest/feeds/parse-feed.ts';
import { ADDRESS, type ServeOptions } from './serve-options.ts';

const EXAMPLES = `
Examples:
  roadstead serve --data harbour
  roadstead serve --store memory --speed 600 \\
    --scenario scenarios/bunkering-at-anchor-4h.yaml
  ROADSTEAD_ADMIN_PASSWORD=… roadstead serve --data harbour
  roadstead serve --data harbour \\
    --feed tcp://receiver.example:4001 --feed udp://:10110
  AISSTREAM_API_KEY=… roadstead serve --data harbour \\
    --feed 'aisstream://?box=24,59.5,26,60.5'
  roadstead serve --data harbour --feed wss://meri.digitraffic.fi/mqtt

It prints \`listening on http://HOST:PORT\` when it is ready; /docs documents the
interface. Ctrl-C or SIGTERM stops it; acknowledged data is never lost. The
first administrator is created from ROADSTEAD_ADMIN_USER,
ROADSTEAD_ADMIN_PASSWORD and ROADSTEAD_ADMIN_API_KEY if they are set.
`;

/** Defines `serve`: the service over HTTP. */
export const defineServe: DefineCommand = (command, { host, exit }) => {
  withClusterOptions(command)
    .description(
      'Ingests AIS reports into a store, detects ship-to-ship transfers as reports arrive, and serves the HTTP interface. ' +
        'The first start creates an administrator and prints the password once.',
    )
    .option('--config <file>', 'settings (YAML); options of the command line take precedence')
    .addOption(
      new Option(
        '--host <address>',
        `the address to listen on (default: ${ADDRESS.host})`,
      ).argParser(parseNotEmpty),
    )
    .addOption(
      wholeNumberOption(
        '--port <number>',
        `the port; 0 is any free one (default: ${ADDRESS.port})`,
        0,
        65_535,
      ),
    )
    .addOption(
      new Option('--data <folder>', `${STORE_PLACE} (default: ${DATA_FOLDER})`).argParser(
        parseNotEmpty,
      ),
    )
    .addOption(
      new Option(
        '--store <kind>',
        'the kind of store; memory is lost at the end (default: sqlite)',
      ).choices(['sqlite', 'memory']),
    )
    .addOption(portsOption())
    .addOption(
      new Option(
        '--feed <source>',
        'live reports: tcp://HOST:PORT, udp://:PORT, file:PATH, - (standard input), aisstream://?box=…, ' +
          'mqtt[s]://HOST, mqtt+ws[s]://HOST/PATH, ws[s]://HOST/PATH or http[s]://HOST/PATH (may be repeated)',
      ).argParser(addFeed),
    )
    .option(
      '--threads',
      'ingest, detection and jobs on a thread of their own, so that requests do not slow them down',
    )
    .option('--scenario <file>', 'play a simulated scenario into the service')
    .addOption(
      numberOption('--speed <factor>', 'simulated seconds per real second', {
        min: 0.1,
        max: 100_000,
      }).default(1),
    )
    .addHelpText('after', EXAMPLES)
    .action(async (options: ServeOptions) => {
      const { serveCommand } = await import('./serve-command.ts');
      exit(await serveCommand(options, host));
    });
};

function addFeed(text: string, before: readonly Feed[] = []): readonly Feed[] {
  const feed = parseFeed(text);
  if (feed.ok) return [...before, feed.value];
  // The message of the option parser would repeat the text with its secrets.
  throw new UserError(`--feed ${withoutSecrets(text)}: ${feed.error}`);
}

/** Adds the options of the processes of a cluster. */
function withClusterOptions(command: Command): Command {
  return command
    .addOption(
      new Option(
        '--role <role>',
        'the role of this process in a cluster, whose processes have the same --data postgres://… and --log',
      ).choices(['leader', 'api', 'detector']),
    )
    .option('--standby', 'a detector that only continues the work of one that has died, at once')
    .addOption(
      new Option('--log <address>', 'the log of a cluster, nats://HOST:PORT').argParser(
        parseNotEmpty,
      ),
    )
    .addOption(
      new Option(
        '--node-host <address>',
        'the address at which API processes reach the leader of a cluster (default: 127.0.0.1)',
      ).argParser(parseNotEmpty),
    )
    .addOption(
      wholeNumberOption('--node-port <number>', 'its port (default: 0, any free one)', 0, 65_535),
    );
}

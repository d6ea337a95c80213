import { Option } from 'commander';
import type { DefineCommand } from '../command-line/define-command.ts';
import { wholeNumberOption } from '../command-line/number-option.ts';
import { parseNotEmpty } from '../command-line/store-options.ts';
import {
  CLUSTER_DATA,
  CLUSTER_LOG,
  CLUSTER_PORT,
  type ClusterCommandOptions,
} from './cluster-options.ts';

const EXAMPLES = `
Examples:
  docker run --detach --publish 127.0.0.1:5432:5432 \\
    --env POSTGRES_HOST_AUTH_METHOD=trust postgres:15
  docker run --detach --publish 127.0.0.1:4222:4222 nats:2.10 --jetstream
  roadstead cluster --port 8080
  ROADSTEAD_ADMIN_PASSWORD=… roadstead ingest day.csv \\
    --url http://127.0.0.1:8081

Kill a process by the number that is printed, and look what happens: it is
started again, and the others go on. The first start prints the password of
the administrator. Ctrl-C stops all. To run a cluster for others, start each
process by itself: roadstead serve --role.
`;

/** Defines `cluster`: all processes of a cluster on this machine. */
export const defineCluster: DefineCommand = (command, { host, exit }) => {
  command
    .description(
      'Starts a cluster on this machine for trying: a leader, which also runs jobs, three API processes, two detectors and a standby that continues the work of one that dies, ' +
        'on a PostgreSQL database and a NATS server with JetStream that are there.',
    )
    .addOption(
      new Option('--data <address>', 'the database, postgres://USER@HOST/DATABASE')
        .default(CLUSTER_DATA)
        .argParser(parseNotEmpty),
    )
    .addOption(
      new Option('--log <address>', 'the log, nats://HOST:PORT/STREAM')
        .default(CLUSTER_LOG)
        .argParser(parseNotEmpty),
    )
    .addOption(
      wholeNumberOption(
        '--port <number>',
        'the port of the first API process; the others have the next ones',
        1,
        65_533,
      ).default(CLUSTER_PORT),
    )
    .addHelpText('after', EXAMPLES)
    .action(async (options: ClusterCommandOptions) => {
      const { clusterCommand } = await import('./cluster-command.ts');
      exit(await clusterCommand(options, host));
    });
};

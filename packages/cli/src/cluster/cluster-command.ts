import { randomBytes } from 'node:crypto';
import { KEY_BYTES } from '../alerts/aes-cipher.ts';
import { EXIT_OK, type Host, UserError, writeText } from '../host/host.ts';
import { createLineLogger } from '../operations/create-line-logger.ts';
import { openDatabase } from '../operations/database-store.ts';
import { waitForSignal } from '../operations/wait-for-shutdown.ts';
import { type ChildPlan, ChildProcesses } from './child-processes.ts';
import type { ClusterCommandOptions } from './cluster-options.ts';
import { openLog } from './open-log.ts';

const APIS = 3;
const DETECTORS = 2;

/** Runs a cluster on this machine until it is interrupted. @returns the exit code. @throws UserError */
export async function clusterCommand(options: ClusterCommandOptions, host: Host): Promise<number> {
  await checkServers(options);
  const children = new ChildProcesses(withSecretsKey(host.env), createLineLogger(host));
  const urls = apiPorts(options).map((port) => `http://127.0.0.1:${port}`);
  await writeText(host.stdout, `starting a cluster: ${urls.join(', ')}\n`);
  const running = plans(options).map((plan) => children.run(plan));
  // A process ends by itself only where its options are wrong, or its port is in use.
  const code = await Promise.race([...running, waitForSignal(host).then(() => EXIT_OK)]);
  children.stop();
  await Promise.all(running);
  return code;
}

/** The secrets of webhooks are encrypted with one key by all leaders; without one in the environment, with one of this run. */
function withSecretsKey(env: Host['env']): Host['env'] {
  return { ROADSTEAD_SECRETS_KEY: randomBytes(KEY_BYTES).toString('base64'), ...env };
}

/** @throws UserError with advice where a server is missing */
async function checkServers({ data, log }: ClusterCommandOptions): Promise<void> {
  try {
    await (await openLog(log)).close();
    await (await openDatabase(data)).close();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(
      `${error.message} A cluster needs PostgreSQL 15 and NATS with JetStream; see roadstead cluster --help.`,
    );
  }
}

function apiPorts({ port }: ClusterCommandOptions): readonly number[] {
  return Array.from({ length: APIS }, (_, at) => port + at);
}

function plans(options: ClusterCommandOptions): readonly ChildPlan[] {
  const { data, log } = options;
  const serve = (role: string, port: number, ...more: readonly string[]): readonly string[] => [
    ...process.execArgv,
    ...[process.argv[1], 'serve', '--role', role, '--data', data, '--log', log],
    ...['--port', `${port}`, ...more],
  ];
  return [
    { name: 'leader', args: serve('leader', 0) },
    ...apiPorts(options).map((port, at) => ({ name: `api-${at + 1}`, args: serve('api', port) })),
    ...Array.from({ length: DETECTORS }, (_, at) => ({
      ...{ name: `detector-${at + 1}`, args: serve('detector', 0) },
    })),
    { name: 'detector-standby', args: serve('detector', 0, '--standby') },
  ];
}

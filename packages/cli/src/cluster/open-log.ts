import type { PositionLog } from '@roadstead/contracts';
import { LogError } from '@roadstead/contracts';
import { createNatsLog } from '@roadstead/log-nats';
import { UserError } from '../host/host.ts';

const NAME = 'roadstead';
/** An hour of 5 000 position reports a second, which is what a leader or worker may lag behind. */
const BYTES_MAX = 2 ** 30;

/**
 * Opens the log of a cluster.
 * @param url `nats://[USER:PASSWORD@]HOST[:PORT][,HOST…][/NAME]`, with `bytesMax` and `replicas` for a stream that does not exist yet
 * @throws UserError
 */
export async function openLog(url: string): Promise<PositionLog> {
  const { hosts, user, pass, name, query } = parseAddress(url);
  try {
    return await createNatsLog({
      connection: { servers: [...hosts], ...(user !== '' && { user, pass }) },
      name,
      bytesMax: Number(query.get('bytesMax') ?? BYTES_MAX),
      ...(query.has('replicas') && { replicas: Number(query.get('replicas')) }),
    });
  } catch (error) {
    if (error instanceof LogError || error instanceof RangeError)
      throw new UserError(`The log cannot be opened: ${error.message.replace(/\.$/, '')}.`, {
        cause: error,
      });
    throw error;
  }
}

const ADDRESS = /^nats:\/\/(?:([^:@/]*)(?::([^@/]*))?@)?([^/?]+)(?:\/([^?]*))?(?:\?(.*))?$/;

/** The text may contain a password, so no message has it. */
function parseAddress(url: string) {
  const found = ADDRESS.exec(url);
  if (!found) throw new UserError('--log is not an address such as nats://127.0.0.1:4222.');
  const [, user = '', pass = '', hosts = '', name = '', query = ''] = found;
  return {
    user: decodeURIComponent(user),
    pass: decodeURIComponent(pass),
    hosts: hosts.split(','),
    name: name === '' ? NAME : name,
    query: new URLSearchParams(query),
  };
}

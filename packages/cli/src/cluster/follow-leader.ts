import { setTimeout } from 'node:timers/promises';
import type { Store } from '@roadstead/contracts';
import type { LeaderCalls } from '@roadstead/service';
import { WebSocket } from 'ws';
import { readLeaderAddress } from './leader-address.ts';
import { describeDifferences, type SharedSettings } from './shared-settings.ts';
import { CONNECTION_BYTES_MAX, socketConnection } from './socket-connection.ts';

/** Time between two attempts to connect: the next leader begins some seconds after the one before has ended. */
const ATTEMPT_MS = 500;
const HANDSHAKE_MS = 2000;

/**
 * Connects to the leader that the store names, again and again, until the signal is aborted.
 * @param settings of this process, which are compared with those of each leader @param log receives lines for operators
 */
export async function followLeader(
  store: Store,
  leader: LeaderCalls,
  settings: SharedSettings,
  log: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const connected = await connect(store, leader).catch(() => undefined);
    if (connected) {
      log(`connected to the leader at ${connected.url}`);
      const differences = describeDifferences(settings, connected.settings);
      if (differences !== undefined) log(differences);
      const abort = (): void => leader.close();
      signal.addEventListener('abort', abort);
      // Aborted while it was connecting: no event follows.
      if (signal.aborted) abort();
      await connected.ended;
      signal.removeEventListener('abort', abort);
      if (!signal.aborted) log('the connection to the leader has ended');
    }
    await setTimeout(ATTEMPT_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** @returns undefined before there is a leader */
async function connect(
  store: Store,
  leader: LeaderCalls,
): Promise<
  | { readonly url: string; readonly settings: SharedSettings; readonly ended: Promise<void> }
  | undefined
> {
  const address = await readLeaderAddress(store);
  if (!address) return undefined;
  const { url, secret, settings = {} } = address;
  const socket = new WebSocket(url, {
    headers: { authorization: `Bearer ${secret}` },
    ...{
      maxPayload: CONNECTION_BYTES_MAX,
      perMessageDeflate: false,
      handshakeTimeout: HANDSHAKE_MS,
    },
  });
  return new Promise((resolve, reject) => {
    // At once: the first message may arrive with the response.
    socket.once('open', () =>
      resolve({ url, settings, ended: leader.connect(socketConnection(socket)) }),
    );
    socket.once('error', reject);
  });
}

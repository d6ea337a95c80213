import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { systemCode } from '../host/host.ts';

const RESPONSE_BYTES_MAX = 64 * 1024;

/**
 * Sends one request with a body, by a connection of its own, and reads up to 64 kB of the response. Redirects are not followed.
 * @param connected called when the connection is established, after which the receiver may have the request
 * @returns its status
 * @throws the error of the connection, or the reason of the signal
 */
export function exchange(
  url: URL,
  body: Buffer,
  { headers, ...options }: RequestOptions,
  connected: () => void = () => {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:';
    const begin = isSecure ? httpsRequest : httpRequest;
    const all = { ...(headers as object), 'content-length': body.length };
    const request = begin(url, { agent: false, ...options, headers: all }, (response) => {
      const status = response.statusCode ?? 0;
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes <= RESPONSE_BYTES_MAX) return;
        resolve(status);
        request.destroy();
      });
      response.on('end', () => resolve(status));
      response.on('error', reject);
    });
    request.on('socket', (socket) => {
      socket.once(isSecure ? 'secureConnect' : 'connect', connected);
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Returns the reason of a failed connection. Messages of the system contain addresses, which the user may not know. */
export function connectionError(error: unknown): string {
  return `The connection failed (${systemCode(error) ?? 'unknown reason'}).`;
}

import { promisify } from 'node:util';
import { constants, deflateRaw } from 'node:zlib';
import type { StreamHost } from '../stream/stream-host.ts';

/** For rows of positions 3 % more bytes than the default, 6, in less than half of the time. */
const LEVEL = 4;

const deflate = promisify<Uint8Array, object, Buffer>(deflateRaw);

/** Returns the timers and the compression of Node, for the option `streams`. */
export function nodeStreamHost(): StreamHost {
  return {
    repeatEvery(ms, run) {
      const timer = setInterval(run, ms);
      timer.unref();
      return () => clearInterval(timer);
    },
    deflate: (bytes) => deflate(bytes, { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH }),
  };
}

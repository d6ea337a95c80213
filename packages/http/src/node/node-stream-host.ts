import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { constants, deflateRaw, deflateRawSync, type ZlibOptions } from 'node:zlib';
import type { StreamHost } from '../stream/stream-host.ts';

/** For rows of positions 5 % more bytes than the default, 6, in a third of the time. */
const LEVEL = 1;
/** In a thread of its own a short text takes three times as long as it takes here: below 0.2 ms. */
const SYNCHRONOUS_BYTES_MAX = 16 * 1024;

const deflateInThread = promisify<Uint8Array, object, Buffer>(deflateRaw);

/** Returns the timers and the compression of Node, for the option `streams`. */
export function nodeStreamHost(): StreamHost {
  return {
    repeatEvery(ms, run) {
      const timer = setInterval(run, ms);
      timer.unref();
      return () => clearInterval(timer);
    },
    yieldToEventLoop: () => setImmediate(),
    async deflate(bytes) {
      const options = optionsOf(bytes);
      return bytes.length <= SYNCHRONOUS_BYTES_MAX
        ? deflateRawSync(bytes, options)
        : deflateInThread(bytes, options);
    },
  };
}

/** Returns options with a window and a buffer no larger than needed: to clear the usual 256 kB takes longer than a short text. */
function optionsOf({ length }: Uint8Array): ZlibOptions {
  const bits = Math.ceil(Math.log2(Math.max(1, length)));
  return {
    level: LEVEL,
    finishFlush: constants.Z_SYNC_FLUSH,
    windowBits: Math.max(9, Math.min(15, bits)),
    memLevel: Math.max(5, Math.min(8, bits - 7)),
    chunkSize: Math.max(64, length),
  };
}

import { stat, statfs } from 'node:fs/promises';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { lastBackupMs } from './last-backup.ts';
import { storeFile } from './open-store.ts';

/** Delays of the event loop: below 50 ms nobody notices, above a second probes fail. */
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];
/** A delay is measured this often. */
const SAMPLE_MS = 20;
const MS_PER_SECOND = 1000;

/** Metrics of this process and of its store. */
export interface HostMetrics {
  /** Returns them in the text format of Prometheus. */
  readonly text: () => Promise<string>;
  readonly stop: () => void;
}

/**
 * @param folder of the store; undefined for a store in memory
 * @param readReusableBytes returns the bytes of deleted data in the store; undefined before it is open
 */
export function createHostMetrics(
  folder: string | undefined,
  readReusableBytes: () => Promise<number> | undefined,
): HostMetrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const timer = sampleLoopDelay(
    new Histogram({
      name: 'roadstead_event_loop_delay_seconds',
      help: 'Delays of a timer, by which requests are delayed too.',
      buckets: BUCKETS_SECONDS,
      registers,
    }),
  );
  if (folder !== undefined) {
    addStoreSizes(folder, registers);
    addReusableBytes(readReusableBytes, registers);
    addFreeSpace(folder, registers);
    addLastBackup(folder, registers);
  }
  return { text: () => register.metrics(), stop: () => clearInterval(timer) };
}

function sampleLoopDelay(histogram: Histogram): NodeJS.Timeout {
  let dueMs = performance.now() + SAMPLE_MS;
  return setInterval(() => {
    const nowMs = performance.now();
    histogram.observe(Math.max(0, nowMs - dueMs) / MS_PER_SECOND);
    dueMs = nowMs + SAMPLE_MS;
  }, SAMPLE_MS).unref();
}

function addStoreSizes(folder: string, registers: Registry[]): void {
  const files = { database: storeFile(folder), wal: `${storeFile(folder)}-wal` };
  new Gauge({
    name: 'roadstead_store_bytes',
    help: 'Sizes of the files of the store: the database and its write-ahead log.',
    labelNames: ['file'],
    registers,
    async collect() {
      for (const [file, path] of Object.entries(files)) {
        const size = await stat(path).then(
          (found) => found.size,
          // The log exists only while the store is open.
          () => 0,
        );
        this.set({ file }, size);
      }
    },
  });
}

function addReusableBytes(
  readReusableBytes: () => Promise<number> | undefined,
  registers: Registry[],
): void {
  new Gauge({
    name: 'roadstead_store_reusable_bytes',
    help: 'Bytes of deleted data in the database, which later data use before it grows.',
    registers,
    async collect() {
      this.set((await readReusableBytes()) ?? 0);
    },
  });
}

function addFreeSpace(folder: string, registers: Registry[]): void {
  new Gauge({
    name: 'roadstead_store_free_bytes',
    help: 'Free bytes of the disk of the store.',
    registers,
    async collect() {
      const { bavail, bsize } = await statfs(folder);
      this.set(bavail * bsize);
    },
  });
}

function addLastBackup(folder: string, registers: Registry[]): void {
  new Gauge({
    name: 'roadstead_last_backup_timestamp_seconds',
    help: 'Time of the last `roadstead backup`; 0 before the first.',
    registers,
    async collect() {
      this.set(((await lastBackupMs(folder)) ?? 0) / MS_PER_SECOND);
    },
  });
}

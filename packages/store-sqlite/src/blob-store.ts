import { crc32 } from 'node:zlib';
import { type BlobStore, StoreError } from '@roadstead/contracts';
import type { SqliteConnection } from './connection.ts';
import { orderedText } from './ordered-text.ts';
import type { Transactions } from './transactions.ts';

/** Blobs are stored in parts: SQLite copies each bound value several times, which limits the copies to a part. */
const PART_BYTES = 4 * 2 ** 20;

/**
 * The log is checkpointed after so many bytes of blobs, in some milliseconds: their pages are written once, so nothing is saved by
 * waiting for the checkpoint of all pages, which takes 60 ms and more.
 */
const CHECKPOINT_BYTES = 4 * 2 ** 20;

const INSERTION = 'REPLACE INTO keep (name, part, bytes) VALUES (?, ?, ?)';
const SELECTION = 'SELECT bytes FROM keep WHERE name = ? AND part = ?';

/** Creates the blobs of a store: bytes by name. `put` copies the bytes once. */
export function createBlobStore(
  connection: SqliteConnection,
  transactions: Transactions,
): BlobStore {
  const removeFrom = (name: string, part: number): void => {
    connection.run('DELETE FROM keep WHERE name = ? AND part >= ?', name, part);
  };
  let bytesInLog = 0;
  const checkpoint = (bytes: number): void => {
    bytesInLog += bytes;
    if (bytesInLog < CHECKPOINT_BYTES) return;
    bytesInLog = 0;
    try {
      connection.row('PRAGMA wal_checkpoint(PASSIVE)');
    } catch {
      // On a full disk the log grows until a later one.
    }
  };
  return {
    read: async (text) => transactions.read(() => readBlob(text, connection)),

    put(text, content) {
      const name = orderedText(text);
      const bytes = new Uint8Array(content);
      return transactions.prepare((transaction) => {
        transaction.afterCommit(() => checkpoint(bytes.length));
        const parts = Math.max(1, Math.ceil(bytes.length / PART_BYTES));
        let crc = 0;
        for (let part = 0; part < parts; part++) {
          const partBytes = bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
          connection.run(INSERTION, name, part, partBytes);
          crc = crc32(partBytes, crc);
        }
        connection.run('REPLACE INTO blob_crc (name, crc32) VALUES (?, ?)', name, crc);
        removeFrom(name, parts);
        return undefined;
      });
    },

    remove(text) {
      const name = orderedText(text);
      return transactions.prepare(() => {
        removeFrom(name, 0);
        connection.run('DELETE FROM blob_crc WHERE name = ?', name);
        return undefined;
      });
    },
  };
}

function readBlob(text: string, connection: SqliteConnection): Uint8Array | undefined {
  const name = orderedText(text);
  const [parts, length] = connection.row(
    'SELECT count(*), sum(length(bytes)) FROM keep WHERE name = ?',
    name,
  ) as [number, number | null];
  if (parts === 0) return undefined;
  const bytes = new Uint8Array(length ?? 0);
  let crc = 0;
  for (let part = 0; part < parts; part++) {
    const [stored] = connection.row(SELECTION, name, part) ?? [];
    const isPart =
      stored instanceof Uint8Array && part * PART_BYTES + stored.length <= bytes.length;
    if (!isPart) throw damaged(text);
    bytes.set(stored, part * PART_BYTES);
    crc = crc32(stored, crc);
  }
  // Blobs of files of version 1 have no CRC.
  const [expected = crc] = connection.row('SELECT crc32 FROM blob_crc WHERE name = ?', name) ?? [];
  if (expected !== crc) throw damaged(text);
  return bytes;
}

function damaged(name: string): StoreError {
  return new StoreError(`The blob ${name} is damaged`, 'damaged');
}

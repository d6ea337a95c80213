import type { StorePiece } from '@roadstead/contracts';
import {
  EXIT_DAMAGED,
  EXIT_INTERRUPTED,
  EXIT_OK,
  type Host,
  UserError,
  writeText,
} from '../../host/host.ts';
import { StatusLine } from '../../host/status-line.ts';
import { formatCount, formatNumber } from '../../text/format-text.ts';
import { storeError } from '../store-error.ts';
import { compareParts } from './compare-parts.ts';
import { copyPieces, finishCopy } from './copy-store.ts';
import {
  assertTwoPlaces,
  hasContent,
  openSource,
  openTarget,
  type StoreToCopy,
} from './open-to-copy.ts';
import { checksumsOf, countOf, type PartChecksum, partOf } from './part-checksums.ts';

/** Runs `roadstead copy-store`. @returns the exit code. @throws UserError */
export async function copyStoreCommand(from: string, to: string, host: Host): Promise<number> {
  await assertTwoPlaces(from, to);
  return withStores(
    openSource(from),
    async (source) => {
      if (await hasContent(source)) return openTarget(to);
      throw new UserError(`${source.place} is empty.`);
    },
    async (source, target) => {
      const progress = new CopyReport(host);
      try {
        const copied = await copyPieces(
          source,
          target,
          (piece, isNew) => progress.add(isNew ? 'copied' : 'compared', piece),
          host.interrupted,
        );
        const { summary } = progress;
        const found = await readChecksums(target, progress, host);
        progress.clear();
        const isSame = await printComparison(copied, found, host);
        if (!isSame) {
          await writeText(
            host.stderr,
            `${target.place} is not a copy. Delete it, and copy again.\n`,
          );
          return EXIT_DAMAGED;
        }
        await finishCopy(source, target);
        await progress.writeDamaged();
        await writeText(host.stderr, `Copied ${source.place} to ${target.place}: ${summary}.\n`);
        return EXIT_OK;
      } catch (error) {
        if (!host.interrupted.aborted || error !== host.interrupted.reason) throw error;
        await writeText(host.stderr, 'Interrupted. The same command continues the copy.\n');
        return EXIT_INTERRUPTED;
      } finally {
        progress.clear();
      }
    },
  );
}

/** Runs `roadstead copy-store --verify`: compares two stores. @returns the exit code. @throws UserError */
export async function verifyStoreCommand(from: string, to: string, host: Host): Promise<number> {
  await assertTwoPlaces(from, to);
  return withStores(
    openSource(from),
    () => openSource(to),
    async (source, target) => {
      const progress = new CopyReport(host);
      try {
        const [one, other] = [
          await readChecksums(source, progress, host),
          await readChecksums(target, progress, host),
        ];
        progress.clear();
        const isSame = await printComparison(one, other, host);
        await progress.writeDamaged();
        const result = isSame ? 'have the same content' : 'differ';
        await writeText(host.stderr, `${source.place} and ${target.place} ${result}.\n`);
        return isSame ? EXIT_OK : EXIT_DAMAGED;
      } finally {
        progress.clear();
      }
    },
  );
}

/** Runs a function with two open stores. @throws UserError for an error of a store */
async function withStores(
  opening: Promise<StoreToCopy>,
  openOther: (source: StoreToCopy) => Promise<StoreToCopy>,
  run: (source: StoreToCopy, target: StoreToCopy) => Promise<number>,
): Promise<number> {
  const source = await opening;
  try {
    const target = await openOther(source);
    try {
      return await run(source, target);
    } finally {
      await target.close();
    }
  } catch (error) {
    throw storeError(error);
  } finally {
    await source.close();
  }
}

function readChecksums(
  { store }: StoreToCopy,
  progress: CopyReport,
  { interrupted }: Host,
): Promise<readonly PartChecksum[]> {
  return checksumsOf(store, (piece) => {
    interrupted.throwIfAborted();
    progress.add('compared', piece);
  });
}

/** @returns whether all parts are the same */
async function printComparison(
  one: readonly PartChecksum[],
  other: readonly PartChecksum[],
  host: Host,
): Promise<boolean> {
  const { isSame, lines } = compareParts(one, other);
  await writeText(host.stdout, lines.map((line) => `${line}\n`).join(''));
  return isSame;
}

/** The progress of a copy as a line on a terminal, and what is reported of it at the end. */
class CopyReport {
  readonly #host: Host;
  readonly #line: StatusLine;
  readonly #damaged = new Set<string>();
  #rows = 0;
  #documents = 0;
  #copyMs = 0;

  constructor(host: Host) {
    this.#host = host;
    this.#line = new StatusLine(host);
  }

  add(verb: 'copied' | 'compared', piece: StorePiece): void {
    if (verb === 'copied' && piece.kind === 'rows') this.#rows += countOf(piece);
    if (verb === 'copied' && piece.kind === 'documents') this.#documents += countOf(piece);
    if (piece.kind === 'arrivals')
      for (const sequence of piece.damaged)
        this.#damaged.add(
          `The batch ${sequence} of ${piece.schema.name} is damaged: it is copied without its reports.`,
        );
    this.#copyMs = this.#line.elapsedMs;
    this.#line.show(() => [`${verb} ${partOf(piece)}`, this.summary]);
  }

  get summary(): string {
    const perSecond = Math.round((1000 * this.#rows) / Math.max(1, this.#copyMs));
    return [
      `${formatCount(this.#rows, 'row')} (${formatNumber(perSecond)} a second)`,
      formatCount(this.#documents, 'document'),
    ].join(', ');
  }

  async writeDamaged(): Promise<void> {
    this.clear();
    for (const each of this.#damaged) await writeText(this.#host.stderr, `${each}\n`);
  }

  clear(): void {
    this.#line.clear();
  }
}

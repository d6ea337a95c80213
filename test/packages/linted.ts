import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** Of what TypeScript resolved before there were `exports`, and of `require`: the packages are ESM alone. */
const RESOLUTIONS_IGNORED = ['node10', 'node16-cjs'];

/** Returns the mistakes of a packed package for its importers and their types. */
export async function mistakesOf(archive: string): Promise<readonly string[]> {
  const bytes = new Uint8Array(readFileSync(archive));
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: bytes.buffer } });
  return [
    ...messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code),
    ...(await typeMistakesOf(bytes)),
  ];
}

async function typeMistakesOf(bytes: Uint8Array): Promise<readonly string[]> {
  const options = { excludeEntrypoints: [/\.(?:bin|html)$/] };
  const checked = await checkPackage(createPackageFromTarballData(bytes), options);
  if (!checked.types) return ['There are no types.'];
  return checked.problems
    .filter((found) => {
      return !('resolutionKind' in found) || !RESOLUTIONS_IGNORED.includes(found.resolutionKind);
    })
    .map((found) => JSON.stringify(found));
}

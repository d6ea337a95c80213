import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Settings } from '../operations/settings-schema.ts';

/** The settings that all processes of a cluster need equal, each by its digest: some have passwords. */
export type SharedSettings = Readonly<Record<string, string>>;

const NAMES = ['vesselEvents', 'retention', 'prices', 'quotas', 'shipLists', 'alerts'] as const;
const SECRETS_KEY = 'ROADSTEAD_SECRETS_KEY';
const DIGEST_CHARACTERS = 16;

/** Returns the digests of the settings that are set. The file of ports counts by its content. */
export async function sharedSettings(
  settings: Settings & { readonly ports?: string | undefined },
  env: Readonly<Record<string, string | undefined>>,
): Promise<SharedSettings> {
  const values = [
    ...NAMES.map((name) => [name, settings[name]] as const),
    ['ports', settings.ports === undefined ? undefined : await readFile(settings.ports, 'utf8')],
    [SECRETS_KEY, env[SECRETS_KEY]],
  ] as const;
  return Object.fromEntries(
    values.flatMap(([name, value]) => (value === undefined ? [] : [[name, digestOf(value)]])),
  );
}

/** Returns a sentence about the settings that differ from those of the leader; undefined if none does. */
export function describeDifferences(
  own: SharedSettings,
  leader: SharedSettings,
): string | undefined {
  const names = [...new Set([...Object.keys(own), ...Object.keys(leader)])].filter(
    (name) => own[name] !== leader[name],
  );
  if (names.length === 0) return undefined;
  return `The settings of this process differ from those of the leader, so their results differ, too: ${names.join(', ')}.`;
}

function digestOf(value: unknown): string {
  const text = JSON.stringify(value, (_, each: unknown) => sorted(each));
  return createHash('sha256').update(text).digest('hex').slice(0, DIGEST_CHARACTERS);
}

/** Two files may have the keys of one object in different orders. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

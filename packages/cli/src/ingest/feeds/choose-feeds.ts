import { type Host, STANDARD_INPUT, UserError } from '../../host/host.ts';
import type { ServeOptions } from '../../operations/serve-options.ts';
import type { Settings } from '../../operations/settings-schema.ts';
import { openInputs } from '../inputs.ts';
import { readAisstreamKey } from './aisstream-key.ts';
import type { Feed } from './feed.ts';

/** @throws UserError for a missing file or key, or feeds together with a scenario */
export async function chooseFeeds(
  settings: Settings,
  { feed, scenario }: ServeOptions,
  { stdin, env }: Host,
): Promise<readonly Feed[]> {
  const feeds = feed ?? settings.feeds ?? [];
  if (scenario !== undefined && feeds.length > 0) {
    throw new UserError('--scenario has its own time and cannot be combined with feeds.');
  }
  const paths = feeds.flatMap((each) => {
    if (each.kind === 'file') return [each.path];
    return each.kind === 'stdin' ? [STANDARD_INPUT] : [];
  });
  // The feeds open them later; this reports a missing file at once.
  await openInputs(paths, stdin, {});
  for (const each of feeds) {
    if (each.kind !== 'aisstream') continue;
    const key = await readAisstreamKey(each, env);
    if (!key.ok) throw new UserError(key.error);
  }
  return feeds;
}

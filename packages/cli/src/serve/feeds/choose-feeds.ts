import { type Host, UserError } from '../../host.ts';
import { findInputs, STANDARD_INPUT } from '../../inputs.ts';
import type { ServeOptions } from '../serve-command.ts';
import type { Settings } from '../settings-schema.ts';
import type { Feed } from './parse-feed.ts';

/** @throws UserError where they cannot be so */
export async function chooseFeeds(
  settings: Settings,
  { feed, scenario }: ServeOptions,
  { stdin }: Host,
): Promise<readonly Feed[]> {
  const feeds = feed ?? settings.feeds ?? [];
  if (scenario !== undefined && feeds.length > 0) {
    throw new UserError(
      '--scenario has a time of its own, and cannot be played together with feeds.',
    );
  }
  const paths = feeds.flatMap((each) => {
    if (each.kind === 'file') return [each.path];
    return each.kind === 'stdin' ? [STANDARD_INPUT] : [];
  });
  // They are read by the feeds; a file that is missing is told at once.
  await findInputs(paths, stdin, {});
  return feeds;
}

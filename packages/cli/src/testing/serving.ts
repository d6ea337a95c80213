import { FakeOutput, type Run, roadstead } from './fake-host.ts';

/** A service that listens. */
export interface Serving {
  readonly url: string;
  /** Of the first administrator. */
  readonly authorization: string;
  /** As Ctrl-C does. */
  readonly stop: () => Promise<Run>;
}

/** What the first administrator is made from. */
export const ENV: Readonly<Record<string, string>> = { ROADSTEAD_ADMIN_PASSWORD: 'correct horse' };

/** Runs `roadstead serve` at a free port until it is stopped. */
export async function serve(
  argv: readonly string[],
  env: Readonly<Record<string, string>> = ENV,
): Promise<Serving> {
  const interruption = new AbortController();
  let run: Promise<Run> | undefined;
  const url = await new Promise<string>((resolve, reject) => {
    const stdout = new FakeOutput(false, (text) => {
      const [, listening] = /^listening on (http:\S+)\n$/.exec(text) ?? [];
      if (listening !== undefined) resolve(listening);
    });
    run = roadstead(['serve', '--port', '0', ...argv], {
      env,
      stdout,
      interrupted: interruption.signal,
    });
    run.then(({ stderr }) => reject(new Error(stderr)), reject);
  });
  return {
    url,
    authorization: `Basic ${btoa('admin:correct horse')}`,
    stop: () => {
      interruption.abort();
      return run!;
    },
  };
}

import { FakeOutput, type Run, roadstead } from './fake-host.ts';

/** A service that listens. */
export interface Serving {
  readonly url: string;
  /** The credentials of the first administrator. */
  readonly authorization: string;
  /** Returns the log up to now. */
  readonly stderr: () => string;
  /** Stops the service, as Ctrl-C does. */
  readonly stop: () => Promise<Run>;
}

/** The environment that the first administrator is created from. */
export const ENV: Readonly<Record<string, string>> = { ROADSTEAD_ADMIN_PASSWORD: 'correct horse' };

/** Runs `roadstead serve` on a free port until it is stopped. */
export async function serve(
  argv: readonly string[],
  env: Readonly<Record<string, string>> = ENV,
): Promise<Serving> {
  const interruption = new AbortController();
  const stderr = new FakeOutput();
  let run: Promise<Run> | undefined;
  const url = await new Promise<string>((resolve, reject) => {
    const stdout = new FakeOutput(false, (text) => {
      const [, listening] = /^listening on (http:\S+)\n$/.exec(text) ?? [];
      if (listening !== undefined) resolve(listening);
    });
    run = roadstead(['serve', '--port', '0', ...argv], {
      env,
      stdout,
      stderr,
      interrupted: interruption.signal,
    });
    run.then(() => reject(new Error(stderr.text)), reject);
  });
  return {
    url,
    authorization: `Basic ${btoa('admin:correct horse')}`,
    stderr: () => stderr.text,
    stop: () => {
      interruption.abort();
      return run!;
    },
  };
}

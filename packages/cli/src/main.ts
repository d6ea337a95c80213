import { EXIT_INTERRUPTED, EXIT_OK, type Host } from './host/host.ts';
import { version } from './host/version.ts';

const argv = process.argv.slice(2);
// Scripts ask for the version alone: the program itself takes several times as long to load as Node.
if (argv.length === 1 && ['-V', '--version'].includes(argv[0])) {
  process.stdout.write(`${version()}\n`);
} else {
  process.exitCode = await run();
  // After a command has failed, a pending read would keep the process alive.
  if (process.exitCode !== EXIT_OK) process.exit();
}

async function run(): Promise<number> {
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // The second signal ends the process at once.
      if (interruption.signal.aborted) process.exit(EXIT_INTERRUPTED);
      interruption.abort();
    });
  }

  // A closed pipe is reported by the write that fails; an unhandled event would end the process with a stack trace.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);

  const { runProgram } = await import('./program.ts');
  const { scryptPasswordHasher } = await import('./node/secrets.ts');
  const { readReplayTemplate } = await import('./replay/replay-template.ts');
  const { runInWorkers } = await import('./sts/sweep/sweep-workers.ts');
  const host: Host = {
    argv,
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    interrupted: interruption.signal,
    clock: { now: () => Date.now() },
    nowMs: () => performance.now(),
    passwordHasher: scryptPasswordHasher,
    replayTemplate: readReplayTemplate,
    sweepRunner: runInWorkers,
  };
  return runProgram(host);
}

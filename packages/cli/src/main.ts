import { EXIT_INTERRUPTED, EXIT_OK, type Host } from './host.ts';
import { runProgram } from './program.ts';
import { inWorkers } from './sweep-workers.ts';

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // The second one waits for nothing.
    if (interruption.signal.aborted) process.exit(EXIT_INTERRUPTED);
    interruption.abort();
  });
}

// A reader that goes away is told by the write that fails; as an event it would end us with a stack trace.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

const host: Host = {
  argv: process.argv.slice(2),
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  interrupted: interruption.signal,
  nowMs: () => performance.now(),
  sweepRunner: inWorkers,
};

process.exitCode = await runProgram(host);
// After an end before the end a read may still wait for bytes, and would keep us alive.
if (process.exitCode !== EXIT_OK) process.exit();

import { LogError } from '@roadstead/contracts';
import { UserError } from '../host/host.ts';

const ADVICE = 'If the log was lost, or the database restored, see roadstead continue-log --help.';
/** As the failure of a leader has it: an error of the log, or a configuration that the log has and the store does not have. */
const OF_LOG = /LogError: |of the log has revision|An event names configuration/;

/** Adds advice to the failure of a leader or detector that the log does not continue; returns another error unchanged. */
export function withLogAdvice(error: unknown): unknown {
  if (error instanceof LogError && !error.isRetryable)
    return new UserError(`The detection has ended: ${error.message}. ${ADVICE}`, { cause: error });
  if (!(error instanceof UserError && OF_LOG.test(error.message))) return error;
  return new UserError(`${error.message.replace(/\.$/, '')}. ${ADVICE}`, { cause: error });
}

import { LogError } from '@roadstead/contracts';
import { expect, it } from 'vitest';
import { UserError } from '../host/host.ts';
import { withLogAdvice } from './log-advice.ts';

it('names the way out of a log that does not continue the store', () => {
  const errors = [
    new LogError('The log was deleted and created again since it was read', 'replaced'),
    new UserError(
      'the service has failed: The work as the leader has ended: LogError: The messages 1 to 2 of the log were discarded',
    ),
    new UserError('the service has failed: Error: An event names configuration 2.'),
  ];
  for (const error of errors) {
    const advised = withLogAdvice(error) as Error;
    expect(advised).toBeInstanceOf(UserError);
    expect(advised.message).toContain('roadstead continue-log');
  }
});

it('leaves other errors as they are', () => {
  const errors = [
    new LogError('The log cannot be reached', 'unreachable'),
    new UserError('the service has failed: The disk is full.'),
    new Error('other'),
  ];
  expect(errors.map(withLogAdvice)).toEqual(errors);
});

import { type Answer, success } from '@roadstead/model';
import type { Outcome } from './operation.ts';

/** Sends a value as JSON. */
export function jsonReply(
  value: unknown,
  status = 200,
  headers?: Readonly<Record<string, string>>,
): Outcome {
  return success({ status, body: JSON.stringify(value), ...(headers && { headers }) });
}

/** Sends what the inside answers, written as JSON; what it refuses stays refused. */
export function answerReply<Value>(
  answer: Answer<Value>,
  write: (value: Value) => unknown,
  status = 200,
  location?: (value: Value) => string,
): Outcome {
  if (!answer.ok) return answer;
  const headers = location && { location: location(answer.value) };
  return jsonReply(write(answer.value), status, headers);
}

import type { TestApi } from './test-api.ts';

/** Logs a user in to the prediction API, and returns the headers of later requests. */
export async function tokenHeaders(
  { service: { identity } }: TestApi,
  user: string,
): Promise<{ readonly authorization: string; readonly 'x-api-key': string }> {
  const added = await identity.createKey(user);
  if (!added.ok) throw new Error(added.error.detail);
  const { secret } = added.value;
  const login = await identity.login(secret, user, `${user}-password`);
  if (!login) throw new Error(`${user} cannot log in.`);
  return { authorization: `Bearer ${login.token}`, 'x-api-key': secret };
}

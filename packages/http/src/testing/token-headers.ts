import type { RunningDoor } from './running-door.ts';

/** What a user of the running door sends to the prediction API, after a login. */
export async function tokenHeaders(
  { service: { identity } }: RunningDoor,
  user: string,
): Promise<{ readonly authorization: string; readonly 'x-api-key': string }> {
  const added = await identity.addKey(user);
  if (!added.ok) throw new Error(added.failure.detail);
  const { secret } = added.value;
  const login = await identity.login(secret, user, `${user}-password`);
  if (!login) throw new Error(`${user} is not let in.`);
  return { authorization: `Bearer ${login.token}`, 'x-api-key': secret };
}

import type { Alerts } from '@roadstead/alerts';
import type { StoredConfiguration } from '@roadstead/service';
import type { OperationResponse } from '../server/index.ts';

/** A header with more would be too long for some proxies. */
const POINTERS_MAX = 20;

/** Returns a reply whose header names the contacts that receive nothing, since the specification has no field for that. */
export async function withContactNotice(
  { phoneNumbers: phone, emailAddresses: mail }: StoredConfiguration,
  reply: OperationResponse,
  alerts: Pick<Alerts, 'people'> | null,
): Promise<OperationResponse> {
  const people = alerts?.people;
  const fields = [
    ...(phone.length > 0 && !people?.means.includes('phone') ? ['phone_numbers'] : []),
    ...(mail.length > 0 && !people?.means.includes('mail') ? ['email_addresses'] : []),
  ];
  const problems = (await people?.findProblems({ phone, mail })) ?? [];
  const named = problems
    .slice(0, POINTERS_MAX)
    .map(({ pointer, detail }) => `${pointer} ${detail}`);
  const more = problems.length - named.length;
  const notices = [
    ...(fields.length > 0 ? [`${fields.join(', ')}: stored, not delivered`] : []),
    ...(named.length > 0 ? [`stored, not delivered: ${named.join(' ')}`] : []),
    ...(more > 0 ? [`and ${more} more`] : []),
  ];
  if (notices.length === 0) return reply;
  return { ...reply, headers: { 'x-notice': notices.join('; ') } };
}

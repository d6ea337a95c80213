import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import type { MailOptions, PeopleOptions, PhoneOptions } from '@roadstead/alerts';
import type { AlertOptions } from '@roadstead/service';
import type { z } from 'zod';
import { systemCode, UserError } from '../host/host.ts';
import type { Settings } from '../operations/settings-schema.ts';
import { aesCipher, type SecretsKey } from './aes-cipher.ts';
import { smtpSender } from './mail-sender.ts';
import type { MAIL_SETTINGS } from './mail-settings.ts';
import { phoneSender } from './phone-sender.ts';
import type { PHONE_SETTINGS } from './phone-settings.ts';
import { webhookSender } from './webhook-request.ts';

/** Returns the senders of a service, by its settings. @throws UserError if the secret of a server is missing */
export function alertOptions(
  { alerts = {} }: Settings,
  key: SecretsKey,
  env: Environment,
): AlertOptions {
  const { webhookPorts: ports = [], trustedHosts = [] } = alerts;
  const rules = { ports, trustedHosts };
  const people = peopleOptions(alerts, env);
  return {
    ...{ cipher: aesCipher(key), sendWebhook: webhookSender({ rules }), webhookAddresses: rules },
    ...(people && { people }),
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

const SUBMISSION_PORT = 587;
const TLS_PORT = 465;

function peopleOptions(
  { publicUrl, eventAgeMinutesMax: minutes, smtp, phone }: NonNullable<Settings['alerts']>,
  env: Environment,
): PeopleOptions | undefined {
  if (publicUrl === undefined || (!smtp && !phone)) return undefined;
  return {
    publicUrl,
    ...(minutes !== undefined && { eventAgeMsMax: minutes * 60_000 }),
    ...(smtp && { mail: mailOptions(smtp, env) }),
    ...(phone && { phone: phoneOptions(phone, env) }),
  };
}

function mailOptions(
  { host, from, user, passwordFrom, ...smtp }: z.infer<typeof MAIL_SETTINGS>,
  env: Environment,
): MailOptions {
  const { security = 'starttls', allowedDomains = [] } = smtp;
  const port = smtp.port ?? (security === 'tls' ? TLS_PORT : SUBMISSION_PORT);
  if ((user === undefined) !== (passwordFrom === undefined))
    throw new UserError('alerts.smtp: user and passwordFrom need each other.');
  const pass = passwordFrom === undefined ? undefined : secretOf(passwordFrom, 'alerts.smtp', env);
  const auth = user !== undefined && pass !== undefined && { auth: { user, pass } };
  return {
    ...{ allowedDomains, deflate: deflateSync },
    send: smtpSender({ host, port, security, from, ...auth }),
  };
}

function phoneOptions(settings: z.infer<typeof PHONE_SETTINGS>, env: Environment): PhoneOptions {
  const { url, method = 'POST', headers = {}, format = 'json', body, secretFrom } = settings;
  const { secretFile, allowedPrefixes = [] } = settings;
  if (secretFrom !== undefined && secretFile !== undefined)
    throw new UserError('alerts.phone: secretFrom and secretFile exclude each other.');
  const secret =
    secretFrom === undefined
      ? secretFile !== undefined && readSecret(secretFile)
      : secretOf(secretFrom, 'alerts.phone', env);
  const request = { url, method, headers, format, body, ...(secret !== false && { secret }) };
  return { allowedPrefixes, send: phoneSender(request) };
}

function secretOf(variable: string, setting: string, env: Environment): string {
  const secret = env[variable];
  if (secret) return secret;
  throw new UserError(`${setting}: the variable ${variable} is not set.`);
}

function readSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const code = systemCode(error);
    if (code === undefined) throw error;
    throw new UserError(`alerts.phone: ${file} cannot be read: ${code}.`);
  }
}

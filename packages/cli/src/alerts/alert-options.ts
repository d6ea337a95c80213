import { deflateSync } from 'node:zlib';
import type { MailOptions } from '@roadstead/alerts';
import type { AlertOptions } from '@roadstead/service';
import type { z } from 'zod';
import { UserError } from '../host/host.ts';
import type { Settings } from '../operations/settings-schema.ts';
import { aesCipher, type SecretsKey } from './aes-cipher.ts';
import { smtpSender } from './mail-sender.ts';
import type { MAIL_SETTINGS } from './mail-settings.ts';
import { webhookSender } from './webhook-request.ts';

/** Returns the senders of a service, by its settings. @throws UserError if the password of the mail server is missing */
export function alertOptions(
  { alerts = {} }: Settings,
  key: SecretsKey,
  env: Environment,
): AlertOptions {
  const { webhookPorts: ports = [], trustedHosts = [], smtp } = alerts;
  const rules = { ports, trustedHosts };
  return {
    ...{ cipher: aesCipher(key), sendWebhook: webhookSender({ rules }), webhookAddresses: rules },
    ...(smtp && { mail: mailOptions(smtp, env) }),
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

const SUBMISSION_PORT = 587;
const TLS_PORT = 465;

function mailOptions(
  { host, from, publicUrl, user, passwordFrom, ...smtp }: z.infer<typeof MAIL_SETTINGS>,
  env: Environment,
): MailOptions {
  const { security = 'starttls', allowedDomains = [], eventAgeMinutesMax: minutes } = smtp;
  const port = smtp.port ?? (security === 'tls' ? TLS_PORT : SUBMISSION_PORT);
  const pass = passwordFrom === undefined ? undefined : env[passwordFrom];
  if ((user === undefined) !== (passwordFrom === undefined))
    throw new UserError('alerts.smtp: user and passwordFrom need each other.');
  if (passwordFrom !== undefined && !pass)
    throw new UserError(`alerts.smtp: the variable ${passwordFrom} is not set.`);
  const auth = user !== undefined && pass !== undefined && { auth: { user, pass } };
  return {
    ...{ publicUrl, allowedDomains, deflate: deflateSync },
    ...(minutes !== undefined && { eventAgeMsMax: minutes * 60_000 }),
    send: smtpSender({ host, port, security, from, ...auth }),
  };
}

import { z } from 'zod';
import { MAIL_SETTINGS } from './mail-settings.ts';

/** The settings of alerts. */
export const ALERT_SETTINGS = z
  .strictObject({
    keyFile: z
      .string()
      .min(1)
      .exactOptional()
      .describe(
        'The file with the key that encrypts secrets, 32 bytes in Base64; default: the variable ROADSTEAD_SECRETS_KEY, or secrets.key in the folder of the store, which is created.',
      ),
    webhookPorts: z
      .array(z.int().min(1).max(65_535))
      .exactOptional()
      .describe('Ports that webhooks may have beside 443; default none.'),
    trustedHosts: z
      .array(z.string().regex(/^[^\s/@]+$/, 'expected a host such as receiver.example:8080'))
      .exactOptional()
      .describe(
        'Hosts, with or without a port, that webhooks may call by http, at any port and at private addresses; default none.',
      ),
    smtp: MAIL_SETTINGS.exactOptional(),
  })
  .describe('Deliveries of events by webhooks and e-mail.');

import { z } from 'zod';
import { MAIL_SETTINGS } from './mail-settings.ts';
import { PHONE_SETTINGS } from './phone-settings.ts';

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
    publicUrl: z
      .string()
      .regex(
        /^https?:\/\/[^\s?#]*[^\s?#/]$/,
        'expected a URL without query and without a slash at its end',
      )
      .exactOptional()
      .describe(
        'The address of this service as people reach it, for the links in messages: https://ships.example. Required for smtp and phone.',
      ),
    eventAgeMinutesMax: z
      .number()
      .positive()
      .exactOptional()
      .describe('Events that fired longer ago are not sent to people at once; default 60.'),
    smtp: MAIL_SETTINGS.exactOptional(),
    phone: PHONE_SETTINGS.exactOptional(),
  })
  .refine(({ publicUrl, smtp, phone }) => publicUrl !== undefined || (!smtp && !phone), {
    path: ['publicUrl'],
    message: 'is required for smtp and phone',
  })
  .describe('Deliveries of events by webhooks, e-mail and text messages.');

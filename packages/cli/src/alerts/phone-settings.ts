import { z } from 'zod';
import { phoneBody } from './phone-sender.ts';

/** The settings of text messages to phones. */
export const PHONE_SETTINGS = z
  .strictObject({
    url: z
      .string()
      .regex(/^https?:\/\/[^\s#]+$/, 'expected an address by https or http')
      .describe('The address at which the provider accepts a message.'),
    method: z.enum(['POST', 'PUT']).exactOptional().describe('Default: POST.'),
    headers: z
      .record(z.string(), z.string())
      .exactOptional()
      .describe('Headers of the request; `{secret}` stands for the secret.'),
    format: z
      .enum(['json', 'form'])
      .exactOptional()
      .describe(
        'How number and text are escaped in the body, and its Content-Type. Default: json.',
      ),
    body: z
      .string()
      .regex(/\{number\}/, 'expected {number} in it')
      .regex(/\{text\}/, 'expected {text} in it')
      .describe('The body, with `{number}` (such as +4940123456) and `{text}`.'),
    secretFrom: z
      .string()
      .min(1)
      .exactOptional()
      .describe('The environment variable with the secret.'),
    secretFile: z.string().min(1).exactOptional().describe('The file with the secret.'),
    allowedPrefixes: z
      .array(z.string().regex(/^\+[1-9]\d{0,14}$/, 'expected a beginning such as +4940'))
      .exactOptional()
      .describe('Beginnings of numbers that need no confirmation; default none.'),
  })
  .refine(
    ({ format = 'json', body }) =>
      format === 'form' || isJson(phoneBody({ format, body }, '+1', '"')),
    {
      path: ['body'],
      message: 'expected JSON, with {number} and {text} within its texts',
    },
  )
  .describe(
    'Text messages to the phone numbers of configurations, by the HTTP interface of a provider. Default: the numbers are stored, not delivered to.',
  );

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

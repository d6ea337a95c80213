import { z } from 'zod';

const DOMAIN = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;

/** The settings of e-mail. */
export const MAIL_SETTINGS = z
  .strictObject({
    host: z.string().min(1).describe('The SMTP server.'),
    port: z.int().min(1).max(65_535).exactOptional().describe('Default 587, or 465 with `tls`.'),
    security: z
      .enum(['starttls', 'tls', 'none'])
      .exactOptional()
      .describe(
        '`none` is for a server on the same machine. Default: starttls, which is required then.',
      ),
    user: z.string().min(1).exactOptional().describe('The user; default: no authentication.'),
    passwordFrom: z
      .string()
      .min(1)
      .exactOptional()
      .describe('The environment variable with the password of the user.'),
    from: z
      .string()
      .min(3)
      .describe('The sender: an address, or a name with an address in angle brackets.'),
    allowedDomains: z
      .array(z.string().regex(DOMAIN, 'expected a domain in lower case'))
      .exactOptional()
      .describe('Domains whose addresses need no confirmation; default none.'),
  })
  .describe(
    'E-mail to the addresses of configurations. Default: the addresses are stored, not delivered to.',
  );

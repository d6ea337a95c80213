import type { MailSender, SendResult } from '@roadstead/alerts';
import { createTransport } from 'nodemailer';

/** The connection to an SMTP server. */
export interface SmtpOptions {
  readonly host: string;
  readonly port: number;
  readonly security: 'starttls' | 'tls' | 'none';
  readonly auth?: { readonly user: string; readonly pass: string };
  /** The sender: an address, or a name with an address in angle brackets. */
  readonly from: string;
  readonly timeoutMs?: number;
}

/** For the connection, the greeting, and each silence. */
const TIMEOUT_MS = 10_000;

/** L11: returns the sender of mails, with a connection of its own for each. */
export function smtpSender({
  host,
  port,
  security,
  auth,
  from,
  timeoutMs = TIMEOUT_MS,
}: SmtpOptions): MailSender {
  const transport = createTransport({
    ...{ host, port, secure: security === 'tls', requireTLS: security === 'starttls' },
    ...{ ignoreTLS: security === 'none', connectionTimeout: timeoutMs },
    ...{ greetingTimeout: timeoutMs, socketTimeout: timeoutMs, dnsTimeout: timeoutMs },
    // Mails have no parts from files and URLs.
    ...{ disableFileAccess: true, disableUrlAccess: true },
    ...(auth && { auth }),
  });
  return async ({ to, subject, text, html, messageId, headers, image }, signal) => {
    // A mail that is aborted closes its connection.
    const sent = transport.sendMail({
      ...{ from, to, subject, text, html, messageId, headers, signal },
      attachments: image
        ? [
            {
              filename: 'map.png',
              cid: image.cid,
              content: Buffer.from(image.content),
              contentType: 'image/png',
            },
          ]
        : [],
    });
    try {
      await sent;
      return { status: 250, error: null };
    } catch (error) {
      signal.throwIfAborted();
      return failureOf(error);
    }
  };
}

/** Without the text of the server, which may name other addresses. */
function failureOf(error: unknown): SendResult {
  const { code, responseCode } = error as {
    readonly code?: string;
    readonly responseCode?: number;
  };
  if (responseCode === undefined)
    return { status: null, error: `The mail server cannot be reached (${code ?? 'unknown'}).` };
  const answered = { status: responseCode, error: `The mail server answered ${responseCode}.` };
  // 535 and its like are about our credentials, which the operator corrects; 421 ends the connection.
  if (code !== 'EENVELOPE' || responseCode === 421) return answered;
  return { ...answered, failure: responseCode >= 500 ? 'refused' : 'postponed' };
}

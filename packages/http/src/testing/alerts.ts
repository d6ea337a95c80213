import type { SendResult } from '@roadstead/alerts';
import type { ServiceOptions } from '@roadstead/service';

/** For tests: senders whose receivers answer as a function decides. */
export function withAlerts(
  answer: () => SendResult = () => ({ status: 204, error: null }),
): Pick<ServiceOptions, 'alerts'> {
  const cipher = {
    seal: (secret: string) => `sealed ${secret}`,
    open: (sealed: string) => sealed.slice('sealed '.length),
  };
  const mail = {
    send: async () => answer(),
    publicUrl: 'https://ships.example',
    deflate: (bytes: Uint8Array) => bytes,
  };
  return { alerts: { cipher, mail, sendWebhook: async () => answer() } };
}

import type { SendResult } from '@roadstead/alerts';
import type { ServiceOptions } from '@roadstead/service';

/** For tests: senders whose receivers answer as a function decides. */
export function withAlerts(
  answer: () => SendResult = () => ({ status: 204, error: null }),
): Pick<ServiceOptions, 'alerts'> {
  const cipher = {
    seal: (secret: string) => `sealed ${secret}`,
    open: (sealed: string) => sealed.slice('sealed '.length),
    sign: () => 'signed-by-nobody',
  };
  const mail = { send: async () => answer(), deflate: (bytes: Uint8Array) => bytes };
  const people = { publicUrl: 'https://ships.example', mail };
  return { alerts: { cipher, people, sendWebhook: async () => answer() } };
}

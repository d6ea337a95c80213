import type { AlertOptions } from '@roadstead/service';
import type { Settings } from '../operations/settings-schema.ts';
import { aesCipher, type SecretsKey } from './aes-cipher.ts';

import { webhookSender } from './webhook-request.ts';

/** Returns the senders of a service, by its settings. */
export function alertOptions({ alerts = {} }: Settings, key: SecretsKey): AlertOptions {
  const { webhookPorts: ports = [], trustedHosts = [] } = alerts;
  const rules = { ports, trustedHosts };
  return { cipher: aesCipher(key), sendWebhook: webhookSender({ rules }), webhookAddresses: rules };
}

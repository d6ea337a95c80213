import type { Owned } from '@roadstead/model';
import { type Draft, produce } from 'immer';
import { ROTATION_OVERLAP_MS } from './thresholds.ts';
import type { WebhookContent } from './webhook-body.ts';

/** Why the service has disabled a webhook: its receiver answered 410, or is too many changes behind. */
type DisabledReason = 'gone' | 'too-far-behind';

/** A webhook without its secrets. All instants are epoch milliseconds. */
export interface WebhookView extends Omit<WebhookContent, 'acl'>, Owned {
  /** From 1. */
  readonly id: number;
  /** Null unless the service has disabled it. */
  readonly disabledReason: DisabledReason | null;
  readonly createdAtMs: number;
  readonly modifiedAtMs: number;
  /** A user's name, or `service`. */
  readonly modifiedBy: string;
  readonly createdBy: string;
  /** The instant until which the former secret signs, too; null without one. */
  readonly formerSecretUntilMs: number | null;
}

/** A2: an encrypted signing secret. */
interface SealedSecret {
  readonly sealed: string;
  /** The instant until which it signs; null: until it is rotated. */
  readonly untilMs: number | null;
}

/** A webhook as the store has it. */
export interface Webhook extends Omit<WebhookView, 'formerSecretUntilMs'> {
  /** One, or two for a day after a rotation; the newest first. */
  readonly secrets: readonly SealedSecret[];
  /** Whether the owner is a user of the store, and not of the host: once removed, nothing is queued any more. */
  readonly hasStoredOwner: boolean;
}

/** Payloads of the actions, by type. */
interface WebhookPayloads {
  /** A user replaces its content; what the service had disabled may be enabled again. */
  readonly replace: { readonly content: WebhookContent; readonly by: string };
  /** A2: a new secret; the one before it signs for a day more, one before that no longer. */
  readonly rotate: { readonly sealed: string; readonly by: string };
  readonly disable: { readonly reason: DisabledReason };
}

/** A cause for a webhook to change, at an instant in epoch milliseconds. */
export type WebhookAction = {
  readonly [Each in keyof WebhookPayloads]: {
    readonly type: Each;
    readonly nowMs: number;
  } & WebhookPayloads[Each];
}[keyof WebhookPayloads];

/** The value of `modified_by` for changes of the service. */
const SERVICE = 'service';

/** Returns the webhook after an action. */
export function reduceWebhook(webhook: Webhook, action: WebhookAction): Webhook {
  return produce(webhook, (draft) => {
    draft.modifiedAtMs = action.nowMs;
    draft.modifiedBy = action.type === 'disable' ? SERVICE : action.by;
    if (action.type === 'replace') replaceContent(draft, action.content);
    else if (action.type === 'rotate') {
      const [former] = draft.secrets;
      draft.secrets = [
        { sealed: action.sealed, untilMs: null },
        ...(former ? [{ ...former, untilMs: action.nowMs + ROTATION_OVERLAP_MS }] : []),
      ];
    } else {
      draft.isEnabled = false;
      draft.disabledReason = action.reason;
    }
  });
}

function replaceContent(draft: Draft<Webhook>, content: WebhookContent): void {
  Object.assign(draft, content);
  if (content.isEnabled) draft.disabledReason = null;
}

/** Returns the encrypted secrets that sign at an instant. */
export function signingSecrets({ secrets }: Webhook, nowMs: number): readonly string[] {
  return secrets
    .filter(({ untilMs }) => untilMs === null || untilMs > nowMs)
    .map(({ sealed }) => sealed);
}

/** Returns a webhook as its readers see it. */
export function webhookView(
  { secrets, hasStoredOwner: _, ...webhook }: Webhook,
  nowMs: number,
): WebhookView {
  const untilMs = secrets[1]?.untilMs ?? null;
  return { ...webhook, formerSecretUntilMs: untilMs !== null && untilMs > nowMs ? untilMs : null };
}

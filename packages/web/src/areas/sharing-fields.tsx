import type { JSX } from 'preact';
import type { ConfigurationDraft } from './configuration-draft.ts';
import { TextAreaField } from './fields.tsx';

/** Fields for the readers of a configuration's events, and for those who are notified of them. */
export function SharingFields({
  draft,
  onChange,
}: {
  readonly draft: ConfigurationDraft;
  readonly onChange: (draft: ConfigurationDraft) => void;
}): JSX.Element {
  return (
    <details>
      <summary>Contacts and sharing</summary>
      <TextAreaField
        label="E-mail addresses, one a line"
        pointer="/email_addresses"
        value={draft.emailAddresses}
        onInput={(emailAddresses) => onChange({ ...draft, emailAddresses })}
      />
      <TextAreaField
        label="Phone numbers, one a line"
        pointer="/phone_numbers"
        value={draft.phoneNumbers}
        onInput={(phoneNumbers) => onChange({ ...draft, phoneNumbers })}
      />
      <TextAreaField
        label="Shared with (ids of users, one a line)"
        pointer="/acl"
        value={draft.acl}
        onInput={(acl) => onChange({ ...draft, acl })}
      />
    </details>
  );
}

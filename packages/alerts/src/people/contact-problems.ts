import type { Problem } from '@roadstead/model';
import { CONTACT_RULES, type PeopleMeans } from './contact.ts';
import type { ContactTexts } from './people-options.ts';

/** The field of a configuration, by means. */
const FIELDS: Readonly<Record<PeopleMeans, string>> = {
  mail: 'email_addresses',
  phone: 'phone_numbers',
};

/** Returns a problem for each text that is no address of its means, with its JSON pointer in the body of a configuration. */
export function contactProblems(
  contacts: ContactTexts,
  means: readonly PeopleMeans[],
): readonly Problem[] {
  return means.flatMap((each) =>
    contacts[each].flatMap((text, i) =>
      CONTACT_RULES[each].parse(text) === undefined
        ? [{ pointer: `/${FIELDS[each]}/${i}`, detail: CONTACT_RULES[each].rule }]
        : [],
    ),
  );
}

import { canonicalJson } from './canonical-json.ts';
import { configurationUuid } from './parse-configuration.ts';

/** The fields of a configuration's content on which no event depends. */
const INERT = [
  ...['name', 'severity', 'acl', 'phoneNumbers', 'emailAddresses'],
  ...['preset', 'mergeGapMinutes'],
];

/**
 * Returns a function that derives uuids (version 5) for the configurations of one set, for `parseConfiguration`.
 * Configurations that detect the same have the same uuid in every set, whatever their names, and so have their events
 * (D13). Within a set uuids are distinct: of configurations that detect the same, all but the first have the uuid of their
 * whole content.
 */
export function detectionUuids(): (content: string) => string {
  const used = new Set<string>();
  return (content) => {
    const detecting = Object.entries(JSON.parse(content) as object).filter(
      ([key]) => !INERT.includes(key),
    );
    const uuid = configurationUuid(canonicalJson(Object.fromEntries(detecting)));
    if (used.has(uuid)) return configurationUuid(content);
    used.add(uuid);
    return uuid;
  };
}

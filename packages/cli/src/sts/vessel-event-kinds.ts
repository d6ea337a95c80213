import { VESSEL_EVENT_KINDS, type VesselEventKind } from '@roadstead/assessment';
import { InvalidArgumentError } from 'commander';

/** The names of kinds of events in the option. */
const EVENT_KIND_NAMES: Readonly<Record<VesselEventKind, string>> = {
  loitering: 'loitering',
  gap: 'gaps',
  one_sided_candidate: 'one-sided',
};

/** Parses names of kinds, separated by commas. @throws InvalidArgumentError for another name */
export function parseEventKinds(text: string): readonly VesselEventKind[] {
  const names = text.split(',').map((name) => name.trim());
  const kinds = names.map((name) =>
    VESSEL_EVENT_KINDS.find((kind) => EVENT_KIND_NAMES[kind] === name),
  );
  const unknown = names.find((_, i) => kinds[i] === undefined);
  if (unknown !== undefined) {
    const known = Object.values(EVENT_KIND_NAMES).join(', ');
    throw new InvalidArgumentError(`${JSON.stringify(unknown)} is none of ${known}.`);
  }
  return kinds.filter((kind) => kind !== undefined);
}

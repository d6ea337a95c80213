import { characterCount, shipJson } from '@roadstead/model';
import type { FoundPort, Tracking } from '@roadstead/service';
import { z } from 'zod';
import { integer, type Parameter } from '../request/index.ts';
import { json, type Operation, route } from '../server/index.ts';
import { type FoundPortJson, SEARCH_RESULT } from './tracking-schemas.ts';

const CHARACTERS_MIN = 2;
const CHARACTERS_MAX = 64;
const LIMIT_MAX = 50;
const LIMIT_DEFAULT = 20;

const SEARCHED_TEXT: Parameter<string> & { readonly isRequired: true } = {
  schema: z.string().min(CHARACTERS_MIN).max(CHARACTERS_MAX),
  rule: `must be a text of ${CHARACTERS_MIN} to ${CHARACTERS_MAX} characters.`,
  description: 'A part of a name, an MMSI, an IMO number, a call sign or a UN/LOCODE.',
  isRequired: true,
  read(text, reject) {
    const query = text.trim();
    const count = characterCount(query);
    return count >= CHARACTERS_MIN && count <= CHARACTERS_MAX ? query : reject('invalid');
  },
};

const LIMIT = integer(
  z.int().min(1).max(LIMIT_MAX),
  `must be a whole number from 1 to ${LIMIT_MAX}.`,
  `Most ships, and most ports, 1 to ${LIMIT_MAX}, default ${LIMIT_DEFAULT}.`,
);

/** The search of ships and ports by a text. */
export function searchOperation(tracking: Tracking): Operation {
  return route.get('/search', 'search', {
    summary: 'Search ships and ports (extension)',
    description:
      'Ships by name, MMSI, IMO number and call sign, ports by name and UN/LOCODE, without regard to accents, case and punctuation. Equal ' +
      'texts come first, then those that begin with the query, those with a word that does, and all others that contain it; of equals the ' +
      'ship with the newest position, and the bigger port. Digits match the first ones of MMSI and IMO number. Ports are found if the ' +
      'service has `ports`.',
    isStrict: true,
    query: { q: SEARCHED_TEXT, limit: LIMIT },
    problems: [422],
    replies: { 200: ['The best matches.', SEARCH_RESULT] },
    async handle({ query: { q, limit = LIMIT_DEFAULT } }) {
      const { ships, ports } = await tracking.search(q, limit);
      return json({ ships: ships.map(shipJson), ports: ports.map(foundPortJson) });
    },
  });
}

function foundPortJson({ locode, name, country, longitude, latitude }: FoundPort): FoundPortJson {
  return { locode, name, country, position: { type: 'Point', coordinates: [longitude, latitude] } };
}

import { type Locode, searchable } from '@roadstead/model';
import type { PortDirectory } from '../port-directory.ts';
import { betterRank, type MatchRank, matchRank, NO_MATCH, RankedMatches } from './match-rank.ts';
import type { FoundPort } from './tracking.ts';

type KnownPort = PortDirectory['ports'][number];

interface SearchedPort {
  readonly port: KnownPort;
  /** Name and aliases, as `searchable` returns them. */
  readonly names: readonly string[];
  /** Codes in use for it, in lower case. */
  readonly codes: readonly string[];
  /** All of these, of which most ports have no match. */
  readonly text: string;
}

/** The bigger first. */
const SIZE_ORDER = ['large', 'medium', 'small', 'very-small', null] as const;

/** Finds ports by name, alias and UN/LOCODE. Its texts are prepared by the first search. */
export class PortSearch {
  readonly #ports: readonly KnownPort[];
  #searched: readonly SearchedPort[] | undefined;

  constructor(ports: readonly KnownPort[]) {
    this.#ports = ports;
  }

  /** @param query as `searchable` returns it */
  find(query: string, limit: number): readonly FoundPort[] {
    this.#searched ??= this.#ports.map(searchedPort);
    // `NL RTM` is written with a blank as well as without.
    const code = query.replaceAll(' ', '');
    const matches = new RankedMatches<KnownPort>();
    for (const { port, names, codes, text } of this.#searched) {
      if (!text.includes(query) && !text.includes(code)) continue;
      let rank: MatchRank = NO_MATCH;
      for (const name of names) rank = betterRank(rank, matchRank(name, query));
      for (const each of codes) rank = betterRank(rank, matchRank(each, code));
      matches.add(rank, port);
    }
    return matches.best(limit, bySizeAndName).map(foundPort);
  }
}

function searchedPort(port: KnownPort): SearchedPort {
  const { name, aliases, locode, locodes } = port;
  const names = [name, ...aliases].map(searchable);
  const codes = (locode === null ? locodes : [locode, ...locodes]).map((each: Locode) =>
    each.toLowerCase(),
  );
  return { port, names, codes, text: [...names, ...codes].join('\n') };
}

function foundPort({ locode, name, country, longitude, latitude }: KnownPort): FoundPort {
  return { locode, name, country, longitude, latitude };
}

function bySizeAndName(one: KnownPort, other: KnownPort): number {
  const sizes = SIZE_ORDER.indexOf(one.size) - SIZE_ORDER.indexOf(other.size);
  return sizes || (one.name < other.name ? -1 : Number(one.name > other.name)) || one.id - other.id;
}

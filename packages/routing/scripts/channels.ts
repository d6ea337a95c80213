import { AMERICA, LAKES } from './channels-america.ts';
import { ASIA } from './channels-asia.ts';
import { EUROPE } from './channels-europe.ts';
import { type Channel, parseChannels } from './parse-channels.ts';

/** Centrelines of waters that are land or too narrow in Natural Earth, drawn for Roadstead. */
export const CHANNELS: readonly Channel[] = [EUROPE, ASIA, AMERICA].flatMap(parseChannels);

/** Lakes, as rings. */
export const LAKE_RINGS: readonly Channel[] = parseChannels(LAKES);

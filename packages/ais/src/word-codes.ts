import { decodeText } from './byte-text.ts';
import { CACHED_WORDS_MAX } from './thresholds.ts';

/**
 * A cache of the codes for words of a CSV column. A column has few different words, so each is decoded once and then
 * identified by its bytes.
 */
export class WordCodes {
  readonly #codeOf: (word: string) => number;
  readonly #known: Map<number, { readonly bytes: Uint8Array; readonly code: number }> = new Map();

  constructor(codeOf: (word: string) => number) {
    this.#codeOf = codeOf;
  }

  /** Returns the code of the word from `start` to `end`. */
  code(bytes: Uint8Array, start: number, end: number): number {
    let hash = 0;
    for (let at = start; at < end; at++) hash = (Math.imul(hash, 31) + bytes[at]) | 0;
    const known = this.#known.get(hash);
    if (known !== undefined && isSame(known.bytes, bytes, start, end)) return known.code;
    const code = this.#codeOf(decodeText(bytes, start, end));
    if (this.#known.size < CACHED_WORDS_MAX) {
      this.#known.set(hash, { bytes: bytes.slice(start, end), code });
    }
    return code;
  }
}

function isSame(word: Uint8Array, bytes: Uint8Array, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let i = 0; i < word.length; i++) if (word[i] !== bytes[start + i]) return false;
  return true;
}

/** Navigational status (ITU-R M.1371-5, table 48) by the words of the Danish authority's files, present and older. */
const NAV_STATUS_WORDS: Readonly<Record<string, number>> = {
  underwayusingengine: 0,
  atanchor: 1,
  notundercommand: 2,
  restrictedmaneuverability: 3,
  restrictedmanoeuvrability: 3,
  restrictedmanoeuverability: 3,
  constrainedbyherdraught: 4,
  moored: 5,
  aground: 6,
  engagedinfishing: 7,
  underwaysailing: 8,
  reservedforfutureamendmenthsc: 9,
  reservedforfutureamendmentwig: 10,
  powerdrivenvesseltowingastern: 11,
  powerdrivenvesselpushingaheadortowingalongside: 12,
  reservedforfutureuse: 13,
  aissart: 14,
  aissartactive: 14,
  aissartisactive: 14,
};

/** Ship types (ITU-R M.1371-5, table 53) by the words of the Danish files, which omit the second digit. */
const SHIPTYPE_WORDS: Readonly<Record<string, number>> = {
  wig: 20,
  fishing: 30,
  towing: 31,
  towinglongwide: 32,
  dredging: 33,
  diving: 34,
  military: 35,
  sailing: 36,
  pleasure: 37,
  hsc: 40,
  pilot: 50,
  sar: 51,
  tug: 52,
  porttender: 53,
  antipollution: 54,
  lawenforcement: 55,
  spare1: 56,
  spare2: 57,
  medical: 58,
  notpartytoconflict: 59,
  passenger: 60,
  cargo: 70,
  tanker: 80,
  other: 90,
};

/** Returns the code of a word or number; NaN if it is unknown. @param own further words, of a dialect */
export function navStatusOfWord(word: string, own: Readonly<Record<string, number>> = {}): number {
  const code = codeOfWord(NAV_STATUS_WORDS, word);
  return Number.isNaN(code) ? codeOfWord(own, word) : code;
}

/** Returns the code of a word or number; NaN if it is unknown. */
export function shiptypeOfWord(word: string): number {
  return codeOfWord(SHIPTYPE_WORDS, word);
}

function codeOfWord(codes: Readonly<Record<string, number>>, word: string): number {
  if (word.trim() === '') return Number.NaN;
  const key = word.toLowerCase().replace(/[^a-z0-9]/g, '');
  return Object.hasOwn(codes, key) ? codes[key] : Number(word);
}

/** Degrees; the points of a part of the shore, in order. */
export type ShoreLine = readonly (readonly [longitude: number, latitude: number])[];

/** One-degree squares of the file, from the south pole eastwards and northwards, beginning at 180° W. */
const SQUARES = 64_800;

/** Bytes at the end of a record: the end of its data, or 0, and the number of the next record. */
const LINK_BYTES = 4;

/** Offsets of a point from the one before it are stored with these biases: in one byte, and in 19 bits. */
const SHORT_BIAS = 128;
const LONG_BIAS = 262_144;

/**
 * Decodes the World Vector Shoreline in the compressed form of the National Geophysical Data Center (`wvs1.dat`): records of a
 * fixed length, of which each square has a chain; points in seconds of arc, as differences. The format is that of J. C. Depner
 * and J. A. Hammack, A Portable Method For Compressing and Storing High-Resolution Geographic Data Sets, Naval Oceanographic
 * Office, 1989.
 */
export function* readShoreline(data: Uint8Array): Generator<ShoreLine> {
  const recordBytes = data[3];
  const squareRecords = Math.floor((SQUARES - 1) / (recordBytes * 8)) + 2;
  for (let square = 0; square < SQUARES; square++) {
    const isPresent = (data[recordBytes + (square >> 3)] >> (7 - (square & 7))) & 1;
    if (isPresent === 1) yield* new SquareReader(data, square, square + squareRecords).lines();
  }
}

class SquareReader {
  readonly #data: Uint8Array;
  readonly #square: number;
  readonly #unitsPerDegree: number;
  #record: number;
  #at = 0;
  #x = 0;
  #y = 0;

  constructor(data: Uint8Array, square: number, record: number) {
    this.#data = data;
    this.#square = square;
    this.#record = record;
    this.#unitsPerDegree = 3600 * data[5];
  }

  *lines(): Generator<ShoreLine> {
    let line: (readonly [number, number])[] = [];
    for (let isEnd = false; !isEnd; ) {
      const { count, isContinued, isEmpty } = this.#readStart();
      if (isEmpty) break;
      isEnd = this.#isAtEnd();
      if (this.#isAtLink()) this.#follow();
      if (!isContinued) {
        if (line.length > 1) yield line;
        line = [];
      }
      line.push(this.#point());
      for (let i = 1; i < count; i++) {
        this.#y += this.#byte(0) - SHORT_BIAS;
        this.#x += this.#byte(1) - SHORT_BIAS;
        line.push(this.#point());
        this.#at += 2;
        isEnd = this.#isAtEnd();
        if (isEnd) break;
        if (this.#isAtLink()) this.#follow();
      }
    }
    if (line.length > 1) yield line;
  }

  /** Reads the count of a run of points, and its first point. */
  #readStart(): {
    readonly count: number;
    readonly isContinued: boolean;
    readonly isEmpty: boolean;
  } {
    const [first, second] = [this.#byte(0), this.#byte(1)];
    const count = (first & 127) * 4 + (second >> 6) + 1;
    const isContinued = first >> 7 === 1;
    let y = isContinued ? ((second >> 3) & 7) * 65_536 : 0;
    let x = isContinued ? (second & 7) * 65_536 : 0;
    y += this.#nextNumber();
    x += this.#nextNumber();
    this.#at += 2;
    this.#y = isContinued
      ? this.#y + y - LONG_BIAS
      : this.#edge(Math.floor(this.#square / 360)) + y;
    this.#x = isContinued ? this.#x + x - LONG_BIAS : this.#edge(this.#square % 360) + x;
    const end = this.#link();
    return { count, isContinued, isEmpty: end !== 0 && this.#at + 1 > end };
  }

  #edge(degrees: number): number {
    return degrees * this.#unitsPerDegree;
  }

  #nextNumber(): number {
    this.#at += 2;
    if (this.#at === this.#data[3] - LINK_BYTES) this.#follow();
    return this.#byte(0) * 256 + this.#byte(1);
  }

  #point(): readonly [number, number] {
    return [this.#x / this.#unitsPerDegree - 180, this.#y / this.#unitsPerDegree - 90];
  }

  #byte(offset: number): number {
    return this.#data[this.#record * this.#data[3] + this.#at + offset];
  }

  #link(): number {
    return this.#data[(this.#record + 1) * this.#data[3] - LINK_BYTES];
  }

  #isAtEnd(): boolean {
    return this.#at + 1 === this.#link();
  }

  #isAtLink(): boolean {
    return this.#at === this.#data[3] - LINK_BYTES && this.#link() === 0;
  }

  /** Moves to the next record of the chain. Records are numbered from 1. */
  #follow(): void {
    const next = (this.#record + 1) * this.#data[3] - LINK_BYTES + 1;
    const [high, middle, low] = this.#data.subarray(next, next + 3);
    this.#record = high * 65_536 + middle * 256 + low - 1;
    this.#at = 0;
  }
}

import type { Box } from '@roadstead/geo';
import type { Position } from '@roadstead/model';

/** Dots of a braille character: two across, four down. */
const DOTS_ACROSS = 2;
const DOTS_DOWN = 4;
const BRAILLE_BLANK = 0x2800;
/** The bits of a braille character's dots, row by row (Unicode, block 2800). */
const DOT_BITS = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80];

/** A map of characters: dots at positions, and labels. */
export class DotMap {
  readonly #box: Box;
  readonly #dotsPerDegreeEast: number;
  readonly #dotsPerDegreeNorth: number;
  readonly #dots: number[][];
  readonly #texts: (string | undefined)[][];

  /** Creates a map of a box with a number of rows; its width follows from true proportions. */
  constructor(box: Box, rows: number) {
    this.#box = box;
    this.#dotsPerDegreeNorth = (rows * DOTS_DOWN - 1) / (box.north - box.south);
    const shrinking = Math.cos((((box.south + box.north) / 2) * Math.PI) / 180);
    this.#dotsPerDegreeEast = this.#dotsPerDegreeNorth * shrinking;
    const columns = Math.ceil(((box.east - box.west) * this.#dotsPerDegreeEast) / DOTS_ACROSS);
    this.#dots = Array.from({ length: rows }, () => Array.from({ length: columns }, () => 0));
    this.#texts = Array.from({ length: rows }, () => Array.from({ length: columns }));
  }

  /** Sets a dot; positions outside the box are ignored. */
  dot(place: Position): void {
    const { x, y, column, cells } = this.#at(place, this.#dots);
    if (cells === undefined || cells[column] === undefined) return;
    cells[column] |= DOT_BITS[(y % DOTS_DOWN) * DOTS_ACROSS + (x % DOTS_ACROSS)];
  }

  /** Writes a label at a position, or to the right of a label that is already there. */
  write(place: Position, text: string): void {
    const { column, cells } = this.#at(place, this.#texts);
    if (cells === undefined) return;
    let at = column;
    while (cells[at] !== undefined) at++;
    for (const character of text) cells[at++] = character;
  }

  /** Returns the rows of the map, with painted dots and labels. */
  rows(paintDots: (dots: string) => string, paintText: (text: string) => string): string[] {
    return this.#dots.map((cells, row) =>
      cells
        .map((bits, column) => {
          const character = this.#texts[row][column];
          if (character !== undefined) return paintText(character);
          return bits === 0 ? ' ' : paintDots(String.fromCodePoint(BRAILLE_BLANK + bits));
        })
        .join(''),
    );
  }

  #at<Cell>(
    { longitude, latitude }: Position,
    rows: Cell[][],
  ): { x: number; y: number; column: number; cells: Cell[] | undefined } {
    const x = Math.floor((longitude - this.#box.west) * this.#dotsPerDegreeEast);
    const y = Math.floor((this.#box.north - latitude) * this.#dotsPerDegreeNorth);
    const cells = rows[Math.floor(y / DOTS_DOWN)];
    return { x, y, column: Math.floor(x / DOTS_ACROSS), cells };
  }
}

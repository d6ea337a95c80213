import { type Connection, quoted } from '../connection.ts';
import { LogTable } from './log-table.ts';
import { KEY, type RowShape, TIME } from './row-shape.ts';
import { SEGMENT_ROWS, Segments } from './segments.ts';
import { addRow, createTail, type Tail } from './tail.ts';
import { UnpackedLog } from './unpacked-log.ts';

/** A series as it is in the file and in memory; memory changes after each commit. */
export class SeriesState {
  readonly name: string;
  readonly shape: RowShape<string>;
  readonly log: LogTable;
  readonly segments: Segments;
  readonly tails: Map<number, Tail> = new Map();
  readonly unpacked: UnpackedLog;
  /** Keys whose rows are enough for a segment, the one that has waited longest first. */
  readonly ripe: Tail[] = [];
  lastSequence: number;
  forgotten: number;
  /** How far the log was removed. */
  removedTo: number;
  /** `unpacked.first` as the file has it: there the log is read from when the store is opened. */
  keptFirst: number;
  rowsSincePacking = 0;
  private readonly connection: Connection;
  private readonly keyTable: string;

  constructor(name: string, shape: RowShape<string>, connection: Connection) {
    this.name = name;
    this.shape = shape;
    this.connection = connection;
    this.keyTable = quoted(`key ${name}`);
    this.log = new LogTable(name, shape, connection);
    this.segments = new Segments(name, shape, connection);
    const [columns, forgotten, keptFirst] = this.keptPlan() ?? this.create();
    if (columns !== JSON.stringify(shape.columns))
      throw new Error(`The series ${name} has the columns ${columns} in the store`);
    this.forgotten = forgotten;
    this.keptFirst = keptFirst;
    this.unpacked = new UnpackedLog(keptFirst);
    this.lastSequence = keptFirst - 1;
    this.removedTo = (this.log.from(0)?.sequence ?? this.log.last() + 1) - 1;
    this.readAgain();
  }

  /** Takes rows that are in the log into the tails. */
  arrive(sequence: number, rows: Float64Array): void {
    const { stride } = this.shape;
    let kept = 0;
    for (const start of startsByTime(rows, stride))
      if (this.arriveOne(sequence, rows, start)) kept++;
    this.unpacked.add(rows.length / stride, kept);
    this.lastSequence = sequence;
    this.rowsSincePacking += rows.length / stride;
  }

  keepKey({ key }: Tail, packedToMs: number, packedThrough: number): void {
    const sql = `REPLACE INTO ${this.keyTable} (key, packed_to, packed_through) VALUES (?, ?, ?)`;
    this.connection.run(sql, key, packedToMs, packedThrough);
  }

  keepFirst(first: number): void {
    const sql = 'UPDATE series SET unpacked_from = ? WHERE name = ?';
    this.connection.run(sql, first, this.name);
  }

  /** @returns the number up to which all are forgotten then */
  keepForgotten(upTo: number): number {
    const sql =
      'UPDATE series SET forgotten = max(forgotten, ?) WHERE name = ? RETURNING forgotten';
    return this.connection.row(sql, upTo, this.name)![0] as number;
  }

  private arriveOne(sequence: number, rows: Float64Array, start: number): boolean {
    const key = rows[start + KEY]!;
    let tail = this.tails.get(key);
    if (!tail) {
      tail = createTail(key);
      this.tails.set(key, tail);
    }
    if (tail.packedThrough >= sequence) return false;
    if (!addRow(tail, rows, start, this.shape.stride, sequence)) return false;
    if (tail.count >= SEGMENT_ROWS && !tail.isRipe) {
      tail.isRipe = true;
      this.ripe.push(tail);
    }
    return true;
  }

  private readAgain(): void {
    const sql = `SELECT key, packed_to, packed_through FROM ${this.keyTable}`;
    for (const row of this.connection.rows(sql)) {
      const [key, packedToMs, packedThrough] = row as [number, number, number];
      this.tails.set(key, createTail(key, packedToMs, packedThrough));
    }
    for (;;) {
      const next = this.log.from(this.lastSequence + 1);
      if (!next) return;
      this.arrive(next.sequence, next.rows);
    }
  }

  private keptPlan(): readonly [string, number, number] | undefined {
    const sql = 'SELECT columns, forgotten, unpacked_from FROM series WHERE name = ?';
    return this.connection.row(sql, this.name) as readonly [string, number, number] | undefined;
  }

  private create(): readonly [string, number, number] {
    this.log.create();
    this.segments.create(this.name);
    this.connection.create(
      'TABLE',
      `key ${this.name}`,
      '(key INTEGER PRIMARY KEY, packed_to INTEGER, packed_through INTEGER)',
    );
    const sql = 'INSERT INTO series (name, columns) VALUES (?, ?)';
    this.connection.run(sql, this.name, JSON.stringify(this.shape.columns));
    return this.keptPlan()!;
  }
}

/** Where rows begin, in the order of time; those of one time as they came. In order they are added without moving others. */
function startsByTime(rows: Float64Array, stride: number): readonly number[] {
  const starts: number[] = [];
  let isSorted = true;
  for (let start = 0; start < rows.length; start += stride) {
    starts.push(start);
    if (start > 0 && rows[start + TIME]! < rows[start - stride + TIME]!) isSorted = false;
  }
  return isSorted ? starts : starts.sort((a, b) => rows[a + TIME]! - rows[b + TIME]!);
}

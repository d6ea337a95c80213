import type { Mmsi, ReportedFix } from '@roadstead/model';
import type { ReplayTrack } from './replay-data.ts';

/** Reserved at first; most ships of a recording have more. */
const FIXES_RESERVED = 64;

/** The columns of a track while it grows. */
export class TrackColumns {
  readonly #mmsi: Mmsi;
  readonly #starts: number[] = [];
  #count = 0;
  #timeMs: Float64Array = new Float64Array(FIXES_RESERVED);
  #longitude: Float64Array = new Float64Array(FIXES_RESERVED);
  #latitude: Float64Array = new Float64Array(FIXES_RESERVED);
  #sogKnots: Float32Array = new Float32Array(FIXES_RESERVED);
  #cogDegrees: Float32Array = new Float32Array(FIXES_RESERVED);
  #headingDegrees: Float32Array = new Float32Array(FIXES_RESERVED);

  constructor(mmsi: Mmsi) {
    this.#mmsi = mmsi;
  }

  /** Adds a fix that is later than those before. */
  add(fix: ReportedFix): void {
    if (this.#count === this.#timeMs.length) this.#grow();
    const i = this.#count++;
    if (fix.startsTrack) this.#starts.push(i);
    this.#timeMs[i] = fix.timeMs;
    this.#longitude[i] = fix.longitude;
    this.#latitude[i] = fix.latitude;
    this.#sogKnots[i] = fix.sog ?? Number.NaN;
    this.#cogDegrees[i] = fix.cog ?? Number.NaN;
    this.#headingDegrees[i] = fix.heading ?? Number.NaN;
  }

  track(): ReplayTrack {
    const count = this.#count;
    return {
      mmsi: this.#mmsi,
      timeMs: this.#timeMs.slice(0, count),
      longitude: this.#longitude.slice(0, count),
      latitude: this.#latitude.slice(0, count),
      sogKnots: this.#sogKnots.slice(0, count),
      cogDegrees: this.#cogDegrees.slice(0, count),
      headingDegrees: this.#headingDegrees.slice(0, count),
      starts: Uint32Array.from(this.#starts),
    };
  }

  #grow(): void {
    this.#timeMs = grown(this.#timeMs, Float64Array);
    this.#longitude = grown(this.#longitude, Float64Array);
    this.#latitude = grown(this.#latitude, Float64Array);
    this.#sogKnots = grown(this.#sogKnots, Float32Array);
    this.#cogDegrees = grown(this.#cogDegrees, Float32Array);
    this.#headingDegrees = grown(this.#headingDegrees, Float32Array);
  }
}

function grown<Column extends Float64Array | Float32Array>(
  column: Column,
  create: new (length: number) => Column,
): Column {
  const longer = new create(2 * column.length);
  longer.set(column);
  return longer;
}

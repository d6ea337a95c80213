import type { CustomLayerInterface, CustomRenderMethodInput, Map as MapLibre } from 'maplibre-gl';
import { classColours, translated, viewOf } from './gl-view.ts';
import { palette } from './palette.ts';
import { TrailProgram } from './trail-program.ts';
import { segmentsIn, type Trails, worldsAround } from './trails.ts';

/** Width in CSS pixels. */
const WIDTH = 1.6;

/** The layer of MapLibre that draws the tracks of ships in the time before an instant, fainter the older they are. */
export class TrailLayer implements CustomLayerInterface {
  readonly id: string = 'trails';
  readonly type = 'custom' as const;
  readonly renderingMode = '2d' as const;
  /** The instant, and the length of the trails. */
  timeMs = 0;
  readonly lengthMs: number;
  #trails: Trails | undefined;
  #isUploaded = false;
  #map: MapLibre | undefined;
  #program: TrailProgram | undefined;

  constructor(lengthMs: number) {
    this.lengthMs = lengthMs;
  }

  show(trails: Trails): void {
    this.#trails = trails;
    this.#isUploaded = false;
  }

  onAdd(map: MapLibre, gl: WebGL2RenderingContext): void {
    this.#map = map;
    this.#program = new TrailProgram(gl);
    this.#isUploaded = false;
  }

  onRemove(): void {
    this.#program?.delete();
    this.#program = undefined;
  }

  render(gl: WebGL2RenderingContext, input: CustomRenderMethodInput): void {
    const [map, program, trails] = [this.#map, this.#program, this.#trails];
    if (!map || !program || !trails) return;
    if (!this.#isUploaded) program.upload(trails.instances);
    this.#isUploaded = true;
    const { originX, originY, originMs } = trails;
    const { width, height } = gl.canvas;
    const beginMs = this.timeMs - this.lengthMs;
    program.draw({
      matrices: worldsAround(viewOf(map), originX).map((world) =>
        translated(input.defaultProjectionData.mainMatrix, originX + world, originY),
      ),
      halfWidth: (WIDTH / 2) * (width / map.getCanvas().clientWidth),
      ...{ width, height },
      beginSeconds: (beginMs - originMs) / 1000,
      endSeconds: (this.timeMs - originMs) / 1000,
      colours: classColours(palette.peek()),
      segments: segmentsIn(trails, beginMs, this.timeMs),
    });
  }
}

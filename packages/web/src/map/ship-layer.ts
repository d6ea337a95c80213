import type { CustomLayerInterface, CustomRenderMethodInput, Map as MapLibre } from 'maplibre-gl';
import { classColours, rgb, translated, viewOf, worldsOf } from './gl-view.ts';
import { palette } from './palette.ts';
import { ShipProgram } from './ship-program.ts';
import { EMPTY_SCENE, type ShipScene } from './ship-scene.ts';
import { INSTANCE_FLOATS, VisibleShips } from './visible-ships.ts';

/** Half of a symbol, in CSS pixels, by zoom. */
const SIZE_MIN = 7;
const SIZE_MAX = 13;
const ZOOM_OF_SIZE_MIN = 4;
const ZOOM_OF_SIZE_MAX = 12;
/** A pointer this far from a ship, in CSS pixels, is at it: a finger is wider than a symbol. */
const HIT_PIXELS = 14;

/** A ship at a point of the screen. */
export interface ShipAt {
  readonly index: number;
  readonly mmsi: number;
}

/** The layer of MapLibre that draws the ships of a scene, and finds them. */
export class ShipLayer implements CustomLayerInterface {
  readonly id: string = 'ships';
  readonly type = 'custom' as const;
  readonly renderingMode = '2d' as const;
  readonly visible: VisibleShips = new VisibleShips();
  #scene: ShipScene = EMPTY_SCENE;
  #map: MapLibre | undefined;
  #program: ShipProgram | undefined;
  #gl: WebGL2RenderingContext | undefined;

  get scene(): ShipScene {
    return this.#scene;
  }

  /** Shows a scene, from now on as it changes: `redraw` after each change. */
  show(scene: ShipScene): void {
    this.#scene = scene;
    this.redraw();
  }

  redraw(): void {
    this.#map?.triggerRepaint();
  }

  onAdd(map: MapLibre, gl: WebGL2RenderingContext): void {
    this.#map = map;
    this.#gl = gl;
    this.#program = new ShipProgram(gl);
    if (this.visible.count > 0) this.#program.upload(this.visible);
  }

  onRemove(): void {
    this.#program?.delete();
    this.#program = undefined;
  }

  /** Returns half of a symbol in CSS pixels. */
  get symbolPixels(): number {
    const zoom = this.#map?.getZoom() ?? 0;
    const part = (zoom - ZOOM_OF_SIZE_MIN) / (ZOOM_OF_SIZE_MAX - ZOOM_OF_SIZE_MIN);
    return SIZE_MIN + (SIZE_MAX - SIZE_MIN) * Math.max(0, Math.min(1, part));
  }

  render(gl: WebGL2RenderingContext, input: CustomRenderMethodInput): void {
    const [map, program] = [this.#map, this.#program];
    if (!map || !program || gl !== this.#gl) return;
    const view = viewOf(map);
    if (this.visible.select(this.#scene, view)) program.upload(this.visible);
    const { width, height } = gl.canvas;
    const { originX, originY } = this.visible;
    const colours = palette.peek();
    program.draw({
      matrix: translated(input.defaultProjectionData.mainMatrix, originX, originY),
      size: this.symbolPixels * (width / map.getCanvas().clientWidth),
      ...{ width, height },
      worlds: worldsOf(view),
      colours: classColours(colours),
      outline: rgb(colours.isDark ? '#0c1822' : '#ffffff'),
    });
  }

  /** Returns the nearest ship at a point, in CSS pixels of the map. */
  shipAt(x: number, y: number): ShipAt | undefined {
    const map = this.#map;
    if (!map) return undefined;
    this.visible.select(this.#scene, viewOf(map));
    const { instances, indexes, count } = this.visible;
    const { originX, originY } = this.visible;
    // North is up, and the map is never pitched: pixels are linear in Mercator.
    const perWorld = 512 * 2 ** map.getZoom();
    const { lng, lat } = map.unproject([x, y]);
    const atX = (lng + 180) / 360 - originX;
    const sine = Math.sin((lat * Math.PI) / 180);
    const atY = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) - originY;
    let nearest: number | undefined;
    let least = (Math.max(HIT_PIXELS, this.symbolPixels) / perWorld) ** 2;
    for (let i = 0; i < count; i++) {
      const across = instances[i * INSTANCE_FLOATS]! - atX;
      const dx = across - Math.round(across);
      const dy = instances[i * INSTANCE_FLOATS + 1]! - atY;
      const square = dx * dx + dy * dy;
      if (square > least) continue;
      least = square;
      nearest = indexes[i]!;
    }
    return nearest === undefined ? undefined : { index: nearest, mmsi: this.#scene.mmsi[nearest]! };
  }
}

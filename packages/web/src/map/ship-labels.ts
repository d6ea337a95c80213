import type { Map as MapLibre } from 'maplibre-gl';
import { mercatorX, mercatorY } from './mercator.ts';
import { palette } from './palette.ts';
import type { ShipLayer } from './ship-layer.ts';
import { INSTANCE_FLOATS } from './visible-ships.ts';

/** Names are shown where so few ships are seen that they can be read. */
const SHIPS_MAX = 400;
/** A label takes no place in which another one stands: the map is divided into cells of this many CSS pixels. */
const CELL_WIDTH = 90;
const CELL_HEIGHT = 16;
const FONT = '12px system-ui, sans-serif';

/** Draws the names of ships on a canvas above the map: a symbol layer would send each position through a worker. */
export class ShipLabels {
  readonly canvas: HTMLCanvasElement = document.createElement('canvas');
  readonly #map: MapLibre;
  readonly #layer: ShipLayer;

  constructor(map: MapLibre, layer: ShipLayer) {
    this.#map = map;
    this.#layer = layer;
    this.canvas.className = 'ship-labels';
    this.canvas.setAttribute('aria-hidden', 'true');
    map.getCanvasContainer().append(this.canvas);
    map.on('render', () => this.#draw());
  }

  #draw(): void {
    const { clientWidth: width, clientHeight: height } = this.#map.getCanvas();
    const ratio = devicePixelRatio;
    const { canvas } = this;
    const context = canvas.getContext('2d');
    if (!context) return;
    const [pixelWidth, pixelHeight] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== pixelWidth || canvas.height !== pixelHeight) {
      canvas.width = pixelWidth;
      canvas.height = pixelHeight;
      canvas.style.width = `${width}px`;
      canvas.style.height = `${height}px`;
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    const { visible } = this.#layer;
    if (visible.count > SHIPS_MAX) return;
    const { text, halo } = palette.peek();
    context.font = FONT;
    context.lineJoin = 'round';
    context.lineWidth = 3;
    context.strokeStyle = halo;
    context.fillStyle = text;
    this.#drawNames(context, width, height);
  }

  #drawNames(context: CanvasRenderingContext2D, width: number, height: number): void {
    const { visible, scene, symbolPixels } = this.#layer;
    const { instances, indexes, count, originX, originY } = visible;
    const centre = this.#map.getCenter();
    const [centreX, centreY] = [mercatorX(centre.lng), mercatorY(centre.lat)];
    const perWorld = 512 * 2 ** this.#map.getZoom();
    const used = new Set<number>();
    const columns = Math.ceil(width / CELL_WIDTH) + 2;
    for (let i = 0; i < count; i++) {
      const x = (instances[i * INSTANCE_FLOATS]! + originX - centreX) * perWorld + width / 2;
      const y = (instances[i * INSTANCE_FLOATS + 1]! + originY - centreY) * perWorld + height / 2;
      if (x < 0 || x > width || y < 0 || y > height) continue;
      const cell = Math.floor(y / CELL_HEIGHT) * columns + Math.floor(x / CELL_WIDTH);
      if (used.has(cell) || used.has(cell + 1)) continue;
      const name = scene.labelOf(indexes[i]!);
      if (name === '') continue;
      used.add(cell).add(cell + 1);
      context.strokeText(name, x + symbolPixels + 3, y + 4);
      context.fillText(name, x + symbolPixels + 3, y + 4);
    }
  }
}

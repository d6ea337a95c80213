import type { Map as MapLibre } from 'maplibre-gl';
import { mercatorX, mercatorY } from './mercator.ts';
import { palette } from './palette.ts';
import type { ShipLayer } from './ship-layer.ts';
import { INSTANCE_FLOATS } from './visible-ships.ts';

/** Names are shown where each ship of the view and its margin has so much room, in square CSS pixels, that they can be read. */
const ROOM_MIN = 3000;
/** Also on a wall of screens: each name is compared with those before it. */
const SHIPS_MAX = 500;
const TEXT_HEIGHT = 14;
/** Of names whose width is remembered. */
const WIDTHS_MAX = 5000;
const FONT = '12px system-ui, sans-serif';

/** Draws the names of ships on a canvas above the map: a symbol layer would send each position through a worker. */
export class ShipLabels {
  readonly canvas: HTMLCanvasElement = document.createElement('canvas');
  readonly #map: MapLibre;
  readonly #layer: ShipLayer;
  readonly #widths: Map<string, number> = new Map();

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
    if (visible.count > Math.min(SHIPS_MAX, (width * height) / ROOM_MIN)) return;
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
    const placed = new PlacedLabels();
    for (let i = 0; i < count; i++) {
      const x = (instances[i * INSTANCE_FLOATS]! + originX - centreX) * perWorld + width / 2;
      const y = (instances[i * INSTANCE_FLOATS + 1]! + originY - centreY) * perWorld + height / 2;
      if (x < 0 || x > width || y < 0 || y > height) continue;
      const name = scene.labelOf(indexes[i]!);
      const left = x + symbolPixels + 3;
      if (name === '' || !placed.add(left, y, this.#widthOf(context, name))) continue;
      context.strokeText(name, left, y + 4);
      context.fillText(name, left, y + 4);
    }
  }

  /** Measuring a text takes longer than drawing it. */
  #widthOf(context: CanvasRenderingContext2D, name: string): number {
    let width = this.#widths.get(name);
    if (width === undefined) {
      if (this.#widths.size > WIDTHS_MAX) this.#widths.clear();
      width = context.measureText(name).width;
      this.#widths.set(name, width);
    }
    return width;
  }
}

/** The places of the labels so far: one that would lie over another is left out. */
class PlacedLabels {
  /** Left, middle and right of each label, in pixels. */
  readonly #boxes: number[] = [];

  /** @returns whether there was room */
  add(left: number, middle: number, width: number): boolean {
    const boxes = this.#boxes;
    const right = left + width;
    for (let i = 0; i < boxes.length; i += 3) {
      const isBeside = boxes[i]! > right || boxes[i + 2]! < left;
      if (!isBeside && Math.abs(boxes[i + 1]! - middle) < TEXT_HEIGHT) return false;
    }
    boxes.push(left, middle, right);
    return true;
  }
}

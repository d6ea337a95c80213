import { type GeoJSONSource, Map as MapLibre } from 'maplibre-gl';
import { MapView } from '../../packages/web/src/map/map-view.ts';
import { BenchScene } from './scene.ts';

/** A map with ships, driven by the bench. */
interface DrawnShips {
  readonly map: MapLibre;
  /** Moves a tenth of the ships and draws them. */
  update(): void;
}

const CAMERA = { longitude: 10, latitude: 52, zoom: 4 };
const WIDE = 600;

let drawn: DrawnShips | undefined;

/** Functions for the bench, which calls them in the page. */
const bench = {
  async ours(count: number): Promise<void> {
    const scene = new BenchScene(count);
    const view = await MapView.create(container(), CAMERA, {
      onShipClick: () => undefined,
      onCamera: () => undefined,
      onError: (error) => reportError(error),
    });
    view.ships.show(scene);
    drawn = {
      map: view.map,
      update() {
        scene.move();
        view.ships.redraw();
      },
    };
    await nextIdle();
  },
  /** MapLibre's symbol layer with the same ships, on a map of water alone. */
  async symbols(count: number): Promise<void> {
    const scene = new BenchScene(count);
    const map = new MapLibre({
      ...{ container: container(), center: [CAMERA.longitude, CAMERA.latitude], zoom: CAMERA.zoom },
      ...{ fadeDuration: 0, attributionControl: false },
      style: {
        version: 8,
        sources: { ships: { type: 'geojson', data: featuresOf(scene) } },
        layers: [{ id: 'sea', type: 'background', paint: { 'background-color': '#dce8ef' } }],
      },
    });
    await map.once('style.load');
    map.addImage('ship', arrow());
    map.addLayer({
      ...{ id: 'ships', type: 'symbol', source: 'ships' },
      layout: {
        'icon-image': 'ship',
        'icon-rotate': ['get', 'direction'],
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
      },
    });
    drawn = {
      map,
      update() {
        scene.move();
        void map.getSource<GeoJSONSource>('ships')!.setData(featuresOf(scene));
      },
    };
    await nextIdle();
  },
  async update(): Promise<void> {
    drawn!.update();
    await nextIdle();
  },
  /** Pans around, a step for each frame. */
  async pan(frames: number): Promise<void> {
    const { map } = drawn!;
    for (let i = 0; i < frames; i++) {
      const angle = (2 * Math.PI * i) / frames;
      const [x, y] = [WIDE * Math.cos(angle), WIDE * Math.sin(angle)];
      map.panBy([x / 50, y / 50], { duration: 0 });
      await new Promise<void>((resolve) => map.once('render', () => resolve()));
    }
  },
};

function container(): HTMLElement {
  drawn?.map.remove();
  const element = document.createElement('div');
  element.className = 'bench';
  document.body.replaceChildren(element);
  return element;
}

function nextIdle(): Promise<void> {
  return new Promise((resolve) => drawn!.map.once('idle', () => resolve()));
}

function featuresOf(scene: BenchScene): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: Array.from({ length: scene.count }, (_, i) => ({
      type: 'Feature',
      properties: { direction: scene.direction[i]! },
      geometry: { type: 'Point', coordinates: [scene.longitude[i]!, scene.latitude[i]!] },
    })),
  };
}

function arrow(): ImageData {
  const size = 20;
  const context = new OffscreenCanvas(size, size).getContext('2d')!;
  context.fillStyle = '#0b5d8a';
  context.fill(new Path2D('M10 0 16 20H4z'));
  return context.getImageData(0, 0, size, size);
}

Object.assign(globalThis, { bench });

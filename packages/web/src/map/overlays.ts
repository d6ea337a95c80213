import type {
  CircleLayerSpecification,
  FillLayerSpecification,
  GeoJSONSource,
  HeatmapLayerSpecification,
  LineLayerSpecification,
  Map as MapLibre,
  MapMouseEvent,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import { type Palette, palette } from './palette.ts';

type OverlayLayer =
  | FillLayerSpecification
  | LineLayerSpecification
  | CircleLayerSpecification
  | HeatmapLayerSpecification
  | SymbolLayerSpecification;
type WithoutSource<Layer> = Layer extends unknown ? Omit<Layer, 'source' | 'id'> : never;

/** Objects of a page on the map. */
export interface Overlay {
  readonly data: GeoJSON.FeatureCollection;
  /** The layers that draw them, in the colours of a scheme, from the lowest on. */
  readonly layers: (colours: Palette) => readonly WithoutSource<OverlayLayer>[];
  /** Called for a click on an object, which a ship at the same place precedes. */
  readonly onClick?: (properties: GeoJSON.GeoJsonProperties) => void;
}

/** The overlays of a map by name, between the land and the ships. */
export class Overlays {
  readonly #map: MapLibre;
  readonly #overlays: Map<string, Overlay> = new Map();
  /** Layers are below it. */
  readonly #above: string;

  constructor(map: MapLibre, above: string) {
    this.#map = map;
    this.#above = above;
    const unsubscribe = palette.subscribe(() => {
      for (const [name, overlay] of this.#overlays) {
        this.#removeLayers(name);
        this.#addLayers(name, overlay);
      }
    });
    // Pages that end after the map remove their overlays all the same.
    map.once('remove', () => {
      unsubscribe();
      this.#overlays.clear();
    });
  }

  /** Shows an overlay in place of that of the same name. */
  set(name: string, overlay: Overlay): void {
    const before = this.#overlays.get(name);
    this.#overlays.set(name, overlay);
    const source = this.#map.getSource<GeoJSONSource>(name);
    if (source) void source.setData(overlay.data);
    else this.#map.addSource(name, { type: 'geojson', data: overlay.data });
    if (before && String(before.layers) === String(overlay.layers)) return;
    this.#removeLayers(name);
    this.#addLayers(name, overlay);
  }

  remove(name: string): void {
    if (!this.#overlays.delete(name)) return;
    this.#removeLayers(name);
    this.#map.removeSource(name);
  }

  /** Passes a click to the overlay that is on top at its place. @returns whether there was one */
  click({ point }: MapMouseEvent): boolean {
    const layers = [...this.#overlays]
      .filter(([, { onClick }]) => onClick)
      .flatMap(([name]) => this.#layersOf(name));
    const [feature] = this.#map.queryRenderedFeatures(
      [
        [point.x - 4, point.y - 4],
        [point.x + 4, point.y + 4],
      ],
      { layers },
    );
    if (!feature) return false;
    this.#overlays.get(feature.source)?.onClick?.(feature.properties);
    return true;
  }

  #layersOf(name: string): string[] {
    return this.#map.getLayersOrder().filter((id) => id.startsWith(`${name}/`));
  }

  #addLayers(name: string, { layers }: Overlay): void {
    layers(palette.peek()).forEach((layer, i) => {
      const id = `${name}/${i}`;
      this.#map.addLayer({ ...layer, id, source: name } as OverlayLayer, this.#above);
    });
  }

  #removeLayers(name: string): void {
    for (const id of this.#layersOf(name)) this.#map.removeLayer(id);
  }
}

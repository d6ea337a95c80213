import 'maplibre-gl/dist/maplibre-gl.css';
import {
  type GeoJSONSource,
  Map as MapLibre,
  NavigationControl,
  ScaleControl,
  setWorkerCount,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { baseStyle, coastLayer, FINE_LAND_ZOOM, LAND_SOURCES } from './base-style.ts';
import { loadLand } from './land.ts';
import { Overlays } from './overlays.ts';
import { palette } from './palette.ts';
import { addPortNames, PORT_NAMES_ZOOM } from './port-names.ts';
import { ShipLabels } from './ship-labels.ts';
import { type ShipAt, ShipLayer } from './ship-layer.ts';

setWorkerUrl(workerUrl);
// With one, which is the default on two cores, overlays wait while the fine land is divided into tiles: some seconds.
setWorkerCount(2);

/** The centre and zoom of a map. */
export interface Camera {
  readonly longitude: number;
  readonly latitude: number;
  readonly zoom: number;
}

interface MapHandlers {
  /** Called for a click on a ship, or on nothing (undefined), at first. */
  readonly onShipClick: (ship: ShipAt | undefined) => void;
  readonly onCamera: (camera: Camera) => void;
  /** Called for the map's own failures, such as a lost context of WebGL. */
  readonly onError: (error: Error) => void;
}

/** The map: sea, land, overlays and ships. It knows nothing of the service. */
export class MapView {
  readonly map: MapLibre;
  readonly ships: ShipLayer = new ShipLayer();
  readonly overlays: Overlays;
  /** Called for a click on a ship, or on nothing (undefined). A page that shows ships of its own replaces it. */
  onShipClick: (ship: ShipAt | undefined) => void;
  /** Clicks go to it alone while it is set: somebody draws. */
  isDrawing = false;
  readonly #tooltip: HTMLElement;

  private constructor(map: MapLibre, container: HTMLElement, handlers: MapHandlers) {
    this.map = map;
    this.onShipClick = handlers.onShipClick;
    map.addLayer(this.ships);
    this.overlays = new Overlays(map, this.ships.id);
    new ShipLabels(map, this.ships);
    this.#tooltip = document.createElement('div');
    this.#tooltip.className = 'ship-tooltip';
    this.#tooltip.hidden = true;
    container.append(this.#tooltip);
    this.#listen(handlers);
    this.#loadLand(handlers);
  }

  /** Creates the map in an element. Resolves when overlays can be added. */
  static async create(
    container: HTMLElement,
    camera: Camera,
    handlers: MapHandlers,
  ): Promise<MapView> {
    const map = new MapLibre({
      ...{ container, style: baseStyle(palette.peek()), attributionControl: { compact: true } },
      ...{ center: [camera.longitude, camera.latitude], zoom: camera.zoom, maxZoom: 18 },
      ...{ pitchWithRotate: false, touchPitch: false, dragRotate: false, rollEnabled: false },
      ...{ fadeDuration: 0, localIdeographFontFamily: 'sans-serif' },
    });
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    map.addControl(new NavigationControl({ showCompass: false }), 'top-left');
    map.addControl(new ScaleControl({ unit: 'nautical' }), 'bottom-left');
    await map.once('style.load');
    return new MapView(map, container, handlers);
  }

  get camera(): Camera {
    const { lng, lat } = this.map.getCenter().wrap();
    return { longitude: lng, latitude: lat, zoom: this.map.getZoom() };
  }

  /** Moves at once. */
  jumpTo({ longitude, latitude, zoom }: Camera): void {
    this.map.jumpTo({ center: [longitude, latitude], zoom });
  }

  /** Moves to a place, at least as close as a zoom. */
  show(longitude: number, latitude: number, zoomMin = 10): void {
    const zoom = Math.max(zoomMin, this.map.getZoom());
    this.map.easeTo({ center: [longitude, latitude], zoom, duration: easeMs() });
  }

  /** Moves so that a box is seen; `east` may be beyond 180. */
  fit(west: number, south: number, east: number, north: number): void {
    this.map.fitBounds([west, south, east, north], {
      ...{ padding: 40, maxZoom: 13, duration: easeMs() },
    });
  }

  #listen({ onCamera, onError }: MapHandlers): void {
    const { map, ships } = this;
    map.on('click', (event) => {
      if (this.isDrawing) return;
      const ship = ships.shipAt(event.point.x, event.point.y);
      if (ship === undefined && this.overlays.click(event)) return;
      this.onShipClick(ship);
    });
    map.on('mousemove', ({ point }) => this.#hover(point.x, point.y));
    map.on('mouseout', () => this.#hideTooltip());
    map.on('movestart', () => this.#hideTooltip());
    map.on('moveend', () => onCamera(this.camera));
    map.on('error', ({ error }) => onError(new Error(error.message)));
    const unsubscribe = palette.subscribe(({ sea, land, coast }) => {
      map.setPaintProperty('sea', 'background-color', sea);
      for (const source of Object.values(LAND_SOURCES)) {
        map.setPaintProperty(source, 'fill-color', land);
        map.setPaintProperty(coastLayer(source), 'line-color', coast);
      }
    });
    map.once('remove', unsubscribe);
  }

  #hover(x: number, y: number): void {
    const ship = this.isDrawing ? undefined : this.ships.shipAt(x, y);
    this.map.getCanvas().style.cursor = ship ? 'pointer' : '';
    if (!ship) {
      this.#hideTooltip();
      return;
    }
    this.#tooltip.hidden = false;
    this.#tooltip.textContent = this.ships.scene.labelOf(ship.index) || String(ship.mmsi);
    this.#tooltip.style.transform = `translate(${x + 12}px, ${y + 12}px)`;
  }

  #hideTooltip(): void {
    this.#tooltip.hidden = true;
  }

  /** Loads the coarse land, and the names of ports and the fine land once the map is close enough. */
  #loadLand({ onError }: MapHandlers): void {
    const { map } = this;
    const load = async (detail: keyof typeof LAND_SOURCES): Promise<void> => {
      const land = await loadLand(detail);
      await map.getSource<GeoJSONSource>(LAND_SOURCES[detail])?.setData(land);
    };
    const fromZoom = (zoom: number, add: () => Promise<void>): void => {
      const onZoom = (): void => {
        if (map.getZoom() < zoom) return;
        map.off('zoomend', onZoom);
        add().catch(onError);
      };
      map.on('zoomend', onZoom);
      onZoom();
    };
    // The coarse land is seen at once; the fine one takes seconds to load and to divide into tiles.
    load('coarse')
      .then(() => {
        fromZoom(PORT_NAMES_ZOOM, () => addPortNames(map));
        fromZoom(FINE_LAND_ZOOM, async () => {
          await load('fine');
          replaceCoarseLand(map);
        });
      })
      .catch(onError);
  }
}

/** Hides the coarse land where the fine one is drawn, once it is. */
function replaceCoarseLand(map: MapLibre): void {
  const { coarse, fine } = LAND_SOURCES;
  const onData = (): void => {
    if (map.getZoom() < FINE_LAND_ZOOM || !map.isSourceLoaded(fine)) return;
    map.off('sourcedata', onData);
    for (const layer of [coarse, coastLayer(coarse)])
      map.setLayerZoomRange(layer, 0, FINE_LAND_ZOOM);
  };
  map.on('sourcedata', onData);
}

/** Movement on the screen makes some people ill: the system says so. */
function easeMs(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 600;
}

import type { Map as MapLibre } from 'maplibre-gl';
import { TerraDraw } from 'terra-draw';
import { type AreaDraft, boxOfDraft } from './area-draft.ts';
import { createModes } from './drawing-modes.ts';
import { draftAfter, featuresOf, isDrawable, withoutFeature } from './drawn-features.ts';
import { ShiftedAdapter } from './shifted-adapter.ts';

/** `edit`: what is there is selected, moved and changed. */
export type DrawingMode = 'edit' | 'polygon' | 'rectangle' | 'circle' | 'point';

interface DrawingHandlers {
  /** Called with the area after each change that a person has finished. */
  readonly onChange: (draft: AreaDraft) => void;
  /** Called when a shape is drawn, so that it can be edited. */
  readonly onMode: (mode: DrawingMode) => void;
  /** Called with whether a part is selected. */
  readonly onSelect: (isSelected: boolean) => void;
}

/** An area on the map that a person draws and edits. */
export class AreaDrawing {
  readonly #map: MapLibre;
  readonly #below: string;
  readonly #handlers: DrawingHandlers;
  #draft: AreaDraft = { type: 'empty' };
  #mode: DrawingMode = 'edit';
  #selected: string | null = null;
  #isOwnChange = false;
  #adapter!: ShiftedAdapter;
  #draw!: TerraDraw;

  /** @param below the layer that stays above the drawing */
  constructor(map: MapLibre, below: string, handlers: DrawingHandlers) {
    this.#map = map;
    this.#below = below;
    this.#handlers = handlers;
    this.#start();
  }

  /** Shows an area. @returns whether all of it can be edited on the map */
  show(draft: AreaDraft): boolean {
    if (draft !== this.#draft) {
      this.#draft = draft;
      if (Math.abs(this.#middle() - this.#adapter.centre) > 90) this.restart();
      else this.#redraw();
    }
    return isDrawable(draft);
  }

  setMode(mode: DrawingMode): void {
    this.#mode = mode;
    const isFar = Math.abs(this.#middle() - this.#adapter.centre) > 90;
    if (this.#draft.type === 'empty' && isFar) this.restart();
    this.#draw.setMode(mode === 'edit' ? 'select' : mode);
  }

  /** Deletes the selected part. */
  deleteSelected(): void {
    if (this.#selected !== null) this.#delete(this.#selected);
  }

  /** Begins anew, in the present colours. */
  restart(): void {
    this.#draw.stop();
    this.#start();
    this.#redraw();
  }

  end(): void {
    this.#draw.stop();
    this.#map.getCanvas().style.removeProperty('cursor');
  }

  #start(): void {
    this.#adapter = new ShiftedAdapter(this.#map, Math.round(this.#middle()), this.#below);
    let drawn = 0;
    const draw = new TerraDraw({
      adapter: this.#adapter,
      modes: createModes(),
      idStrategy: { isValidId: (id) => typeof id === 'string', getId: () => `drawn ${++drawn}` },
    });
    draw.start();
    draw.on('finish', (id, { action }) => {
      // terra-draw ends its own work on the feature after it has called this.
      queueMicrotask(() => this.#finish(String(id), action));
    });
    draw.on('change', (ids, type) => {
      const id = this.#selected;
      if (type === 'delete' && !this.#isOwnChange && id !== null && ids.includes(id))
        queueMicrotask(() => this.#delete(id));
    });
    draw.on('select', (id) => this.#select(String(id)));
    draw.on('deselect', () => {
      // `delete` follows, and needs to know what was selected.
      queueMicrotask(() => this.#select(null));
    });
    draw.setMode(this.#mode === 'edit' ? 'select' : this.#mode);
    this.#draw = draw;
  }

  #middle(): number {
    const box = boxOfDraft(this.#draft);
    return box ? (box[0] + box[2]) / 2 : this.#map.getCenter().lng;
  }

  #select(id: string | null): void {
    if (id === this.#selected) return;
    this.#selected = id;
    this.#handlers.onSelect(id !== null);
  }

  #finish(id: string, action: string): void {
    const feature = this.#draw.getSnapshotFeature(id);
    if (!feature) return;
    this.#change(draftAfter(this.#draft, feature, this.#adapter.centre, action));
    if (action === 'draw') {
      this.#mode = 'edit';
      this.#redraw();
      this.#handlers.onMode('edit');
      this.#selectLast();
    } else if (this.#draft.type === 'circle' || action === 'dragFeature') this.#redraw();
  }

  #delete(id: string): void {
    this.#change(withoutFeature(this.#draft, id));
    this.#select(null);
    this.#redraw();
  }

  #change(draft: AreaDraft): void {
    this.#draft = draft;
    this.#handlers.onChange(draft);
  }

  #redraw(): void {
    const selected = this.#selected;
    const features = isDrawable(this.#draft) ? featuresOf(this.#draft, this.#adapter.centre) : [];
    this.#isOwnChange = true;
    // Clearing ends what is selected or half drawn.
    this.#draw.setMode('select');
    this.#draw.clear();
    this.#draw.addFeatures(features);
    this.#draw.setMode(this.#mode === 'edit' ? 'select' : this.#mode);
    this.#isOwnChange = false;
    if (this.#mode === 'edit' && features.some(({ id }) => id === selected))
      this.#draw.selectFeature(selected!);
  }

  /** Selects what was drawn last, so that its handles are seen. */
  #selectLast(): void {
    const id = featuresOf(this.#draft, this.#adapter.centre).at(-1)?.id;
    if (id !== undefined && this.#draw.hasFeature(id)) this.#draw.selectFeature(id);
  }
}

import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { palette } from '../map/palette.ts';
import type { AreaDraft } from './area-draft.ts';
import { AreaDrawing, type DrawingMode } from './area-drawing.ts';

/** State and functions for the buttons of a drawing. */
interface DrawingControls {
  readonly mode: ReadonlySignal<DrawingMode>;
  readonly isSelected: ReadonlySignal<boolean>;
  /** False: the map does not show all of the area. */
  readonly isDrawable: ReadonlySignal<boolean>;
  readonly setMode: (mode: DrawingMode) => void;
  readonly deleteSelected: () => void;
}

/** Draws an area on the map while a component is there; a click on a ship then selects none. */
export function useAreaDrawing(
  area: AreaDraft,
  onChange: (area: AreaDraft) => void,
): DrawingControls {
  const { view } = useApp();
  const drawing = useRef<AreaDrawing>(undefined);
  const latest = useRef({ area, onChange });
  latest.current = { area, onChange };
  const mode = useSignal<DrawingMode>('edit');
  const isSelected = useSignal(false);
  const isDrawable = useSignal(true);
  const map = view.value;
  useEffect(() => {
    if (!map) return;
    map.isDrawing = true;
    const created = new AreaDrawing(map.map, map.ships.id, {
      onChange: (changed) => latest.current.onChange(changed),
      onMode: (changed) => (mode.value = changed),
      onSelect: (selected) => (isSelected.value = selected),
    });
    drawing.current = created;
    isDrawable.value = created.show(latest.current.area);
    let isFirst = true;
    const stopColours = palette.subscribe(() => {
      if (!isFirst) created.restart();
      isFirst = false;
    });
    return () => {
      stopColours();
      map.isDrawing = false;
      created.end();
      drawing.current = undefined;
    };
  }, [map]);
  useEffect(() => {
    isDrawable.value = drawing.current?.show(area) ?? true;
  }, [area]);
  return {
    ...{ mode, isSelected, isDrawable },
    setMode(next) {
      mode.value = next;
      drawing.current?.setMode(next);
    },
    deleteSelected: () => drawing.current?.deleteSelected(),
  };
}

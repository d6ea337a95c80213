import { useEffect, useRef } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { type AreaDraft, boxOfDraft } from './area-draft.ts';

/** Moves the map to an area once it is opened. @returns a function that does so again */
export function useFit(area: AreaDraft): () => void {
  const { view } = useApp();
  const map = view.value;
  const fit = (): void => {
    const box = boxOfDraft(area);
    if (box) map?.fit(...box);
  };
  const isShown = useRef(false);
  useEffect(() => {
    if (!map || isShown.current) return;
    isShown.current = true;
    fit();
  }, [map]);
  return fit;
}

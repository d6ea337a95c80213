import { useEffect, useRef } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { type AreaDraft, boxOfDraft } from './area-draft.ts';

/** Moves the map to an area once it is opened. @returns a function that moves it to another one */
export function useFit(area: AreaDraft): (area: AreaDraft) => void {
  const { view } = useApp();
  const map = view.value;
  const fit = (shown: AreaDraft): void => {
    const box = boxOfDraft(shown);
    if (box) map?.fit(...box);
  };
  const isShown = useRef(false);
  useEffect(() => {
    if (!map || isShown.current) return;
    isShown.current = true;
    fit(area);
  }, [map]);
  return fit;
}

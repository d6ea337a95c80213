import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { type AreaDraft, EMPTY_AREA } from './area-draft.ts';
import { parsePolygonsText, textOfPolygons } from './area-text.ts';
import { FieldProblems } from './problems.tsx';

/** The coordinates of an area, for those who do not draw. A valid text changes the area at once. */
export function AreaText({
  area,
  onChange,
}: {
  readonly area: AreaDraft;
  readonly onChange: (area: AreaDraft) => void;
}): JSX.Element {
  const text = useSignal(textOf(area));
  const problem = useSignal('');
  const typed = useSignal<AreaDraft | null>(null);
  // At once: after the next key, the area of the one before would take the place of the text.
  useLayoutEffect(() => {
    // The text stays as it is typed: not even its spaces move.
    if (area === typed.peek()) return;
    text.value = textOf(area);
    problem.value = '';
  }, [area]);
  const input = (value: string): void => {
    text.value = value;
    const parsed = parsePolygonsText(value);
    problem.value = 'problem' in parsed ? parsed.problem : '';
    if ('problem' in parsed) return;
    const { polygons } = parsed;
    typed.value = polygons.length > 0 ? { type: 'polygons', polygons } : EMPTY_AREA;
    onChange(typed.value);
  };
  return (
    <details class="field">
      <summary>Coordinates</summary>
      <label>
        Corners: longitude and latitude in degrees, one corner a line
        <textarea
          rows={6}
          spellcheck={false}
          value={text.value}
          placeholder={'-1.20 50.70\n-1.05 50.70\n-1.05 50.78'}
          aria-invalid={problem.value !== ''}
          aria-describedby="area-text-problems"
          onInput={({ currentTarget }) => input(currentTarget.value)}
        />
      </label>
      <FieldProblems
        id="area-text-problems"
        problems={problem.value === '' ? [] : [problem.value]}
      />
      <p class="quiet">
        An empty line begins another part; a line “hole” before corners begins a hole. Longitudes
        may continue beyond 180.
      </p>
    </details>
  );
}

function textOf(area: AreaDraft): string {
  return area.type === 'polygons' ? textOfPolygons(area.polygons) : '';
}

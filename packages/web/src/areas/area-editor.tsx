import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { type AreaDraft, EMPTY_AREA } from './area-draft.ts';
import type { DrawingMode } from './area-drawing.ts';
import { AreaText } from './area-text-field.tsx';
import { CircleFields, PointFields } from './circle-fields.tsx';
import { IMPORT_ENDS, type ImportedFile, importFile } from './import-file.ts';
import { FieldProblems, useProblems } from './problems.tsx';
import { useAreaDrawing } from './use-area-drawing.ts';
import { useFit } from './use-fit.ts';

/** Instructions for each mode. */
const HINTS: Readonly<Record<DrawingMode, string>> = {
  edit: 'Click the area, then drag it, its corners, or the dots between them. A right click on a corner deletes it.',
  polygon: 'Click each corner; click the last one again, or press Enter, to finish. Esc cancels.',
  rectangle: 'Click two opposite corners. Esc cancels.',
  circle: 'Click the centre, then the edge. Esc cancels.',
  point: 'Click the place.',
};

const LABELS: Readonly<Record<Exclude<DrawingMode, 'edit'>, string>> = {
  ...{ polygon: 'Polygon', rectangle: 'Rectangle', circle: 'Circle', point: 'Point' },
};

/** An area: drawn on the map, typed, or read from a file. */
export function AreaEditor({
  area,
  onChange,
  onImport,
  hasPoints = false,
}: {
  readonly area: AreaDraft;
  readonly onChange: (area: AreaDraft) => void;
  /** Called with a file whose area has been set. */
  readonly onImport?: (file: ImportedFile) => void;
  /** Whether a point is an area, too. */
  readonly hasPoints?: boolean;
}): JSX.Element {
  const earlier = useSignal<readonly AreaDraft[]>([]);
  const change = (changed: AreaDraft): void => {
    earlier.value = [...earlier.peek().slice(-50), area];
    onChange(changed);
  };
  const { mode, isSelected, isDrawable, setMode, deleteSelected } = useAreaDrawing(area, change);
  const fit = useFit(area);
  const problems = useProblems('/geometry');
  const modes = (Object.keys(LABELS) as (keyof typeof LABELS)[]).filter(
    (each) => hasPoints || each !== 'point',
  );
  return (
    <div class="area-editor">
      <div class="row" role="group" aria-label="Draw on the map">
        {modes.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={mode.value === each}
            onClick={() => setMode(mode.value === each ? 'edit' : each)}
          >
            {LABELS[each]}
          </button>
        ))}
      </div>
      <p class="quiet" aria-live="polite">
        {area.type === 'empty' && mode.value === 'edit'
          ? 'Choose a form to draw it on the map, type coordinates, or import a file.'
          : HINTS[mode.value]}
      </p>
      <FieldProblems id="area-problems" problems={problems} />
      <div class="row">
        <Button class="small" isDisabled={!isSelected.value} onClick={deleteSelected}>
          Delete selected part
        </Button>
        <Button
          class="small"
          isDisabled={earlier.value.length === 0}
          onClick={() => {
            onChange(earlier.value.at(-1)!);
            earlier.value = earlier.value.slice(0, -1);
          }}
        >
          Undo
        </Button>
        <Button class="small" isDisabled={area.type === 'empty'} onClick={() => change(EMPTY_AREA)}>
          Clear
        </Button>
        <Button class="small" isDisabled={area.type === 'empty'} onClick={() => fit(area)}>
          Show on the map
        </Button>
      </div>
      {!isDrawable.value && (
        <Notice kind="warning">
          The area reaches beyond 85° of latitude, where the map ends. Edit its coordinates.
        </Notice>
      )}
      <details class="field" open={area.type === 'circle'}>
        <summary>Centre and radius of a circle</summary>
        <CircleFields circle={area.type === 'circle' ? area : null} onChange={change} />
      </details>
      {area.type === 'point' && <PointFields point={area} onChange={change} />}
      <AreaFile
        onFile={(file) => {
          change(file.area);
          fit(file.area);
          onImport?.(file);
        }}
        onAcross={(across) => {
          change(across);
          fit(across);
        }}
      />
      <AreaText area={area} onChange={change} />
    </div>
  );
}

function AreaFile({
  onFile,
  onAcross,
}: {
  readonly onFile: (file: ImportedFile) => void;
  /** Called with the area across ±180 in place of that of the file. */
  readonly onAcross: (area: AreaDraft) => void;
}): JSX.Element {
  const across = useSignal<AreaDraft | null>(null);
  const problems = useSignal<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const imported = await importFile(file);
    // The same file can then be chosen again.
    if (input.current) input.current.value = '';
    problems.value = imported.ok
      ? []
      : [
          imported.error.detail,
          ...(imported.error.problems ?? []).map(({ pointer, detail }) =>
            pointer === '' ? detail : `${pointer}: ${detail}`,
          ),
        ];
    across.value = imported.ok ? imported.value.across : null;
    if (imported.ok) onFile(imported.value);
  };
  return (
    <div class="field">
      <label>
        Import a file
        <input
          ref={input}
          type="file"
          accept={IMPORT_ENDS}
          aria-describedby="import-problems"
          onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
        />
      </label>
      <p class="quiet">GeoJSON, WKT, KML, KMZ, GPX, or a Shapefile as ZIP, with one area.</p>
      <FieldProblems id="import-problems" problems={problems.value} />
      {across.value && (
        <Notice kind="warning">
          The area of the file reaches around the world: its longitudes pass 0°, not ±180°.{' '}
          <button
            type="button"
            class="small"
            onClick={() => {
              onAcross(across.peek()!);
              across.value = null;
            }}
          >
            Take the short way, across ±180°
          </button>
        </Notice>
      )}
    </div>
  );
}

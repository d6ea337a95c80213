import type { ApiObjects } from '@roadstead/client';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { hrefOf } from '../app/router.ts';
import type { ConfigurationDraft } from './configuration-draft.ts';
import { SelectField } from './fields.tsx';
import { areaOfShapeJson, shapeAddress, shapeLabel } from './shape-draft.ts';
import { useAreaOverlay } from './use-area-overlay.ts';
import { useFit } from './use-fit.ts';

type Shape = ApiObjects['Shape'];

/** Where the area of a configuration comes from: it is its own, or that of a stored shape, which it follows. */
export function ShapeChoice({
  draft,
  shapes,
  onChange,
}: {
  readonly draft: ConfigurationDraft;
  readonly shapes: readonly Shape[];
  readonly onChange: (draft: ConfigurationDraft) => void;
}): JSX.Element {
  const { user } = useApp();
  const areas = shapes.filter((shape) => areaOfShapeJson(shape).type !== 'point');
  const chosen = shapes.find(({ properties: { id } }) => id === draft.shapeUuid);
  const isUnreadable = draft.shapeUuid !== null && !chosen;
  return (
    <>
      <SelectField
        label="Area of"
        pointer="/shape_uuid"
        value={draft.shapeUuid ?? ''}
        options={[
          ['', 'This configuration (draw it)'],
          ...(isUnreadable ? [[draft.shapeUuid!, 'A shape that you may not read'] as const] : []),
          ...areas.map(
            (shape) => [shape.properties.id, `Shape: ${shapeLabel(shape, user.uuid)}`] as const,
          ),
        ]}
        onChange={(uuid) => {
          const shape = shapes.find(({ properties: { id } }) => id === uuid);
          // Without a shape the area stays as it was: a copy to change.
          onChange({
            ...draft,
            shapeUuid: shape ? uuid : null,
            area: shape ? areaOfShapeJson(shape) : draft.area,
          });
        }}
      />
      {draft.shapeUuid !== null && <FollowedShape draft={draft} shape={chosen} />}
    </>
  );
}

function FollowedShape({
  draft: { area },
  shape,
}: {
  readonly draft: ConfigurationDraft;
  readonly shape: Shape | undefined;
}): JSX.Element {
  const shown = useMemo(() => [{ area, id: 'shape', isMuted: false }], [area]);
  useAreaOverlay('followed-shape', shown);
  const fit = useFit(area);
  return (
    <p class="quiet row">
      It follows the shape when that changes.
      <button type="button" class="small" onClick={() => fit(area)}>
        Show on the map
      </button>
      {shape && <a href={hrefOf('areas', shapeAddress(shape))}>Edit the shape</a>}
    </p>
  );
}

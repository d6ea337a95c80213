import type { ApiObjects } from '@roadstead/client';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { hrefOf, openView } from '../app/router.ts';
import { Notice } from '../ui/notice.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { distanceText, durationText } from '../ui/units.ts';
import { draftOfGeometry } from './area-draft.ts';
import { EnabledButton, EventsCell } from './configuration-cells.tsx';
import { presetText } from './filter-list.ts';
import { areaOfShapeJson, formText, shapeAddress } from './shape-draft.ts';
import { type ShownArea, useAreaOverlay } from './use-area-overlay.ts';
import { discardDraft, unsavedDrafts } from './use-draft.ts';

type Configuration = ApiObjects['Configuration'];
type Shape = ApiObjects['Shape'];

/** All configurations and shapes, on the map and as tables. */
export function AreasList({ shapes }: { readonly shapes: readonly Shape[] }): JSX.Element {
  const { live, user } = useApp();
  const { configurations, status } = live.state.value;
  const sorted = useMemo(
    () => Object.values(configurations).sort((one, other) => one.name.localeCompare(other.name)),
    [configurations],
  );
  const isOwn = ({ properties }: Shape): boolean => properties.user_id === user.uuid;
  const addressOf = (shape: Shape): string => shapeAddress(shape, isOwn(shape));
  const shown = useMemo(() => shownAreas(sorted, shapes, addressOf), [sorted, shapes]);
  useAreaOverlay('areas', shown, (id) => openView('areas', id));
  return (
    <>
      <h1>Areas</h1>
      <Unsaved />
      <div class="row">
        <h2>Configurations</h2>
        <a class="button" href={hrefOf('areas', 'new')}>
          New configuration
        </a>
      </div>
      {sorted.length === 0 && status !== 'loading' && (
        <Notice kind="empty">
          There is no configuration yet. Draw an area to be notified of encounters in it.
        </Notice>
      )}
      {sorted.length > 0 && (
        <Table
          caption="Configurations"
          columns={CONFIGURATION_COLUMNS}
          rows={sorted}
          keyOf={({ id }) => id}
        />
      )}
      <div class="row">
        <h2>Shapes</h2>
        <a class="button" href={hrefOf('areas', 'new-shape')}>
          New shape
        </a>
      </div>
      {shapes.length === 0 && (
        <Notice kind="empty">
          There is no shape yet. A shape is an area that several configurations and reports use.
        </Notice>
      )}
      {shapes.length > 0 && (
        <Table
          caption="Shapes"
          columns={shapeColumns(addressOf)}
          rows={shapes}
          keyOf={({ properties }) => properties.id}
        />
      )}
    </>
  );
}

function shownAreas(
  configurations: readonly Configuration[],
  shapes: readonly Shape[],
  addressOf: (shape: Shape) => string,
): readonly ShownArea[] {
  const followed = new Set(configurations.map(({ shape_uuid: uuid }) => uuid));
  return [
    ...shapes
      .filter(({ properties }) => !followed.has(properties.id))
      .map((shape) => ({ area: areaOfShapeJson(shape), id: addressOf(shape), isMuted: true })),
    ...configurations.map(({ id, geometry, enabled }) => ({
      area: draftOfGeometry(geometry as Parameters<typeof draftOfGeometry>[0]),
      id: `configuration-${id}`,
      isMuted: !enabled,
    })),
  ];
}

const CONFIGURATION_COLUMNS: readonly Column<Configuration>[] = [
  {
    title: 'Name',
    cell: ({ id, name, preset }) => (
      <>
        <a href={hrefOf('areas', `configuration-${id}`)}>{name}</a>
        {preset !== undefined && <div class="quiet">{presetText(preset)}</div>}
      </>
    ),
    sortBy: ({ name }) => name,
  },
  {
    title: 'Limits',
    cell: ({ parameters }) => (
      <>
        {distanceText(parameters.distance_for_sts_meters)},{' '}
        {durationText(parameters.transfer_time_window_minutes * 60_000)}
      </>
    ),
    sortBy: ({ parameters }) => parameters.distance_for_sts_meters,
  },
  { title: 'Severity', cell: ({ severity }) => severity, sortBy: ({ severity }) => severity },
  { title: 'Events', cell: ({ id }) => <EventsCell id={id} /> },
  {
    title: 'On',
    cell: (configuration) => <EnabledButton configuration={configuration} />,
    sortBy: ({ enabled }) => (enabled ? 0 : 1),
  },
];

function shapeColumns(addressOf: (shape: Shape) => string): readonly Column<Shape>[] {
  return [
    {
      title: 'Name',
      cell: (shape) => <a href={hrefOf('areas', addressOf(shape))}>{shape.properties.name}</a>,
      sortBy: ({ properties }) => properties.name,
    },
    {
      title: 'Form',
      cell: (shape) => formText(areaOfShapeJson(shape)),
      sortBy: (shape) => formText(areaOfShapeJson(shape)),
    },
    {
      title: 'Owner',
      cell: ({ properties }) => properties.owner,
      sortBy: ({ properties }) => properties.owner,
    },
  ];
}

/** Forms that were left without saving. */
function Unsaved(): JSX.Element | null {
  const { uuid } = useApp().user;
  const own = unsavedDrafts.value.filter(({ userUuid }) => userUuid === uuid);
  if (own.length === 0) return null;
  return (
    <Notice kind="warning">
      Not saved:
      <ul class="list">
        {own.map(({ id, name }) => (
          <li key={id} class="row">
            <a href={viewOf(id)}>{name === '' ? 'Without a name' : name}</a>
            <button type="button" class="small" onClick={() => discardDraft(uuid, id)}>
              Discard
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Returns the address of a form. */
function viewOf(id: string): string {
  const [, from] = /^new-from-(\d+)$/.exec(id) ?? [];
  return from === undefined ? hrefOf('areas', id) : hrefOf('areas', 'new', { from });
}

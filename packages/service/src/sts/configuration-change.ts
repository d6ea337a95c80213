import type { AreaGeometry } from '@roadstead/geo';
import type { ConfigurationContent } from '@roadstead/model';
import { produce } from 'immer';
import type { StoredConfiguration } from './configurations.ts';

/** The content of a configuration with its area; of an area that is a shape's, also the reference to the shape. */
export interface ResolvedContent extends Omit<ConfigurationContent, 'area'> {
  readonly area: AreaGeometry;
  readonly shapeUuid: string | null;
}

/** A configuration, or null where there is no configuration with its id. */
type Configuration = StoredConfiguration | null;
export type ConfigurationState = 'absent' | 'enabled' | 'disabled';

/** Payloads of the actions, by type. */
interface ActionPayloads {
  readonly create: {
    readonly id: number;
    readonly uuid: string;
    /** The owner's uuid. */
    readonly owner: string;
    readonly content: ResolvedContent;
  };
  /** All content is new; it includes whether the configuration is enabled. */
  readonly replace: { readonly content: ResolvedContent };
  /** The shape of the area has another geometry. */
  readonly followShape: { readonly area: AreaGeometry };
  /** V4: the owner can no longer read the shape: the area stays, and the reference is dropped. */
  readonly detachShape: object;
  readonly remove: object;
}

type ActionType = keyof ActionPayloads;

/** A cause for a configuration to change. */
export type ConfigurationAction<Type extends ActionType = ActionType> = {
  readonly [Each in Type]: {
    readonly type: Each;
    /** The name of the acting user. */
    readonly by: string;
    /** Epoch milliseconds. */
    readonly nowMs: number;
  } & ActionPayloads[Each];
}[Type];

type Transition<Type extends ActionType> = (
  configuration: Configuration,
  action: ConfigurationAction<Type>,
) => Configuration;
type Transitions = { readonly [Type in ActionType]: Transition<Type> };

const unchanged = (configuration: Configuration): Configuration => configuration;

/** Transitions of a configuration that exists. */
const PRESENT: Transitions = {
  create: unchanged,
  replace: (configuration, { content, by, nowMs }) => {
    if (!configuration) return null;
    // Optional fields that the content does not have are removed.
    const { id, uuid, createdAtMs, createdBy, owner } = configuration;
    const modification = { modifiedAtMs: nowMs, modifiedBy: by };
    return { ...{ id, uuid, createdAtMs, createdBy, owner }, ...modification, ...content };
  },
  followShape: (configuration, action) => modified(configuration, { area: action.area }, action),
  detachShape: (configuration, action) => modified(configuration, { shapeUuid: null }, action),
  remove: () => null,
};

/** Every state with every action. */
const TRANSITIONS: Readonly<Record<ConfigurationState, Transitions>> = {
  absent: {
    create: (_, { id, uuid, owner, content, by, nowMs }) => ({
      ...{
        id,
        uuid,
        createdAtMs: nowMs,
        modifiedAtMs: nowMs,
        createdBy: by,
        modifiedBy: by,
        owner,
      },
      ...content,
    }),
    replace: unchanged,
    followShape: unchanged,
    detachShape: unchanged,
    remove: unchanged,
  },
  enabled: PRESENT,
  disabled: PRESENT,
};

/**
 * The configuration after an action; null after its removal.
 * @returns the same object where the action does not apply
 */
export function reduceConfiguration<Type extends ActionType>(
  configuration: Configuration,
  action: ConfigurationAction<Type>,
): Configuration {
  const transition: Transition<Type> = TRANSITIONS[stateOf(configuration)][action.type as Type];
  return transition(configuration, action);
}

function stateOf(configuration: Configuration): ConfigurationState {
  if (!configuration) return 'absent';
  return configuration.enabled ? 'enabled' : 'disabled';
}

function modified(
  configuration: Configuration,
  change: Partial<StoredConfiguration>,
  { by, nowMs }: Pick<ConfigurationAction, 'by' | 'nowMs'>,
): Configuration {
  return produce(configuration, (draft) => {
    Object.assign(draft ?? {}, change, { modifiedAtMs: nowMs, modifiedBy: by });
  });
}

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { AreaDraft } from './area-draft.ts';
import { NumberField } from './fields.tsx';

type Circle = AreaDraft & { readonly type: 'circle' };
type Point = AreaDraft & { readonly type: 'point' };

const LIMITS = { longitude: 360, latitude: 90, radiusMeters: 1_000_000 };

/** The centre and radius of a circle. It changes when all three are valid. @param circle null: there is none yet */
export function CircleFields({
  circle,
  onChange,
}: {
  readonly circle: Circle | null;
  readonly onChange: (circle: Circle) => void;
}): JSX.Element {
  const typed = useSignal({
    longitude: circle?.longitude ?? null,
    latitude: circle?.latitude ?? null,
    radiusMeters: circle?.radiusMeters ?? null,
  });
  // At once: after the next key, the circle of the one before would take the place of what is typed.
  useLayoutEffect(() => {
    if (circle) typed.value = circle;
  }, [circle]);
  const set = (part: Partial<typeof typed.value>): void => {
    typed.value = { ...typed.value, ...part };
    const { longitude, latitude, radiusMeters } = typed.value;
    const isValid =
      isWithin(longitude, LIMITS.longitude) &&
      isWithin(latitude, LIMITS.latitude) &&
      isWithin(radiusMeters, LIMITS.radiusMeters) &&
      radiusMeters! > 0;
    if (isValid)
      onChange({
        type: 'circle',
        ...{ longitude: longitude!, latitude: latitude!, radiusMeters: radiusMeters! },
      });
  };
  const { longitude, latitude, radiusMeters } = typed.value;
  return (
    <div class="numbers">
      <NumberField
        label="Centre, longitude (°)"
        pointer="/geometry/coordinates/0"
        value={longitude}
        onInput={(value) => set({ longitude: value })}
      />
      <NumberField
        label="Centre, latitude (°)"
        pointer="/geometry/coordinates/1"
        value={latitude}
        onInput={(value) => set({ latitude: value })}
      />
      <NumberField
        label="Radius (m)"
        pointer="/properties/radius"
        value={radiusMeters}
        onInput={(value) => set({ radiusMeters: value })}
      />
    </div>
  );
}

/** The place of a point. */
export function PointFields({
  point,
  onChange,
}: {
  readonly point: Point;
  readonly onChange: (point: Point) => void;
}): JSX.Element {
  const set = (part: Partial<Point>): void => {
    const changed = { ...point, ...part };
    const { longitude, latitude } = changed;
    if (isWithin(longitude, LIMITS.longitude) && isWithin(latitude, LIMITS.latitude))
      onChange(changed);
  };
  return (
    <div class="numbers">
      <NumberField
        label="Longitude (°)"
        pointer="/geometry/coordinates/0"
        value={point.longitude}
        onInput={(value) => value !== null && set({ longitude: value })}
      />
      <NumberField
        label="Latitude (°)"
        pointer="/geometry/coordinates/1"
        value={point.latitude}
        onInput={(value) => value !== null && set({ latitude: value })}
      />
    </div>
  );
}

function isWithin(value: number | null, limit: number): boolean {
  return value !== null && Math.abs(value) <= limit;
}

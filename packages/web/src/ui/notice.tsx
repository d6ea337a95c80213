import type { ComponentChildren, JSX } from 'preact';

/** A message in place of content, or above it. Screen readers read it when it appears. */
export function Notice({
  kind,
  children,
}: {
  readonly kind: 'loading' | 'empty' | 'warning' | 'error';
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <div class={`notice ${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}

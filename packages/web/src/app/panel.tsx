import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { followFocus } from './follow-focus.ts';

const ID = 'panel';

/** The element beside the map, with the content of a page. */
export function Panel({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => followFocus(panel.current!), []);
  return (
    <section ref={panel} id={ID} class="panel" aria-label={title} tabIndex={-1}>
      {children}
    </section>
  );
}

/** Moves the focus to the panel, from where Tab leads into its content. */
export function focusPanel(): void {
  document.getElementById(ID)?.focus({ preventScroll: true });
}

/** A link for the keyboard, past navigation and map. */
export function SkipLink(): JSX.Element {
  return (
    <a
      class="skip"
      href={`#${ID}`}
      onClick={(event) => {
        // The fragment of the address is that of the view.
        event.preventDefault();
        focusPanel();
      }}
    >
      Skip the map
    </a>
  );
}

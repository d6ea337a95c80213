const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary';

/**
 * Moves the focus of a user of the keyboard on when its element is removed from a panel, such as a button that has done its work: to
 * what follows in its place, to what is beside it, or to the panel. Browsers leave it nowhere.
 * @returns a function that ends it
 */
export function followFocus(panel: HTMLElement): () => void {
  let focused: Element | null = null;
  const onFocus = ({ target }: FocusEvent): void => {
    // Of a click, nothing is seen: a field that takes the focus would open the keyboard of a phone.
    const isShown = target instanceof Element && target.matches(':focus-visible');
    focused = isShown ? target : null;
  };
  const observer = new MutationObserver((records) => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const record = records.find(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(focused)),
    );
    focused = null;
    const next = record && record.target !== panel ? nextOf(record) : undefined;
    (next ?? panel).focus({ preventScroll: next === undefined });
  });
  panel.addEventListener('focusin', onFocus);
  observer.observe(panel, { childList: true, subtree: true });
  return () => {
    panel.removeEventListener('focusin', onFocus);
    observer.disconnect();
  };
}

/** Returns the element that follows what was removed, or the first one of its parent. */
function nextOf({ target, nextSibling }: MutationRecord): HTMLElement | undefined {
  for (let node = nextSibling; node; node = node.nextSibling) {
    const [first] = focusableIn(node);
    if (first) return first;
  }
  return focusableIn(target)[0];
}

function focusableIn(node: Node): readonly HTMLElement[] {
  if (!(node instanceof HTMLElement) || !node.isConnected) return [];
  return node.matches(FOCUSABLE) ? [node] : [...node.querySelectorAll<HTMLElement>(FOCUSABLE)];
}

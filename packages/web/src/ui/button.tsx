import type { ComponentProps, JSX } from 'preact';

/** A button that may be of no use for a while. It is not `disabled`: with that, browsers drop the focus of a user of the keyboard. */
export function Button({
  isDisabled,
  onClick,
  ...attributes
}: Omit<ComponentProps<'button'>, 'disabled'> & { readonly isDisabled: boolean }): JSX.Element {
  return (
    <button
      type="button"
      {...attributes}
      aria-disabled={isDisabled}
      onClick={(event) => {
        // Of a form, it is not sent.
        if (isDisabled) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

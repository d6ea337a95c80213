/** Lets others have their turn: reading a store in this process gives way to nobody by itself. */
export function rest(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

/** Lets writers come one after another, in the order in which they asked. */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Runs when all that asked before have finished, or thrown; what it throws comes out. */
  async take<Value>(run: () => Promise<Value>): Promise<Value> {
    const before = this.#last;
    let done: () => void = () => {};
    this.#last = new Promise((resolve) => {
      done = resolve;
    });
    await before;
    try {
      return await run();
    } finally {
      done();
    }
  }
}

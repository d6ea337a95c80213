/** A mutual exclusion lock that runs asynchronous functions one at a time, in the order of their calls. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Runs a function when all earlier calls have settled, and settles as the function does. */
  async runExclusive<Value>(run: () => Promise<Value>): Promise<Value> {
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

import type { Fix } from '@roadstead/model';

/** A server that finds the pairs of ships near one another. */
export interface ServerContender {
  readonly name: string;
  /** Sends fixes, one a ship at most, and updates the pairs. */
  run(fixes: readonly Fix[]): Promise<void>;
  /** Returns the pairs as text, sorted, as those of a grid. */
  names(): readonly string[];
  /** Removes what was created on the server. */
  end(): Promise<void>;
}

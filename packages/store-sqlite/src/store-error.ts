import { StoreError } from '@roadstead/contracts';

/** Another process has the store open. */
export class StoreInUseError extends StoreError {
  constructor(message: string) {
    super(message, 'in-use');
  }
}

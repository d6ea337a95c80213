import type { ContractService } from './contract-service.ts';
import type { RowRequest } from './row-request.ts';
import type { StreamReading } from './stream-reading.ts';

/** Opens streams one after another, by turns as server-sent events and as WebSockets. @returns a function that closes them */
export async function openMany(
  api: ContractService,
  count: number,
  operation: string,
  requestOf: (isSocket: boolean) => RowRequest & { readonly stream: StreamReading },
): Promise<() => Promise<unknown>> {
  let close = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  const reading: Promise<unknown>[] = [];
  for (let i = 0; i < count; i++) {
    await new Promise<void>((resolve, reject) => {
      const whileOpen = async (): Promise<void> => {
        resolve();
        await closed;
      };
      const request = requestOf(i % 2 === 0);
      const stream = { ...request.stream, whileOpen };
      const answer = api.request(operation, { ...request, stream });
      reading.push(answer);
      answer.then(({ status }) => reject(new Error(`${i} streams, then ${status}`)), reject);
    });
  }
  return () => {
    close();
    return Promise.all(reading);
  };
}

import { type MessagePort, parentPort } from 'node:worker_threads';
import type { VoyagePlanner } from '@roadstead/service';
import { bundledSeaRoutes, bundledVoyages } from './bundled-voyages.ts';

/** A method of the planner, with its argument. */
export type VoyageQuery =
  | { readonly method: 'distances'; readonly input: Parameters<VoyagePlanner['distances']> }
  | { readonly method: 'plan'; readonly input: Parameters<VoyagePlanner['plan']>[0] }
  | {
      readonly method: 'offWaterMeters';
      readonly input: Parameters<VoyagePlanner['offWaterMeters']>[0];
    };

/** A query with the number that its result has. */
export type VoyageCall = VoyageQuery & { readonly id: number };

/** A message to the thread: a call, or a port by which another thread calls it. */
export type VoyageThreadMessage = VoyageCall | { readonly port: MessagePort };

/** A message of the thread: the sea graph is loaded; or the result of a call. */
export type VoyageMessage =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'result'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly error: unknown };

const parent = parentPort as MessagePort;
const seaRoutes = await bundledSeaRoutes();
const voyages = bundledVoyages(async () => seaRoutes);

function resultOf(call: VoyageCall): Promise<unknown> {
  if (call.method === 'plan') return voyages.plan(call.input);
  if (call.method === 'distances') return voyages.distances(...call.input);
  return voyages.offWaterMeters(call.input);
}

function answer(port: MessagePort, call: VoyageCall): void {
  const { id } = call;
  const post = (message: VoyageMessage): void => port.postMessage(message);
  resultOf(call).then(
    (value) => post({ kind: 'result', id, value }),
    (error: unknown) => post({ kind: 'error', id, error }),
  );
}

function serve(port: MessagePort): void {
  port.on('message', (call: VoyageCall) => answer(port, call));
  const loaded: VoyageMessage = { kind: 'loaded' };
  port.postMessage(loaded);
}

parent.on('message', (message: VoyageThreadMessage) => {
  if ('port' in message) serve(message.port);
  else answer(parent, message);
});
const loaded: VoyageMessage = { kind: 'loaded' };
parent.postMessage(loaded);

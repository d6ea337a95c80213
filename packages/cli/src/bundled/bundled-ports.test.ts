import { expect, it } from 'vitest';
import { bundledPorts } from './bundled-ports.ts';

it('routes lead to official codes without a port, too', () => {
  const { ports } = bundledPorts();
  expect(ports.portsOfLocode('IDBTM')).toEqual([]);
  expect(ports.isOfficialLocode('IDBTM')).toBe(true);
  const place = ports.portPosition('IDBTM');
  expect(place?.longitude).toBeCloseTo(104, 0);
  expect(place?.latitude).toBeCloseTo(1.1, 0);
  expect(ports.portPosition('XX999')).toBeUndefined();
});

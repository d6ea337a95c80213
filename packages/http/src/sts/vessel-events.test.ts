import { expect, it } from 'vitest';
import { expectProblem } from '../testing/problems.ts';
import { openTestApi, STS } from '../testing/test-api.ts';

// The rows of test/contract have the responses of a service that detects them.
it.each(['', '/1'])('GET /vessel-events%s of a service that detects none says so', async (path) => {
  const api = await openTestApi();
  const response = await api.send('anna', 'GET', `${STS}/vessel-events${path}`);
  expect(await response.clone().text()).toContain('its setting `vesselEvents` is off.');
  await expectProblem(response, 404);
});

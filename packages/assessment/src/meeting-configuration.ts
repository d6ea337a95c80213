import { WORLD } from '@roadstead/geo';
import type { DetectorConfiguration } from '@roadstead/model';
import { MEETING_DISTANCE_METERS, MEETING_WINDOW_MINUTES } from './thresholds.ts';

/** F14: the configuration whose events are the meetings. Its area is the world, so meetings do not depend on other configurations. */
export const MEETING_CONFIGURATION: DetectorConfiguration = {
  id: 1,
  uuid: '00000000-0000-4000-8000-000000000001',
  name: 'meetings',
  severity: '',
  enabled: true,
  excludePorts: false,
  distanceMeters: MEETING_DISTANCE_METERS,
  windowMinutes: MEETING_WINDOW_MINUTES,
  area: WORLD,
};

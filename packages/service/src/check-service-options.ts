import {
  checkFields,
  type FieldRule,
  type FieldRules,
  isObject,
  methodsRule,
} from '@roadstead/model';
import type { ServiceOptions } from './service-options.ts';

const REPORTS = ['live', 'recorded', 'simulated'];
const FUNCTION: FieldRule = {
  rule: 'must be a function',
  check: (value) => typeof value === 'function',
};
const BOOLEAN: FieldRule = {
  rule: 'must be true or false',
  check: (value) => typeof value === 'boolean',
};
const OBJECT: FieldRule = { rule: 'must be an object', check: isObject };

const RULES: FieldRules<ServiceOptions> = {
  store: {
    ...methodsRule('collection', 'series', 'counters', 'write'),
    isRequired: true,
  },
  clock: { ...methodsRule('now'), isRequired: true },
  randomBytes: { ...FUNCTION, isRequired: true },
  passwordHasher: { ...methodsRule('hash', 'verify', 'digest'), isRequired: true },
  unzip: { ...FUNCTION, isRequired: true },
  ports: methodsRule(
    ...['areasNear', 'placeAt', 'port', 'portPosition', 'portsOfLocode', 'isOfficialLocode'],
  ),
  surroundings: FUNCTION,
  vesselEvents: BOOLEAN,
  voyages: methodsRule('offWaterMeters', 'plan', 'distances'),
  countryOf: FUNCTION,
  reports: {
    rule: `must be ${REPORTS.map((each) => `"${each}"`).join(' or ')}`,
    check: (value) => REPORTS.includes(value as string),
  },
  reportRunner: FUNCTION,
  alerts: OBJECT,
  retention: OBJECT,
  nextPortSource: OBJECT,
  shipLists: OBJECT,
  prices: { rule: 'must be an array of prices', check: Array.isArray },
  quotas: OBJECT,
  cluster: OBJECT,
  log: FUNCTION,
};

/** @throws TypeError with a sentence that names the first missing, wrong or unknown option */
export function checkServiceOptions(options: unknown): void {
  checkFields<ServiceOptions>('createMaritimeService', options, RULES);
  const { vesselEvents, surroundings, cluster, reports = 'live' } = options as ServiceOptions;
  if (vesselEvents && !surroundings) {
    throw new TypeError('createMaritimeService: vesselEvents needs the option surroundings.');
  }
  if (cluster && reports !== 'live')
    throw new TypeError('createMaritimeService: cluster needs reports that are live.');
}

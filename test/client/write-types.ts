import { writeFileSync } from 'node:fs';
import { ROOT } from '../workspace.ts';
import { serviceTypes, TYPES_FILE } from './service-types.ts';

writeFileSync(`${ROOT}${TYPES_FILE}`, await serviceTypes());

import { anchorages } from './anchorages.js';
import { areas } from './areas.js';
import { berths } from './berths.js';
import { countries } from './countries.js';
import { ports } from './ports.js';

export const gazetteerData = { ports, areas, berths, anchorages, countries };

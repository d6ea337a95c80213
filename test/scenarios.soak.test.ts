import { describeScenarios } from './scenario-suite.ts';

describeScenarios('soak');

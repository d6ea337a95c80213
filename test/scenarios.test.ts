import { describeScenarios } from './scenario-suite.ts';

describeScenarios('quick');

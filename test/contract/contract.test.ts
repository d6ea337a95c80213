import { startContractService } from './contract-service.ts';
import { describeContract } from './describe-contract.ts';

describeContract(() => startContractService(), { hasExamples: true });

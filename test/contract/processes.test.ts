import { startContractService } from './contract-service.ts';
import { describeContract } from './describe-contract.ts';

// The same rows, from an API process beside the leader.
describeContract(() => startContractService({ hasLeader: true }), { hasExamples: false });

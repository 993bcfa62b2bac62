import { BUSINESS_TERMS } from './business.ts';
import { COMPUTING_TERMS } from './computing.ts';
import { CONTRACTS_TERMS } from './contracts.ts';
import { GENERAL_TERMS } from './general.ts';

export const terms: readonly string[] = [BUSINESS_TERMS, CONTRACTS_TERMS, COMPUTING_TERMS, GENERAL_TERMS];

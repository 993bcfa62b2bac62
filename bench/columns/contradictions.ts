import type { ClauseKey } from '@recto/core/clauses';
import type { Column } from '@recto/core/columns';

const LAWS = ['New York', 'California', 'Delaware', 'Texas', 'Florida', 'Illinois', 'Nevada', 'England'];

/** A statement in words of its own, as a schedule, an amendment or a side letter says it, and the value that it says. */
interface Planted {
  readonly text: string;
  /** Where a contract says this already, the next statement is taken. */
  readonly says: string | number | boolean;
}

/** Statements that contradict the answer to a question, whichever the contract is. */
export interface Contradiction extends Column {
  readonly kind: ClauseKey;
  /** Of these the first that the contract does not say. */
  readonly planted: readonly Planted[];
}

/** Recorded before what lies beyond an answer was first compared. */
export const CONTRADICTIONS: readonly Contradiction[] = [
  {
    kind: 'noticeToStopRenewal',
    question: 'How much notice is required to prevent renewal?',
    type: 'duration',
    planted: [
      {
        text: 'Either party may prevent the renewal of this Agreement by giving the other written notice not later than forty-five (45) days before the then-current term ends.',
        says: '45 days',
      },
      {
        text: 'Either party may prevent the renewal of this Agreement by giving the other written notice not later than seventy-five (75) days before the then-current term ends.',
        says: '75 days',
      },
    ],
  },
  {
    kind: 'noticeToStopRenewal',
    question: 'How much notice must be given to stop the renewal?',
    type: 'duration',
    planted: [
      {
        text: 'Non-renewal: a party that does not wish to renew shall notify the other in writing at least 40 days prior to the expiration of the term.',
        says: '40 days',
      },
    ],
  },
  {
    kind: 'renewalTerm',
    question: 'How long is each renewal term?',
    type: 'duration',
    planted: [
      {
        text: 'Upon expiration of the initial term, this Agreement shall automatically renew for additional periods of seven (7) years each unless either party gives notice of non-renewal.',
        says: '7 years',
      },
    ],
  },
  {
    kind: 'governingLaw',
    question: 'Which law governs the agreement?',
    type: 'choice',
    choices: LAWS,
    planted: [
      {
        text: 'This Agreement and any dispute arising out of it shall be governed by and construed in accordance with the laws of the State of Nevada.',
        says: 'Nevada',
      },
      {
        text: 'This Agreement and any dispute arising out of it shall be governed by and construed in accordance with the laws of the State of Illinois.',
        says: 'Illinois',
      },
    ],
  },
  {
    kind: 'governingLaw',
    question: 'Which law applies to the contract?',
    type: 'choice',
    choices: LAWS,
    planted: [
      {
        text: 'The parties agree that Florida law governs this Agreement, without regard to its conflict of laws rules.',
        says: 'Florida',
      },
      {
        text: 'The parties agree that Texas law governs this Agreement, without regard to its conflict of laws rules.',
        says: 'Texas',
      },
    ],
  },
  {
    kind: 'effectiveDate',
    question: 'When does the agreement take effect?',
    type: 'date',
    planted: [{ text: 'This Agreement shall become effective as of March 15, 1987.', says: '1987-03-15' }],
  },
  {
    kind: 'expirationDate',
    question: 'When does the agreement expire?',
    type: 'date',
    planted: [
      {
        text: 'Unless terminated earlier, this Agreement shall expire on December 31, 2049.',
        says: '2049-12-31',
      },
    ],
  },
  {
    kind: 'assignment',
    question: 'May the agreement be assigned?',
    type: 'yesNo',
    planted: [
      {
        text: 'Either party may freely assign this Agreement to any third party without the consent of the other party.',
        says: true,
      },
      { text: 'Neither party may assign this Agreement under any circumstances.', says: false },
    ],
  },
  {
    kind: 'terminationForConvenience',
    question: 'May either party terminate without cause?',
    type: 'yesNo',
    planted: [
      { text: 'Neither party may terminate this Agreement without cause.', says: false },
      {
        text: 'Either party may terminate this Agreement at any time without cause upon written notice.',
        says: true,
      },
    ],
  },
  {
    kind: 'auditRights',
    question: 'May a party audit the other’s books?',
    type: 'yesNo',
    planted: [
      {
        text: 'Neither party shall have the right to audit or inspect the books and records of the other party.',
        says: false,
      },
    ],
  },
  {
    kind: 'liabilityCap',
    question: 'What is the cap on liability?',
    type: 'amount',
    planted: [
      {
        text: 'The total liability of either party arising under this Agreement shall not exceed $7,777,000.',
        says: 7_777_000,
      },
    ],
  },
  {
    kind: 'insurance',
    question: 'What insurance must be maintained?',
    type: 'amount',
    planted: [
      {
        text: 'The Company shall maintain commercial general liability insurance with limits of not less than $3,700,000 per occurrence.',
        says: 3_700_000,
      },
    ],
  },
];

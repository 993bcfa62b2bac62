// The text of the pages that drift by beside the forms before login.

interface Clause {
  number: string;
  before: string;
  marked?: string;
  after?: string;
}

const CLAUSES = {
  variation: {
    number: '12.3',
    before: 'No variation of this Agreement is effective unless ',
    marked: 'in writing and signed',
    after: ' by a duly authorised representative of each party.',
  },
  handover: {
    number: '7.2',
    before: 'Upon termination the Supplier shall deliver all Work Product then completed, together with ',
    marked: 'a final statement of account',
    after: ', within fourteen days.',
  },
  liability: {
    number: '8.1',
    before: 'The aggregate liability of either party shall not exceed ',
    marked: 'one hundred and fifty per cent',
    after: ' of the Charges paid in the preceding twelve months.',
  },
  data: {
    number: '9.4',
    before: 'Personal data shall be processed solely within ',
    marked: 'the European Economic Area',
    after: ' and solely on documented instructions of the Controller.',
  },
  invoices: {
    number: '11.2',
    before: 'Each invoice falls due ',
    marked: 'thirty (30) days',
    after: ' after receipt; interest accrues daily thereafter at four per cent above base rate.',
  },
  notice: {
    number: '7.1',
    before: 'Either party may terminate this Agreement by giving the other not less than ',
    marked: 'sixty (60) days’ written notice',
    after: ', to expire at the end of a calendar month.',
  },
} satisfies Record<string, Clause>;

export interface Sheet {
  title: string;
  page: number;
  clauses: readonly Clause[];
}

const { variation, handover, liability, data, invoices, notice } = CLAUSES;
export const LEFT: readonly Sheet[] = [
  { title: 'Framework Agreement', page: 4, clauses: [variation, handover, liability, data] },
  { title: 'Schedule 2 · Charges', page: 7, clauses: [handover, liability, data, invoices] },
  { title: 'Order Form', page: 2, clauses: [invoices, variation, notice] },
];
export const RIGHT: readonly Sheet[] = [
  { title: 'Lease · Unit 14', page: 10, clauses: [liability, data, invoices, variation] },
  { title: 'Statement of Work', page: 13, clauses: [data, invoices, variation, notice] },
  { title: 'Annex B', page: 21, clauses: [handover, liability, notice] },
];

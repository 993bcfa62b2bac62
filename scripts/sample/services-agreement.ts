import type { Block, SampleDocument } from './typesetter.ts';

type Version = 1 | 2;

/** The agreement as first signed (1) and as renewed (2). The differences are of the kinds that a comparison must tell apart. */
export function servicesAgreement(version: Version): SampleDocument {
  const pick = <T>(first: T, renewed: T): T => (version === 1 ? first : renewed);
  return {
    title: `Master Services Agreement, ${pick('version 1', 'version 2')}`,
    author: 'Calder & Voss Consulting Ltd',
    date: pick('D:20250203090000Z', 'D:20260112090000Z'),
    runningTitle: `Master Services Agreement – Northmere Logistics / Calder & Voss – ${pick('version 1', 'version 2')}`,
    blocks: [
      {
        kind: 'title',
        over: pick('Agreement CV-2025-014, version 1', 'Agreement CV-2025-014, version 2'),
        text: 'Master Services Agreement',
        under: pick(
          'Made on 3 February 2025',
          'Made on 3 February 2025, renewed and restated on 12 January 2026',
        ),
      },
      ...opening(pick),
      ...services(pick),
      ...charges(pick),
      ...serviceLevels(pick),
      ...information(pick),
      ...liability(pick),
      ...ending(pick),
      ...general(pick),
      {
        kind: 'signatures',
        parties: [
          { name: 'Northmere Logistics Ltd', signatory: 'Helen Ashdown', role: 'Chief Operating Officer' },
          {
            name: 'Calder & Voss Consulting Ltd',
            signatory: pick('Martin Calder', 'Ingrid Voss'),
            role: 'Managing Director',
          },
        ],
      },
    ],
  };
}

type Pick = <T>(first: T, renewed: T) => T;

function opening(pick: Pick): Block[] {
  return [
    {
      kind: 'paragraph',
      text: 'This agreement is made between **Northmere Logistics Ltd**, a company registered in England whose registered office is at 18 Quayside Road, Hull (the “**Customer**”), and **Calder & Voss Consulting Ltd**, a company registered in England whose registered office is at 4 Foundry Lane, Leeds (the “**Supplier**”).',
    },
    {
      kind: 'paragraph',
      text: 'The Customer runs warehouses and road transport in the United Kingdom and wishes to have its warehouse management system operated, supported and improved. The Supplier has the people and the experience to do so. The parties agree as follows.',
    },
    { kind: 'heading', text: '1  Definitions' },
    {
      kind: 'clause',
      number: '1.1',
      text: '“**Services**” means the operation, support and improvement of the System described in clause 2, and any further work agreed under a Work Order.',
    },
    {
      kind: 'clause',
      number: '1.2',
      text: `“**System**” means the Customer’s warehouse management system at the sites in ${pick('Hull, Doncaster and Felixstowe', 'Hull, Doncaster, Felixstowe and Avonmouth')}, with its interfaces to the transport planning and accounting systems.`,
    },
    {
      kind: 'clause',
      number: '1.3',
      text: '“**Work Order**” means a written order, signed by both parties, which states the work to be done, the people who will do it, the time it will take and its price.',
    },
    {
      kind: 'clause',
      number: '1.4',
      text: '“**Business Day**” means a day other than a Saturday, a Sunday or a public holiday in England.',
    },
    {
      kind: 'clause',
      number: '1.5',
      text: '“**Charges**” means the amounts payable under clause 3 and under any Work Order.',
    },
  ];
}

function services(pick: Pick): Block[] {
  const blocks: Block[] = [
    { kind: 'heading', text: '2  The Services' },
    {
      kind: 'clause',
      number: '2.1',
      text: `The Supplier shall operate and support the System from ${pick('1 March 2025', '1 March 2026')} and shall do so with the skill and care to be expected of an experienced supplier of similar services.`,
    },
    {
      kind: 'clause',
      number: '2.2',
      text: `The service desk is open ${pick('from 7.00 to 19.00 on every Business Day', 'from 6.00 to 22.00 on every day of the year')}. Outside these hours the Supplier keeps an engineer on call for incidents of priority 1.`,
    },
    {
      kind: 'clause',
      number: '2.3',
      text: 'The Supplier shall name a service manager, who meets the Customer once a month, reports on the service levels of clause 4 and keeps the list of open risks. The service manager may be replaced only with the Customer’s consent, which may not be withheld without good reason.',
    },
    {
      kind: 'clause',
      number: '2.4',
      text: 'The Supplier may use subcontractors only with the Customer’s prior written consent, and remains responsible for what they do as if it had done it itself.',
    },
    {
      kind: 'clause',
      number: '2.5',
      text: 'The Customer shall give the Supplier the access, the information and the decisions that it reasonably needs. Where the Customer does not do so in time, dates that depend on it move by the same number of days.',
    },
  ];
  const tools: Block = {
    kind: 'clause',
    number: '2.6',
    text: 'The Supplier shall not put the Customer’s data into any tool that learns from what it is given, and shall tell the Customer, at least 30 days before, which automated tools it intends to use in providing the Services and for what purpose.',
  };
  return pick(blocks, [...blocks, tools]);
}

function charges(pick: Pick): Block[] {
  const perYear = pick(
    ['184,000', '62,500', '28,000', '274,500'],
    ['191,400', '71,000', '28,000', '290,400'],
  );
  const rates = pick(['1,150', '940', '780', '640'], ['1,195', '975', '780', '665']);
  return [
    { kind: 'heading', text: '3  Charges and payment' },
    {
      kind: 'clause',
      number: '3.1',
      text: 'The Customer shall pay the yearly Charges of table 1 in twelve equal parts, each invoiced at the end of the month to which it relates. Work Orders are charged at the daily rates of table 2 unless the Work Order states a fixed price.',
    },
    {
      kind: 'table',
      caption: 'Table 1  Yearly Charges',
      columns: [
        { header: 'Service', share: 0.42 },
        { header: 'What it covers', share: 0.36 },
        { header: '£ a year', share: 0.22, align: 'right' },
      ],
      rows: [
        { cells: ['Operation and monitoring', pick('Three sites', 'Four sites'), perYear[0] ?? ''] },
        { cells: ['Service desk', pick('Business Days, 12 hours', 'Every day, 16 hours'), perYear[1] ?? ''] },
        { cells: ['Improvement budget', '40 days of work', perYear[2] ?? ''] },
        { cells: ['Total', '', perYear[3] ?? ''], style: 'total' },
      ],
    },
    {
      kind: 'table',
      caption: 'Table 2  Daily rates for Work Orders',
      columns: [
        { header: 'Role', share: 0.5 },
        { header: 'Hours in a day', share: 0.28, align: 'right' },
        { header: '£ a day', share: 0.22, align: 'right' },
      ],
      rows: [
        { cells: ['Solution architect', '8', rates[0] ?? ''] },
        { cells: ['Senior engineer', '8', rates[1] ?? ''] },
        { cells: ['Engineer', '8', rates[2] ?? ''] },
        { cells: ['Test analyst', '8', rates[3] ?? ''] },
      ],
    },
    {
      kind: 'clause',
      number: '3.2',
      text: `The Customer shall pay each correct invoice within ${pick('30', '45')} days of receiving it. Amounts in dispute may be held back until the dispute is settled; the rest of the invoice remains payable.`,
    },
    {
      kind: 'clause',
      number: '3.3',
      text: `Late payments bear interest at ${pick('4', '3')} per cent a year above the base rate of the Bank of England.`,
    },
    {
      kind: 'clause',
      number: '3.4',
      text: pick(
        'The Charges are fixed until 28 February 2026. After that the Supplier may raise them once a year, on three months’ notice, by no more than the rise of the consumer prices index in the twelve months before the notice.',
        'The Charges are fixed until 29 February 2028. After that the Supplier may raise them once a year, on three months’ notice, by no more than the rise of the consumer prices index in the twelve months before the notice and in no case by more than 4 per cent.',
      ),
    },
    {
      kind: 'clause',
      number: '3.5',
      text: 'Travel and accommodation are charged at cost, without a surcharge, where the Customer has agreed to them in writing beforehand.',
    },
  ];
}

function serviceLevels(pick: Pick): Block[] {
  return [
    { kind: 'heading', text: '4  Service levels' },
    {
      kind: 'clause',
      number: '4.1',
      text: `The System shall be available for at least ${pick('99.5', '99.9')} per cent of each month, not counting maintenance announced five Business Days before. Incidents are answered and resolved within the times of table 3.`,
    },
    {
      kind: 'table',
      caption: 'Table 3  Answer and resolution times',
      columns: [
        { header: 'Priority', share: 0.16 },
        { header: 'Meaning', share: 0.44 },
        { header: 'Answer', share: 0.2, align: 'right' },
        { header: 'Resolution', share: 0.2, align: 'right' },
      ],
      rows: [
        { cells: ['1', 'A site cannot receive or ship goods', '15 minutes', pick('4 hours', '3 hours')] },
        { cells: ['2', 'Work goes on with serious restrictions', '1 hour', '8 hours'] },
        { cells: ['3', 'Work goes on with small restrictions', '4 hours', '3 Business Days'] },
        {
          cells: [
            '4',
            'Questions and requests',
            '1 Business Day',
            pick('10 Business Days', '8 Business Days'),
          ],
        },
      ],
    },
    {
      kind: 'clause',
      number: '4.2',
      text: `For every full ${pick('0.5', '0.1')} per cent by which the availability of a month falls short, the Customer receives a credit of ${pick('2', '3')} per cent of that month’s Charges, and at most ${pick('10', '15')} per cent in any month. The credit is set off against the next invoice.`,
    },
    {
      kind: 'clause',
      number: '4.3',
      text: 'Where availability falls below 98 per cent in three months out of six, the Customer may end this agreement under clause 7.3.',
    },
  ];
}

function information(pick: Pick): Block[] {
  return [
    { kind: 'heading', text: '5  Confidentiality, data and rights' },
    {
      kind: 'clause',
      number: '5.1',
      text: `Each party shall keep the other’s confidential information secret, use it only for the purposes of this agreement and disclose it only to those who need it. This duty lasts for ${pick('three', 'five')} years after the end of this agreement.`,
    },
    {
      kind: 'clause',
      number: '5.2',
      text: 'Information is not confidential where it is public without a breach of this agreement, was already known to the receiving party, or was developed by it independently. A disclosure that the law requires is permitted to the extent required.',
    },
    {
      kind: 'clause',
      number: '5.3',
      text: `Where the Supplier handles personal data for the Customer, it acts only on the Customer’s written instructions, keeps the data in the United Kingdom or the European Union and reports a breach within ${pick('48', '24')} hours of becoming aware of it.`,
    },
    {
      kind: 'clause',
      number: '5.4',
      text: 'Rights in what the Supplier creates for the Customer under a Work Order pass to the Customer on payment. The Supplier keeps its rights in tools and methods that it had before or that are of general use, and grants the Customer a lasting licence to use them within the System.',
    },
  ];
}

function liability(pick: Pick): Block[] {
  return [
    { kind: 'heading', text: '6  Liability and insurance' },
    {
      kind: 'clause',
      number: '6.1',
      text: 'Nothing in this agreement limits liability for death or personal injury caused by negligence, for fraud, or for anything else for which the law does not permit a limit.',
    },
    {
      kind: 'clause',
      number: '6.2',
      text: `Subject to clause 6.1, the total liability of either party in any contract year is limited to ${pick('100', '150')} per cent of the yearly Charges payable in that year.`,
    },
    {
      kind: 'clause',
      number: '6.3',
      text: 'Subject to clause 6.1, neither party is liable for loss of profit, loss of goodwill or indirect loss. The cost of restoring lost data and of emergency transport is not indirect loss.',
    },
    {
      kind: 'clause',
      number: '6.4',
      text: `The Supplier shall hold professional indemnity insurance of at least £${pick('2', '5')} million for each claim and shall show the certificate on request.`,
    },
  ];
}

function ending(pick: Pick): Block[] {
  const exclusivity: Block = {
    kind: 'clause',
    number: '7.5',
    text: 'For six months after the end of this agreement neither party shall offer employment to a member of the other’s staff who worked on the Services, unless that person answered a public advertisement.',
  };
  const blocks: Block[] = [
    { kind: 'heading', text: '7  Term and termination' },
    {
      kind: 'clause',
      number: '7.1',
      text: `This agreement begins on the date above and runs until ${pick('28 February 2027', '28 February 2029')}. It then continues from year to year until it is ended.`,
    },
    {
      kind: 'clause',
      number: '7.2',
      text: `Either party may end this agreement at the end of its term or of any later contract year by giving at least ${pick('three', 'six')} months’ written notice.`,
    },
    {
      kind: 'clause',
      number: '7.3',
      text: 'Either party may end this agreement at once by written notice where the other commits a serious breach and does not remedy it within 30 days of being asked to, or becomes insolvent. The Customer may also do so in the case of clause 4.3.',
    },
    {
      kind: 'clause',
      number: '7.4',
      text: 'When this agreement ends the Supplier shall help to hand the Services over to the Customer or to a new supplier for up to three months, at the daily rates of table 2, and shall return or delete the Customer’s data within 30 days.',
    },
  ];
  return pick([...blocks, exclusivity], blocks);
}

function general(pick: Pick): Block[] {
  const forceMajeure =
    'Neither party is liable for a delay caused by events beyond its reasonable control, as long as it tells the other without delay and does what it reasonably can to limit the effects.';
  const changes =
    'Changes to this agreement are valid only in writing and signed by both parties. If a provision is invalid, the others remain in force.';
  const notices =
    'Notices are sent to the registered office of the other party, for the attention of the company secretary, by courier or recorded post, and count as received on the second Business Day after posting.';
  // The renewal puts the same paragraph in another place: moved, not removed and written anew.
  const texts = pick([forceMajeure, changes, notices], [notices, forceMajeure, changes]);
  return [
    { kind: 'heading', text: '8  General' },
    ...texts.map((text, index): Block => ({ kind: 'clause', number: `8.${index + 1}`, text })),
    {
      kind: 'clause',
      number: '8.4',
      text: `The parties shall first try to settle a dispute between their managing directors${pick('', ', and then by mediation in Leeds,')} within 20 Business Days. This agreement is governed by the law of England and Wales, whose courts have sole jurisdiction.`,
    },
  ];
}

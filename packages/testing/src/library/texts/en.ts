import type { LanguageTexts } from '#library/language-texts.ts';

export const en: LanguageTexts = {
  names: ['Agreement', 'Minutes', 'Report', 'Memo', 'Letter'],
  common: [
    'The parties met on {n} occasions and agreed on the next steps with {company}.',
    'All payments are due within {n} days after the invoice was received.',
    'The supplier shall keep the records of the project for {n} years.',
    'The board took note of the figures and asked for a further report.',
    'Questions about this document go to the office of {company}.',
    'The costs of the year rose by {n} percent against the year before.',
    'Each side bears the taxes that the law puts on it.',
    'A change of this document needs the written form.',
    'The manager thanked the staff of {company} for their work.',
  ],
  wanted: [
    {
      search: 'leasing a warehouse',
      says: ['{company} leases two warehouses near the harbour; the lease ends after {n} months.'],
      near: ['The warehouse was painted in spring.', 'The lease of the office was renewed.'],
    },
    {
      search: 'licence terminated',
      says: ['The licensor may terminate the licences when fees stay unpaid for {n} days.'],
      near: ['A licence for the software costs {n} dollars.', 'The employment was terminated by agreement.'],
    },
    {
      search: 'beekeeper hives',
      says: ['The beekeepers moved {n} hives to the orchard, where each hive gave honey in June.'],
      near: ['The orchard was sold with its sheds.', 'Honey is subject to the reduced rate.'],
    },
    {
      search: 'cafe facade',
      says: ['The façade of the café was restored by {company} with stones from the old quarry.'],
      near: ['The café in the lobby opens at eight.', 'The façade needs cleaning every {n} years.'],
    },
    {
      search: 'résumé zoë',
      name: 'Resume_Zoe_Adams.txt',
      says: ['She led a team of {n} engineers and speaks three languages.'],
      near: ['Applicants send a resume by mail.', 'Zoe keeps the minutes of the meeting.'],
    },
    {
      search: 'insulin dosage children',
      says: ['For a child below {n} kilograms the doses of insulin are halved; see the dosage in the table.'],
      near: [
        'Children of employees have a place in the nursery.',
        'The dosage of the detergent is printed on the box.',
      ],
    },
  ],
};

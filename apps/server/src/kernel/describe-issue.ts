import type { z } from 'zod';

const UNITS: Readonly<Record<string, string>> = { string: 'character', array: 'entry', number: '' };

/**
 * What is wrong with a request, for who writes a client by hand: the schema library's own words are about schemas. Where
 * the contract has words of its own, those stand.
 */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  const { path = [] } = issue;
  const name = path.length === 0 ? 'The request' : `"${path.join('.')}"`;
  return `${name} ${judge(issue)}.`;
}

function judge(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : 'has the wrong type';
    case 'too_small':
      if (issue.minimum === 1 && issue.origin !== 'number') return 'is empty';
      return `must ${amount('at least', issue.minimum, issue.origin)}`;
    case 'too_big':
      return `must ${amount('at most', issue.maximum, issue.origin)}`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `must be ${String(issue.values[0])}`
        : `must be one of ${issue.values.map(String).join(', ')}`;
    default:
      return 'is not valid';
  }
}

function amount(bound: string, limit: number | bigint, origin: string): string {
  const unit = UNITS[origin] ?? '';
  if (unit === '') return `be ${bound} ${limit}`;
  const many = unit === 'entry' ? 'entries' : `${unit}s`;
  return `have ${bound} ${limit} ${Number(limit) === 1 ? unit : many}`;
}

import { useQuery } from '@tanstack/react-query';
import { ContractTerms } from '#shared/key-terms/contract-terms.tsx';
import { KeyFigures } from '#shared/key-terms/key-figures.tsx';
import { keyTermsQuery } from '#shared/key-terms/queries.ts';
import type { TermsProps } from '#shared/key-terms/terms-props.ts';

/** What readers of a contract or an annual report look for first, each leading to its place; nothing for any other document. */
export default function KeyTerms(props: Omit<TermsProps, 'terms'>) {
  const { data } = useQuery(keyTermsQuery(props.file));
  if (!data?.documentKind) return null;
  const Panel = data.documentKind === 'report' ? KeyFigures : ContractTerms;
  return <Panel {...props} terms={data.terms} />;
}

import { opensClause, opensSentence } from '../patterns.ts';
import type { SentenceWords } from '../parts/sentences.ts';

export const sentences: SentenceWords = {
  refersBack: opensSentence(
    `on ona ono oni one to ten ta te tego tej tym tych taki taka takie jego jej ich ponadto również dlatego jednak`,
    `spółka|umowa ta`,
  ),
  verbs: `jest są był była było były będzie będą być ma mają miał miała może mogą mógł mogła można należy trzeba musi muszą powinien
    powinna powinno powinny zawiera zawierają istnieje istnieją oznacza pozwala pozwalają stanowi służy został została zostało
    zostały nie jest się otrzymał wymaga działa używa korzysta znajduje mieści`,
  verbEndings: /^\p{Ll}{2,}(?:ł|ła|ło|ły|li|je|ją|ie|ał|uje|ują|a|ają|i|y|cie|sz|my|no|to|ć)$/u,
  usualWords: 4,
  stopWords: `a aby ale bo był była było były będzie być co czy dla do go i ich ile im in ja jak jaka jaki jakich jakie jakiego
    jakiej jakim jaką jako je jego jej jest już który która które których którym którego której którą którzy kiedy kto
    kogo komu kim lub ma mają miał miała mu na nad nie o od on ona one oni oraz po pod przed przez przy są się skąd ta
    tak także tam te tego tej ten to tym tych u w we z za ze że gdzie dlaczego czym czego jakimi`,
  aside: opensClause('jeśli jeżeli gdy kiedy gdyby chociaż ponieważ dopóki', 'w przypadku|w razie|o ile'),
  proviso: /^(?:z zastrzeżeniem|z tym że)(?![\p{L}\p{M}])/iu,
  comparison: opensClause('wobec', 'w porównaniu'),
  abbreviations:
    'ul r w tzw np m.in tj itd itp godz ok poz ust pkt lit rozp zob im wg tys inż mgr hab ang niem łac',
  endingAbbreviations: 'itd itp',
  starters: 'ten ta to te ci on ona oni w we z ze na po do jeśli jeżeli gdy każdy jednak dlatego',
};

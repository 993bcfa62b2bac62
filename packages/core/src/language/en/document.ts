import type { DocumentWords } from '../parts/document.ts';

export const document: DocumentWords = {
  kinds: `code of (?:conduct|ethics)|terms (?:and conditions|of (?:use|service|business))|(?:privacy|data protection|return|travel|security) policy|(?:mutual |unilateral )?non-?disclosure agreement|(?:employment|service|services|rental|lease|loan|licen[cs]e|purchase|sales?|framework|settlement|share purchase|master services?) agreement|agreement|(?:employment|service|sales|purchase|rental) contract|contract|lease|deed|power of attorney|licen[cs]e|policy|(?:user|owner|reference|instruction|operating|service|installation) manual|manual|handbook|cookbook|(?:user|installation|reference|style|quick start|administrator) guide|(?:developer['’]s |language |api )?reference|guidelines?|guide|tutorial|primer|howto|frequently asked questions|faq|(?:annual|quarterly|current|transition|interim|half-year(?:ly)?|financial|technical|audit|progress|final|status|expert|inspection) report|report|(?:press|news|earnings) release|history|essay|article|paper|white ?paper|doctoral thesis|thesis|dissertation|proposal|specification|memorandum of understanding|memorandum|minutes|invoice|quotation|purchase order|receipt|registration statement|proxy statement|financial statements|prospectus|brochure|newsletter|letter|glossary|dictionary|encyclop[a]?edia|regulations?|directive|judgment|by-?laws|articles of (?:association|incorporation)|curriculum vitae|questionnaire|business plan|agenda|certificate|book|novel|biography|catalogue|catalog|lecture notes|study|survey`,
  paper: 'Paper',
  pressRelease: 'Press release',
  letter: 'Letter',
  book: 'Book',
  this: 'this',
  any: "(?:(?:this|the|that|your) (?:[\\p{L}'-]{1,20} ){0,3}(?:document|file|paper|report|agreement|contract|licen[cs]e|guide|manual|book|article|study|text|filing|policy|letter|faq|handbook|tutorial|essay|preface|foreword|10-[qk]|8-k)|this|it)",
  named:
    '(?:(?:this|the|that|it|your|my) ?)?(?:document|file|paper|report|agreement|contract|license|licence|guide|manual|book|article|study|text|pdf|filing|policy|letter|faq|handbook|it|this)',
  asksWhole:
    "(?:and )?(?:what(?:'s| is| are| does| do| was)? @ (?:about|say|cover|deal with|describe|discuss|contain)(?: about| mainly| in short)?|what (?:kind|type|sort) of document is @|what is @|what is (?:the )?(?:main |key |overall )?(?:topic|subject|purpose|title|gist|point|message|conclusion|summary|date|language|author|idea)(?: of @)?|(?:please |can you |could you )?(?:briefly )?summari[sz]e(?: @)?|(?:give me |write |i want |i need )?(?:a |an |the )?(?:short |brief )?(?:summary|overview)(?: of @)?|who (?:wrote|made|published|issued|is the author of|are the authors of|signed|prepared)(?: is)? @|who is the author|how (?:many pages|long)(?: does| is| are)?(?: there)?(?: in)?(?: @)?(?: have| has| long)?|when was @ (?:written|published|made|issued|signed|last updated)|what are the (?:main|key) (?:points|findings|topics|conclusions|takeaways)(?: of @)?|tl;?dr|what is (?:it|this) about|is @ (?:up to date|current))",
  asksPurpose:
    '(?:what is|what are|what was) (?!it )@ (?:good |meant |intended |written )?for|(?:what is )?(?:the )?(?:main |overall )?(?:purpose|point|aim|goal|objective|subject|intent) of @|why was @ written',
  asksOverview:
    "(?:and |so |please |can you |could you ){0,2}(?:(?:tell|show) me )?(?:what(?:'s| is| are| does| do)? @ (?:all )?(?:about|say|cover|deal with|describe|discuss|contain)(?: about| mainly| in short)?|what (?:kind|type|sort) of (?:document|file|text) is @|what is @|what (?:is|are) (?:the )?(?:main |key |overall )?(?:topics?|subject|gist|contents?|summary)(?: of @)?|(?:briefly )?summari[sz]e(?: @)?(?: for me| briefly| in short)?|(?:give me |write |i want |i need )?(?:a |an |the )?(?:short |brief |quick )?(?:summary|overview)(?: of @)?|what are the (?:main|key) (?:points|topics|ideas|takeaways)(?: of @)?|tl;?dr)",
  overviewQuestion: 'What is this document about?',
  contents: 'Contents',
};

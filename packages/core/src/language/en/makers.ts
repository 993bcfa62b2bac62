import type { MakerQuestions } from '../parts/makers.ts';

export const makers: MakerQuestions = {
  author:
    'who (?:wrote|is the author of|are the authors of|authored|made) @$|whose (?:book|guide|paper|manual) is (?:this|it)|by whom was @ written|who is the author$|author$|authors$|written by$',
  signer:
    'who (?:has |have )?signed(?: @)?(?: (?:on behalf|for) .{1,60})?$|by whom (?:is|was) @ signed|signator(?:y|ies)|signed by(?: whom)?$',
  translator: 'who (?:has |have )?translated|translators?$|translated by',
  rights:
    'who (?:holds|owns|has) (?:the )?(?:copyrights?|rights)(?: .{1,60})?$|copyright holders?|whose copyright|who is the copyright (?:holder|owner)',
  date: '(?:when|in (?:which|what) (?:year|month)|on (?:which|what) (?:date|day)) (?:was|were|is|did) (?:~|@) (?:last )?(?:written|published|released|issued|made|revised|updated|come out|appear|dated|from)$|when does (?:~|@) date from$|(?:what is )?(?:the )?(?:date|publication date|release date) of (?:~|@)$|how old is (?:~|@)$',
  contact:
    '(?:press|media|investor|investor relations|pr) contacts?$|(?:contact|contacts) for (?:the )?(?:press|media|investors|journalists)$',
};

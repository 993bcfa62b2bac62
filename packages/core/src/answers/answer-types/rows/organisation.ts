import { kindsOfName } from '../names/name-kinds.ts';
import { findNameRuns } from '../names/names.ts';
import { phrasesByLanguage } from '#text/phrases.ts';
import type { AnswerTypeRow, FindInput, Found } from '../types.ts';
import { isSaidName } from './person.ts';

/** Organisations by the words they end or begin with, where names have no capitals. */
const UNCASED = phrasesByLanguage(
  {
    en: '(?!)',
    de: '(?!)',
    fr: '(?!)',
    es: '(?!)',
    pt: '(?!)',
    ru: '(?!)',
    pl: '(?!)',
    ar: '(?:شركة|مؤسسة|جامعة|منظمة|وزارة|بنك|معهد|جمعية|اتحاد|نادي|هيئة|مجلس|محكمة|حزب|لجنة|متحف|قناة|صحيفة) [\\p{L}\\p{M}]{2,20}(?: [\\p{L}\\p{M}]{2,20}){0,2}',
    hi: '(?:[\\p{L}\\p{M}]{2,20} ){1,3}(?:कंपनी|कम्पनी|निगम|विश्वविद्यालय|संगठन|मंत्रालय|बैंक|संस्थान|संस्था|संघ|क्लब|आयोग|परिषद|न्यायालय|दल|समिति|संग्रहालय|फाउंडेशन|लिमिटेड)',
    ja: '(?:株式会社|財団法人|社団法人|合同会社|有限会社)[\\p{Script=Han}\\p{Script=Katakana}ーA-Za-z]{1,20}|[\\p{Script=Han}\\p{Script=Katakana}ーA-Za-z]{1,20}(?:株式会社|会社|大学|財団|銀行|研究所|協会|委員会|省|庁|裁判所|党|連盟|機構|組合|プロジェクト|グループ)',
    zh: '[\\p{Script=Han}A-Za-z]{2,14}(?:公司|集团|大学|基金会|银行|研究所|研究院|协会|委员会|部门|法院|党|联盟|组织|机构|学会|俱乐部|博物馆|项目)',
  },
  'giu',
);

/** Asks for what is no firm. */
const NO_FIRM =
  /universit|\bpart(?:y|ies)\b|associat|agency|agencies|ministr|commission|church|museum|\bteam|\bclub|partei|verein|behörde|asociaci|associaç|partido|партия|парти[ийю]|министерств|partia|ministerstw/iu;
const FIRM_END = /(?:Inc|Corp|LLC|LLP|Ltd|PLC|plc|GmbH|AG|S\.A|N\.V|B\.V)\.?$/u;
/** A name that shares a word with one in the question is mostly that of its subject. */
const OF_SUBJECT = 0.4;

function shareOf(name: string, question: string): number {
  const words = name.match(/\p{Lu}[\p{L}\p{Nd}]{2,}/gu) ?? [];
  const isOfSubject = words.some((word) => question.includes(word));
  const isOtherKind = NO_FIRM.test(question) && FIRM_END.test(name);
  return (isOfSubject ? OF_SUBJECT : 1) * (isOtherKind ? 0.5 : 1);
}

function find({ text, question, language }: FindInput): Found[] {
  const runs = findNameRuns(text, language).map((run) => ({
    start: run.start,
    end: run.end,
    fit: kindsOfName(run, text, language).organisation * shareOf(run.text, question),
  }));
  const uncased = [...text.matchAll(UNCASED(language))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    fit: 0.85,
  }));
  return [...uncased, ...runs]
    .filter((each) => each.fit > 0 && !isSaidName(text.slice(each.start, each.end), question))
    .toSorted((left, right) => left.start - right.start);
}

export const organisation: AnswerTypeRow = {
  type: 'organisation',
  find,
  asks: {
    en: '(?:which|what) … (?<!(?:does|did|do|will|would|can|could|may|must|should|has|have|had) (?:the|this|our|your) )(?:company|companies|organi[sz]ations?|firms?|agency|agencies|bank|university|institutions?|foundation|suppliers?|competitors?|auditors?|party|team|club|platform|church|newspaper|airline)|which (?:of (?:the|its|their|our) )?(?:[\\p{L}-]+ )?(?:associations?|publishers?|parties|providers?|vendors?|manufacturers?|carriers?|trading house|subsidiar(?:y|ies)|regulators?|authorit(?:y|ies)|committees?|banks|universities|teams|insurers?|retailers?|rivals?|employer)|name of … (?:company|firm|organi[sz]ation|subsidiary|bank)|(?:who|what firm|for whom|whom) … (?:auditors?|audits|audited|bought|buys|acquires?|acquired|rivals?|biggest partner|joint venture|subsidiary|work (?:for|right before|before)|funded|funds|sponsored|publishes|published by|owns|acquired|manufactures|supplies|competitors?|underwriters?|licensor|issuer|insures?)|who (?:may|can|could|will|is allowed to) (?:issue|publish|release|bring out|revise)|auditor|accounting firm|main competitors|registered agent|issuer',
    de: 'welche[nrsm]? … (?<!(?:das|die|der|dem|den|diese[rsmn]?) )(?:firma|firmen|unternehmen|organisation|bank|universität|institut|stiftung|behörde|gesellschaft|verein|partei|mannschaft|verlag|verlage|anbieter|hersteller|verband|ausschuss|tochtergesellschaft|partei|parteien)|wie heißt … (?:firma|unternehmen)|wer … (?:finanziert|prüft|sponsert|herausgegeben|betreibt)|wirtschaftsprüfer|abschlussprüfer|wettbewerber|konkurrenten|lieferanten',
    fr: 'quel(?:le)?s? … (?:entreprise|société|organisation|banque|université|fondation|institution|agence|cabinet|organisme|équipe|parti|partis|club|association|éditeurs?|fournisseur|fabricant|filiale|comité|autorité)|nom de (?:la |l.)(?:entreprise|société)|qui … (?:finance|audite|publie|financé)|commissaire aux comptes|concurrents|fournisseurs',
    es: 'qué … (?:empresa|compañía|organización|banco|universidad|fundación|institución|agencia|firma|organismo|equipo|partidos?|club|asociación|editorial|proveedor|fabricante|filial|comité|autoridad)|(?:cómo se llama|nombre de) (?:la )?(?:empresa|compañía)|quién … (?:financia|financió|audita|publica)|cuál … (?:empresa|compañía|organización)|competidores|proveedores',
    pt: '(?:que|qual) … (?:empresa|companhia|organização|banco|universidade|fundação|instituição|agência|firma|equipa|equipe|partidos?|clube|associação|editora|fornecedor|fabricante|subsidiária|comité|comitê|autoridade)|nome da (?:empresa|companhia)|quem … (?:financia|financiou|audita|publica)|concorrentes|fornecedores',
    ru: 'как(?:ая|ой|ую|ие|им) … (?:компани*|фирм*|организаци*|банк*|университет*|фонд*|учреждени*|агентств*|команд*|парти*|клуб*|ассоциаци*|издательств*|поставщик*|производител*|комитет*)|как называется (?:компания|фирма|организация)|кто (?:финансир*|проводит аудит)|конкурент*|поставщик*',
    pl: '(?:która|która|jaka|jakie|jaki|który|które|jakiej|którą) … (?:firm*|spółk*|organizacj*|bank*|uniwersytet*|fundacj*|instytucj*|agencj*|drużyn*|parti*|klub*|stowarzyszen*|wydawnictw*|dostawc*|producent*|komitet*)|jak nazywa się (?:firma|spółka|organizacja)|kto (?:finansuj*|sfinansował)|konkurenci|dostawcy',
    ar: '(?:ما|ماهي|أي|اي) (?:هي |هو |اسم )?(?:شركة|الشركة|منظمة|المنظمة|مؤسسة|المؤسسة|جامعة|الجامعة|بنك|البنك|فريق|الفريق|نادي|النادي|حزب|وكالة|هيئة|الجهة|جهة|قناة)|من (?:مول|يمول|الجهة)',
    hi: '(?:किस|कौन सी|कौनसी|कौन सा|किन) … (?:कंपनी|कम्पनी|संगठन|संस्था|बैंक|विश्वविद्यालय|संस्थान|एजेंसी|टीम|दल|क्लब)|किसने (?:वित्त|प्रायोजित)',
    ja: 'どの(?:会社|企業|組織|団体|銀行|大学|機関|チーム|政党|財団|プラットフォーム)|何という(?:会社|企業|組織|団体)|(?:会社|企業|組織|団体)はどこ|どこの(?:会社|企業|国の企業)|(?:会社|企業|組織|団体|銀行|大学)の(?:名前|名称|社名)|監査法人|競合',
    zh: '哪(?:个|家|些|所|支)[^，。？]{0,4}(?:公司|企业|组织|机构|银行|大学|团体|球队|政党|基金会|平台|部门|俱乐部)|什么(?:公司|组织|机构|平台)|(?:公司|企业|组织|机构)(?:叫什么|的?名称是什么|的?名字)|竞争对手|供应商|审计机构',
  },
};

import { cellFit, foundOf, isSaid, sortedFits } from '../figures/figure-types.ts';
import { type Figure, findFigures } from '#figures/figures.ts';
import type { AnswerTypeRow, FindInput, Found } from '../types.ts';

/** A row as it is said: its label, a colon and its figures. */
const SAID_ROW = /^[^:\p{Nd}][^:]{1,90}: [\p{Sc}(]?\p{Nd}/u;

function fitOf(figure: Figure, text: string): number {
  if (figure.kind === 'money') return 1;
  if (figure.kind === 'percentage' || figure.isYear) return 0;
  if (figure.hasScale) return 0.7;
  // Filings print "(in millions)" above and bare figures with separators below.
  const isLong = /\d[.,\s]\d{3}/u.test(figure.digits);
  if (isLong && SAID_ROW.test(text)) return 0.9;
  return cellFit(text, figure, isLong ? 0.5 : 0.3);
}

function find({ text, question, language }: FindInput): Found[] {
  const figures = findFigures(text, language).filter((figure) => !isSaid(figure, question));
  return sortedFits(figures.map((figure) => foundOf(figure, fitOf(figure, text))));
}

export const money: AnswerTypeRow = {
  type: 'money',
  find,
  asks: {
    en: `how much … (?:money|cost*|pay|paid|pays|spend|spent|earn*|revenue*|sales|profit*|income|worth|owe*|invest*|charge*|lose|lost|receive*|raise*|donate*|debt*|budget|cash|make|made|demand*|want|sell|sold|borrow*|dividend*)|how much (?:does|did|do|is|was|were|are|would|will|has|have|can|could|must|should)|what … (?:cost|price|amount|fee|salary|penalty|budget|damages|eps|earnings|value of|balance of|purchase price)|what (?:does|did|would|will|could) … owe|how (?:big|large|high) … (?:programme?|loan|fine|settlement|investment|grant|fund|debt|loss)|
      (?:total |net |gross |operating )?(?:revenues?|sales|income|profit|earnings|expenses?|assets|liabilities|debt|cash|equity|costs?|price|fees?|salary|dividends?|budget|compensation|penalty|turnover|capital expenditures?|capex|ebitda|eps|earnings per share|loss|amount of|reserves?|inventor(?:y|ies)|obligations|borrowings|goodwill|damages|receivables|cash flow)|(?:up to what|what|which) amount|how expensive|how high is … (?:penalty|fee|fine|cost*|price|rent|salary)|(?:total |annual |base )?pay|remuneration|bonus|in (?:dollars|euros)|liability (?:cap|limit)|market (?:value|capitali[sz]ation)`,
    de: `wie ?viel (?:kostet|kosten|kostete|geld|euro|dollar|verdient*|zahl*|muss|hat|haben|wurde*|beträgt|umsatz|gewinn)|was kostet|was kosten|wie ?viel … (?:geld|euro|dollar|gezahlt|bezahlt|ausgegeben|verdient|kostet|kosten|umsatz|gewinn)|wie hoch … \\p{L}{0,16}(?:miete|preis|kosten|gebühr|strafe|gehalt|lohn|umsatz|gewinn|summe|betrag|honorar|steuer|vergütung|dividende|haftung|beitrag|kaution|schaden)\\p{L}{0,3}|wie teuer|welche[nrs]? (?:betrag|preis|summe|kosten|umsatz|gewinn)|umsatz|gewinn|kosten|preis|gehalt|gebühr*|vertragsstrafe|dividende|miete|honorar|vergütung|budget|betrag|haftungsgrenze|höchstbetrag`,
    fr: `combien (?:coûte*|a coûté|ont coûté|coûtent|vaut|gagne*|paie*|paye*|dépens*|d'argent|d'euros|de dollars|a-t-\\S*|ont-\\S*)|quel (?:est|était|fut) … (?:coût|prix|montant|chiffre d'affaires|salaire|budget|bénéfice|revenu|loyer)|quel montant|coût|prix|montant|chiffre d'affaires|bénéfice|salaire|honoraires|loyer|pénalité|dividende`,
    es: `cuánto (?:cuesta*|costó|costaba|costaron|dinero|vale|pag*|gan*|gast*|cobr*|ingres*|recaud*|invirti*|debe*)|cuánto … (?:dinero|cuesta|costó|pagar|pagó|dólares|euros|gastó)|cuál … (?:precio|costo|coste|importe|monto|salario|presupuesto|ingreso|beneficio|valor|multa|sueldo)|precio|coste|costo|importe|ingresos|salario|presupuesto|beneficio|tarifa|alquiler|multa|dividendo`,
    pt: `quanto (?:custa*|custou|custaram|dinheiro|vale|pag*|ganh*|gast*|receb*|investi*|dev*|arrecad*)|quanto … (?:dinheiro|custa|custou|pagar|pagou|dólares|euros|reais|gastou)|qual … (?:preço|custo|montante|salário|orçamento|receita|lucro|valor|multa)|preço|custo|montante|receita|salário|orçamento|lucro|tarifa|aluguel|renda|multa|dividendo`,
    ru: `сколько (?:стоит|стоил*|стоят|денег|рублей|долларов|евро|заплатил*|платит*|зарабатыва*|заработал*|потратил*|получил*)|сколько … (?:стоит|стоил*|денег|рублей|долларов|заплатил*|потратил*)|какова … (?:стоимость|цена|сумма|зарплата|выручка|прибыль)|стоимость|цена|сумма|выручка|прибыль|зарплата|штраф|доход*|расход*|бюджет`,
    pl: `ile (?:kosztuje|kosztował*|kosztują|pieniędzy|zarabia*|zarobił*|zapłacił*|płaci*|wydał*|wydano|wynosi* (?:cena|koszt|opłata|kara|przychód|zysk))|ile … (?:kosztował*|kosztuje|pieniędzy|zapłacił*|dolarów|euro|złotych)|jak[ai] … (?:koszt|cena|kwota|opłata|kara|przychód|zysk|pensja|budżet)|koszt|cena|kwota|opłata|kara umowna|przychody?|zysk|pensja|budżet|wynagrodzenie`,
    ar: `كم (?:تكلف*|يكلف|كلف*|ثمن|سعر|دفع*|تبلغ تكلفة|بلغت تكلفة|بلغت قيمة|تبلغ قيمة|ربح|أنفق*|المبلغ|مبلغ)|كم … (?:دولار*|يورو|ريال|تكلف*|أنفق*|المال)|ما (?:تكلفة|سعر|ثمن|قيمة|مقدار|هي تكلفة|هو سعر|هي قيمة)|تكلفة|سعر|ثمن|الإيرادات|الأرباح|راتب|غرامة|ميزانية`,
    hi: `कितने (?:रुपये|रुपए|डॉलर|पैसे|में|का)|कितना (?:पैसा|खर्च|खर्चा|राजस्व|मुनाफा|भुगतान)|कितनी (?:कीमत|लागत|राशि|रकम)|(?:कीमत|लागत|मूल्य|राशि|वेतन|राजस्व|मुनाफा|शुल्क|किराया|बजट)|कितने … (?:रुपये|डॉलर|पैसे)`,
    ja: 'いくら(?!か)|何(?:円|ドル|ユーロ|億円|万円)|(?:費用|料金|価格|値段|金額|売上高?|収入|利益|給料|給与|年俸|予算|配当|賃料|違約金|コスト)(?:は|が|を|の)?',
    zh: '多少(?:钱|錢|美元|元|欧元|人民币|资金|费用|收入|利润)|(?:价格|費用|费用|成本|金额|金額|收入|营收|利润|工资|薪水|预算|股息|租金|违约金|罚款|净利|总额|造价|售价)(?:是|为|有|多少|多大|多高|$)|多贵|花了多少|花费',
  },
};

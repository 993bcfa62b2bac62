import type { VocabularyPack, Wording } from '../../ranking/vocabulary.ts';

/** What `contracts` is for English: only what is asked and written in few ways, and where a contract writes so. */
const pack = (
  language: string,
  documents: Readonly<Record<string, string>>,
  wordings: readonly Wording[],
): VocabularyPack => ({
  name: `contracts-${language}`,
  language,
  synonyms: [],
  quantities: [],
  documents,
  wordings,
});

export const CONTRACTS_OF_OTHER_LANGUAGES: readonly VocabularyPack[] = [
  pack(
    'de',
    {
      'dies\\p{L}+\\s+vertrag\\p{L}*': 'dieser Vertrag',
      'dies\\p{L}+\\s+mietvertrag\\p{L}*': 'dieser Mietvertrag',
      'dies\\p{L}+\\s+lizenz': 'diese Lizenz',
      'dies\\p{L}+\\s+vereinbarung': 'diese Vereinbarung',
    },
    [
      {
        asked:
          'welches (?:recht|gesetz) (?:gilt|ist anwendbar|findet anwendung)|was ist das anwendbare recht',
        written: 'welchem Recht unterliegt {document}',
        where: 'unterlieg\\p{L}+',
      },
      {
        asked: 'wer sind die (?:vertrags)?(?:parteien|partner)',
        written: 'zwischen wem wird {document} geschlossen',
        where: 'zwischen',
      },
      {
        asked: '(?:wie lange?|was|wie) ist die kündigungsfrist',
        written: 'mit welcher Frist kann {document} gekündigt werden',
        unless: 'kündigungsfrist',
      },
    ],
  ),
  pack(
    'fr',
    {
      '(?:le|du|au|ce)\\s+présent\\s+contrat|ce\\s+contrat': 'le présent contrat',
      '(?:la|cette)\\s+(?:présente\\s+)?licence': 'la présente licence',
      "l['’]accord|(?:le\\s+présent|cet)\\s+accord": 'le présent accord',
    },
    [
      {
        asked: "quel(?:le)? (?:droit|loi) (?:est applicable|s['’]applique)|quelle est la loi applicable",
        written: 'par quel droit {document} est-il régi',
        where: 'régie?s?',
      },
      { asked: 'qui sont les parties', written: 'entre qui {document} est-il conclu', where: 'conclue?' },
    ],
  ),
  pack(
    'es',
    {
      '(?:este|presente|del)\\s+contrato': 'este contrato',
      '(?:este|presente)\\s+acuerdo': 'este acuerdo',
      '(?:esta|presente)\\s+licencia': 'esta licencia',
    },
    [
      {
        asked: 'qué (?:ley|derecho) (?:se aplica|es aplicable)|cuál es la ley aplicable',
        written: 'por qué ley se rige {document}',
        where: 'se\\s+(?:rige|regirá)',
      },
      {
        asked: 'quiénes son las partes',
        written: 'entre quiénes se celebra {document}',
        where: 'celebra\\p{L}*',
      },
    ],
  ),
  pack(
    'pt',
    {
      '(?:este|presente|do)\\s+contrato': 'este contrato',
      '(?:este|presente)\\s+acordo': 'este acordo',
      '(?:esta|presente)\\s+licença': 'esta licença',
    },
    [
      {
        asked: 'que (?:lei|direito) se aplica|qual é a lei aplicável',
        written: 'por que lei se rege {document}',
        where: 'rege-se|reger-se-á|regid[oa]',
      },
      {
        asked: 'quem são as partes',
        written: 'entre quem é celebrado {document}',
        where: 'celebrad\\p{L}*',
      },
    ],
  ),
  pack(
    'pl',
    {
      'niniejsz\\p{L}+\\s+umow\\p{L}+': 'niniejsza umowa',
      'niniejsz\\p{L}+\\s+licencj\\p{L}+': 'niniejsza licencja',
    },
    [
      {
        asked: 'jakie prawo (?:obowiązuje|ma zastosowanie|stosuje się)|jakie jest prawo właściwe',
        written: 'jakiemu prawu podlega {document}',
        where: 'podlega',
      },
      {
        asked: 'kto jest stroną|kim są strony',
        written: 'między kim została zawarta {document}',
        where: 'zawart\\p{L}*',
      },
    ],
  ),
  pack(
    'ru',
    {
      'настоящ\\p{L}+\\s+договор\\p{L}*': 'настоящий договор',
      'настоящ\\p{L}+\\s+лицензи\\p{L}*': 'настоящая лицензия',
    },
    [
      {
        asked: 'какое право (?:применяется|применимо|действует)',
        written: 'каким правом регулируется {document}',
        where: 'регулируется',
      },
      {
        asked: 'кто (?:является )?сторон(?:ы|ами)',
        written: 'между кем заключён {document}',
        where: 'заключ[её]н',
      },
    ],
  ),
  pack('ar', { 'هذا\\s+العقد': 'هذا العقد', 'هذه\\s+الاتفاقية': 'هذه الاتفاقية' }, [
    {
      asked: 'ما القانون (?:الواجب التطبيق|المطبق)|أي قانون (?:يطبق|يسري)',
      written: 'لأي قانون يخضع {document}',
      where: '[يت]خضع',
    },
    { asked: 'من (?:هم )?(?:الأطراف|الطرفان)', written: 'بين من أبرم {document}', where: 'أبرم' },
  ]),
  pack('hi', { 'यह\\s+अनुबंध|इस\\s+अनुबंध': 'यह अनुबंध', 'यह\\s+समझौता|इस\\s+समझौते': 'यह समझौता' }, [
    {
      asked: 'कौन[- ]?सा कानून लागू (?:होता है|होगा|है)',
      written: '{document} किस कानून द्वारा शासित है',
      where: 'शासित',
    },
    { asked: 'पक्ष(?:कार)? कौन (?:हैं|है)', written: '{document} किनके बीच किया गया', where: 'के बीच' },
  ]),
  pack('ja', { 本契約: '本契約', 本ライセンス: '本ライセンス' }, [
    {
      asked: 'どの法律が適用され(?:ます|る)か|準拠法は何ですか',
      written: '{document}はどこの法に準拠しますか',
      where: '準拠',
    },
    { asked: '当事者は(?:誰|だれ)ですか', written: '{document}は誰の間で締結されますか', where: '締結' },
  ]),
  pack('zh', { 本合同: '本合同', 本协议: '本协议' }, [
    { asked: '适用(?:什么|哪国的?|哪里的)法律', written: '{document}受哪里的法律管辖', where: '管辖' },
    { asked: '(?:合同)?(?:双方|当事人)是谁', written: '{document}由谁签订', where: '签[订署]' },
  ]),
];

import { expect, test } from 'vitest';
import { draftAnswer } from '../extraction/drafting/draft-answer.ts';
import { buildFileIndex } from '../file-index/build-file-index.ts';
import { rankFile } from '../retrieval/rank-file.ts';

/** Of each language a contract, and what is asked of it with a part of what answers. */
const CONTRACTS: Readonly<
  Record<
    string,
    { readonly pages: readonly string[]; readonly asked: readonly (readonly [string, string])[] }
  >
> = {
  de: {
    pages: [
      'Dieser Mietvertrag wird zwischen der Hartwell GmbH und Ada Byron geschlossen. Dieser Mietvertrag gilt für die Wohnung im ersten Stock.',
      'Die Parteien sind sich einig, dass die Parteien Schäden melden. Welche Vertragspartei den Schaden trägt, gilt als vereinbart.',
      'Jede Partei kann diesen Mietvertrag mit einer Frist von zwei Monaten kündigen. Das Recht auf Minderung gilt.',
      'Dieser Mietvertrag unterliegt den Gesetzen der Republik Österreich. Ein Recht auf Untermiete gilt nicht.',
    ],
    asked: [
      ['Welches Recht gilt?', 'Republik Österreich'],
      ['Wer sind die Vertragsparteien?', 'Ada Byron'],
      ['Wie lang ist die Kündigungsfrist?', 'zwei Monaten'],
    ],
  },
  fr: {
    pages: [
      'Le présent contrat est conclu entre la société Hartwell et Ada Byron. Le présent contrat porte sur un logement.',
      'Les parties sont tenues de se parler. Les parties font appel à la loi du bon sens, qui est applicable à tous.',
      'Le présent contrat est régi par le droit de la Confédération suisse. La loi du silence ne s’applique pas.',
    ],
    asked: [
      ['Quelle loi est applicable ?', 'Confédération suisse'],
      ['Qui sont les parties ?', 'Ada Byron'],
    ],
  },
  es: {
    pages: [
      'Este contrato se celebra entre Hartwell S.A. y Ada Byron. Este contrato trata de una vivienda.',
      'Las partes son libres. Las partes hablan entre sí y la ley del silencio se aplica a las partes.',
      'Este contrato se rige por el derecho de la República de Chile. Toda ley se aplica con prudencia.',
    ],
    asked: [
      ['¿Qué ley se aplica?', 'Chile'],
      ['¿Quiénes son las partes?', 'Ada Byron'],
    ],
  },
  pt: {
    pages: [
      'Este contrato é celebrado entre a Hartwell S.A. e Ada Byron. Este contrato trata de uma casa.',
      'As partes são livres. As partes falam entre si, e a lei do silêncio se aplica às partes.',
      'Este contrato rege-se pelo direito da República Portuguesa. Toda lei se aplica com prudência.',
    ],
    asked: [
      ['Que lei se aplica?', 'República Portuguesa'],
      ['Quem são as partes?', 'Ada Byron'],
    ],
  },
  pl: {
    pages: [
      'Niniejsza umowa została zawarta między Hartwell S.A. a Adą Byron. Niniejsza umowa dotyczy mieszkania.',
      'Strony są zgodne. Strony mówią, że prawo do ciszy obowiązuje strony zawsze.',
      'Niniejsza umowa podlega przepisom Republiki Czeskiej. Każde prawo obowiązuje rozsądnie.',
    ],
    asked: [
      ['Jakie prawo obowiązuje?', 'Republiki Czeskiej'],
      ['Kim są strony?', 'Byron'],
    ],
  },
  ru: {
    pages: [
      'Настоящий договор заключён между ООО «Хартвелл» и Адой Байрон. Настоящий договор касается квартиры.',
      'Стороны свободны. Стороны говорят, что право на тишину применяется всегда.',
      'Настоящий договор регулируется законами Республики Армения. Всякое право применяется разумно.',
    ],
    asked: [
      ['Какое право применяется?', 'Армения'],
      ['Кто является сторонами?', 'Байрон'],
    ],
  },
  ar: {
    pages: [
      'أبرم هذا العقد بين شركة هارتويل وآدا بايرون. يتعلق هذا العقد بشقة.',
      'الأطراف أحرار. يتكلم الأطراف عن القانون المطبق في المدرسة.',
      'يخضع هذا العقد لأحكام المملكة المغربية. كل قانون يطبق بحكمة.',
    ],
    asked: [
      ['ما القانون المطبق؟', 'المغربية'],
      ['من هم الأطراف؟', 'بايرون'],
    ],
  },
  hi: {
    pages: [
      'यह अनुबंध हार्टवेल लिमिटेड और एडा बायरन के बीच किया गया। यह अनुबंध एक मकान के लिए है।',
      'पक्ष स्वतंत्र हैं। पक्ष कहते हैं कि शांति का कानून सब पर लागू होता है।',
      'यह अनुबंध नेपाल के नियमों द्वारा शासित है। हर कानून लागू होता है।',
    ],
    asked: [
      ['कौन सा कानून लागू होता है?', 'नेपाल'],
      ['पक्ष कौन हैं?', 'बायरन'],
    ],
  },
  ja: {
    pages: [
      '本契約は、ハートウェル社とエイダ氏との間で締結される。本契約は住宅に関する。',
      '当事者は自由である。当事者は沈黙の法律が適用されると述べる。',
      '本契約は日本法に準拠する。どの法律が適用されるかは問わない。',
    ],
    asked: [
      ['どの法律が適用されますか？', '日本法'],
      ['当事者は誰ですか？', 'エイダ'],
    ],
  },
  zh: {
    pages: [
      '本协议由哈特韦尔公司与艾达签订。本协议涉及一套住宅。',
      '双方当事人是自由的。当事人认为学校适用沉默法律。',
      '本协议受新加坡法律管辖。任何规定都适用法律。',
    ],
    asked: [
      ['适用什么法律？', '新加坡'],
      ['双方当事人是谁？', '艾达'],
    ],
  },
};

const CASES = Object.entries(CONTRACTS).flatMap(([language, { pages, asked }]) =>
  asked.map(([question, answer]) => ({ language, pages, question, answer })),
);

test.each(CASES)('$language: $question', ({ language, pages, question, answer }) => {
  const index = buildFileIndex(
    pages.map((text, at) => ({ number: at + 1, text })),
    language,
  );
  const topAnswer = draftAnswer(index, rankFile(index, question)).claims[0];
  expect(topAnswer?.text).toContain(answer);
});

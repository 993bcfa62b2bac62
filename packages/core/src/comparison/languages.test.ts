import { seededRandom } from '@recto/testing/pdf';
import { expect, test } from 'vitest';
import { buildRows, compare, type RowSide } from '#comparison/index.ts';
import { toPages } from '#comparison/testing.ts';

const SENTENCES = 120;
const WORDS = 14;

/** Words of which contracts are made, and others that stand in none of them: an edit is then told from what it edits. */
const LANGUAGES = [
  {
    name: 'Arabic',
    gap: ' ',
    stop: '.',
    words:
      'يجب على المستأجر أن يدفع الأجرة إلى المالك في بداية كل شهر ويحق للطرف الأول إنهاء العقد بعد إشعار خطي خلال ثلاثين يوما من تاريخ التوقيع ولا يجوز التنازل عن الحقوق دون موافقة مسبقة وتخضع الاتفاقية لقوانين الدولة',
    edits: 'البائع السفينة المصنع غرامة كفالة وديعة تأمين محكمة',
  },
  {
    name: 'Chinese',
    gap: '',
    stop: '。',
    words:
      '甲方 乙方 应当 每月 支付 租金 合同 期限 届满 之前 书面 通知 对方 终止 协议 未经 同意 不得 转让 权利 义务 适用 法律 争议 提交 仲裁 保密 信息 损失 赔偿 责任 付款 日期 房屋 使用 维修 费用 承担 双方 签字',
    edits: '船舶 罚款 抵押 股份 关税 货栈 银行 欧洲',
  },
] as const;

/** A line ends where the width is used up: between words, and in a text without blanks anywhere. */
function wrap(words: readonly string[], gap: string, width: number): string {
  const lines = [''];
  for (const word of words) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : line + gap + word;
  }
  return lines.join('\n');
}

interface Marked {
  readonly words: string[];
  /** For each character of the words: whether an edit removed or added it. */
  readonly isEdited: boolean[];
}

const add = (side: Marked, word: string, isEdited: boolean) => {
  side.words.push(word);
  for (const _ of word) side.isEdited.push(isEdited);
};

/** Two versions of a text; in every second sentence a word was exchanged, removed or put in. */
function makeVersions(language: (typeof LANGUAGES)[number]) {
  const [words, edits] = [language.words.split(' '), language.edits.split(' ')];
  const random = seededRandom(17);
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  const left: Marked = { words: [], isEdited: [] };
  const right: Marked = { words: [], isEdited: [] };
  for (let sentence = 0; sentence < SENTENCES; sentence++) {
    const kind = sentence % 2 === 0 ? (sentence / 2) % 3 : -1;
    for (let at = 0; at < WORDS; at++) {
      const word = pick(words) + (at === WORDS - 1 ? language.stop : '');
      const isPlace = at === 6;
      if (isPlace && kind === 2) add(right, pick(edits), true);
      const isLost = isPlace && (kind === 0 || kind === 1);
      add(left, word, isLost);
      if (isPlace && kind === 0) add(right, pick(edits), true);
      if (!isLost) add(right, word, false);
    }
  }
  return { left, right };
}

/** What the rows mark on a side, for each character that is no blank. */
const marksOf = (sides: readonly (RowSide | null)[]) =>
  sides
    .flatMap((side) => side?.segments ?? [])
    .flatMap(({ type, value }) => [...value.replaceAll(/\s/g, '')].map(() => type !== 0));

test.each(LANGUAGES)('known edits of a re-wrapped text in $name are marked, and little else', (language) => {
  const { left, right } = makeVersions(language);
  const comparison = compare(
    toPages(wrap(left.words, language.gap, 70)),
    toPages(wrap(right.words, language.gap, 46)),
  );
  const rows = buildRows(comparison);
  const marks = [...marksOf(rows.map((row) => row.left)), ...marksOf(rows.map((row) => row.right))];
  const truth = [...left.isEdited, ...right.isEdited];
  expect(marks).toHaveLength(truth.length);
  const hits = marks.filter((isMarked, at) => isMarked && truth[at]).length;
  const count = (values: readonly boolean[]) => values.filter(Boolean).length;
  expect((2 * hits) / (count(marks) + count(truth))).toBeGreaterThanOrEqual(0.97);
});

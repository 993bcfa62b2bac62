const DIGITS = '〇一二三四五六七八九';
const VALUES: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...DIGITS].map((digit, value) => [digit, value])),
  零: 0,
  两: 2,
  両: 2,
};
const MULTIPLIERS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const SCALES: Readonly<Record<string, number>> = { 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8, 兆: 1e12 };

/** Digits and Han numerals before what they count: elsewhere 一般, 三井 and 万一 are words. */
const COUNTED =
  /(?<![〇零一二三四五六七八九十百千万萬亿億兆两\p{Nd}.,])(第?)((?:\p{Nd}[\p{Nd},]*)?[〇零一二三四五六七八九十百千万萬亿億兆两]+)(?=年|月|日|天|条|條|章|項|项|款|円|元|人|名|か月|ヶ月|カ月|箇月|个月|個月|週|周|小时|時間|歳|岁|回|次|件|%|パーセント|ページ|页)/gu;

/** Han numerals as digits: 二〇二四年三月三十一日 is 2024年3月31日, 第三条 is 第3条, 三百万円 and 300万円 are 3000000円. */
export function hanToDigits(text: string): string {
  return text.replace(COUNTED, (whole, ordinal: string, numeral: string) => {
    const value = readNumeral(numeral);
    return value === undefined ? whole : `${ordinal}${value}`;
  });
}

function readNumeral(numeral: string): number | undefined {
  const characters = [...numeral.replaceAll(',', '')];
  // Digit by digit, as years are written.
  if (characters.length > 1 && characters.every((each) => each in VALUES))
    return Number(characters.map((each) => VALUES[each]).join(''));
  let total = 0;
  let section = 0;
  let digits: number | undefined;
  let last = Number.POSITIVE_INFINITY;
  for (const each of characters) {
    const digit = VALUES[each] ?? (/\p{Nd}/u.test(each) ? Number(each) : undefined);
    if (digit !== undefined) {
      if (digits !== undefined && digits !== 0 && !/\p{Nd}/u.test(each)) return undefined;
      digits = (digits ?? 0) * 10 + digit;
      continue;
    }
    const multiplier = MULTIPLIERS[each];
    if (multiplier !== undefined) {
      if (multiplier >= last) return undefined;
      section += (digits ?? 1) * multiplier;
      last = multiplier;
    } else {
      const scale = SCALES[each] ?? 0;
      section += digits ?? 0;
      if (section === 0) return undefined;
      total += section * scale;
      section = 0;
      last = Number.POSITIVE_INFINITY;
    }
    digits = undefined;
  }
  return total + section + (digits ?? 0);
}

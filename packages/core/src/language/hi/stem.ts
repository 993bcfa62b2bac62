/** Lightweight stemmer for Hindi (A. Ramanathan, D. Rao 2003): takes off the longest of a list of endings. */
const ENDINGS =
  `ाएंगी ाएंगे ाऊंगी ाऊंगा ाइयाँ ाइयों ाइयां ाएगी ाएगा ाओगी ाओगे एंगी एंगे ूंगी ूंगा ातीं नाओं नाएं ताओं ताएं ियाँ ियों ियां
  ाकर ाइए ाईं ाया ेगी ेगा ोगी ोगे ाने ाना ाते ाती ाता तीं ाओं ाएं ुओं ुएं ुआं कर ाओ िए ाई ाए ने नी ना ते ीं ती ता ाँ ां ों ें
  ो े ू ु ी ि ा`
    .split(/\s+/)
    .sort((left, right) => right.length - left.length);
const SHORTEST = 2;

export function stemHindi(word: string): string {
  const ending = ENDINGS.find((each) => word.length - each.length >= SHORTEST && word.endsWith(each));
  return ending === undefined ? word : word.slice(0, -ending.length);
}

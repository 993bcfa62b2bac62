import { opensClause, opensSentence } from '../patterns.ts';
import type { SentenceWords } from '../parts/sentences.ts';

export const sentences: SentenceWords = {
  refersBack: opensSentence(
    `यह ये वह वे इस इसे इसका इसके इसकी इसमें इससे इन इनमें इनका उस उसका उसके उसकी उन उनका उनके उनकी उन्होंने उसने इसने ऐसा ऐसे ऐसी`,
    `कंपनी`,
  ),
  verbs: `है हैं था थे थी थीं हो होता होते होती हुआ हुए हुई गया गए गई किया की करता करते करती कर सकता सकते सकती रहा रहे रही जाता
    जाते जाती दिया दी लिया ली होगा होगी होंगे चाहिए नहीं बना बनी`,
  verbEndings: /(?:ता|ते|ती|ना|ने|ा|े|ी|ें|ो)$/u,
  usualWords: 4,
  stopWords: `का के की को में से पर ने है हैं था थे थी और या कि यह वह ये वे इस उस इन उन एक जो तो भी ही नहीं न क्या कौन कब कहाँ कहां क्यों
    कैसे कितना कितने कितनी किस किसने किसे किसके किसकी किसका कौनसा कौनसे लिए साथ द्वारा हो होता होते होती हुआ हुए हुई गया गए
    गई कर करने किया किए रहा रहे रही जा जाता अपने अपनी अपना तक बाद`,
  aside: opensClause('यदि अगर जब जहाँ यद्यपि हालाँकि', 'इस स्थिति'),
  // A danda that is written as a bar.
  unseenEnd: /(?<=\p{Script=Devanagari}\s?\|)\s+/gu,
  titlesHaveVerbs: true,
  verbLast: true,
};

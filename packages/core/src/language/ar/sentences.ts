import { opensClause, opensSentence } from '../patterns.ts';
import type { SentenceWords } from '../parts/sentences.ts';

export const sentences: SentenceWords = {
  refersBack: opensSentence(
    `هو هي هم هذا هذه هؤلاء ذلك تلك وهو وهي وهم وهذا وهذه وذلك كما لذلك لكن ولكن`,
    `الشركة`,
  ),
  verbs: `كان كانت كانوا يكون تكون يكن تكن ليس ليست هو هي هم هناك يوجد توجد تم يتم تمت قد لقد يمكن يجب لم لن سوف أصبح أصبحت يعتبر تعتبر
    بدأ بدأت قام قامت يقع تقع أن كما وكان وكانت وقد وهو وهي ويمكن`,
  verbEndings: /^[يتن]\p{L}{2,}$|^\p{L}{3,}$/u,
  usualWords: 4,
  stopWords: `في من على إلى الى عن مع هذا هذه ذلك تلك التي الذي الذين ما ماذا متى أين اين كيف كم لماذا هل أي اي أن ان إن كان كانت
    يكون تكون هو هي هم و أو او ثم لا لم لن قد كل بعد قبل بين عند منذ حتى غير به بها له لها فيه فيها منه منها عليه عليها
    من؟ هى`,
  aside: opensClause('إذا عندما حين لو رغم بينما', 'في حال|في حالة'),
  // Read from right to left, a text has the stop of a sentence before the number that ends it.
  unseenEnd: /(?<=\s[.]\p{Nd}{1,12})\s+/gu,
};

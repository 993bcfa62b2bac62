/**
 * Function words and question words, which say nothing about what a page is about. Short on purpose: a word that is
 * merely frequent is weighed down by its frequency already.
 */
const LISTS: Readonly<Record<string, string>> = {
  en: `a an the of in on at to for and or is are was were be been being by with from as that this these those it its
    what which how much many does do did has have had if not we you i he she they them his her our their there than
    then s t who whom whose when where why can could should would will may might shall about into over under between
    per any all some no nor so such based give please according using answer question happen happens happened describe
    explain mention mentions mentioned tell say says said mean means`,
  de: `der die das den dem des ein eine einen einem einer eines und oder aber ist sind war waren wird werden wurde
    wurden worden sein seine seinen seiner ihr ihre ihren ihrer hat haben hatte hatten in im an am auf aus bei beim mit
    nach von vom vor zu zum zur für über unter um durch gegen ohne als wie was wer wen wem wessen welche welcher
    welches welchen welchem wo wann warum wieso weshalb woher wohin wieviel wie viel viele es er sie ich wir man nicht
    kein keine auch nur noch so dass daß sich dieser diese dieses diesen diesem es gibt kann können`,
  fr: `le la les l un une des de du d au aux et ou mais est sont était étaient été être a ont avait avaient avoir en
    dans sur sous par pour avec sans chez vers entre que qu qui quoi dont où quand comment pourquoi combien quel quelle
    quels quelles ce cet cette ces c se s son sa ses leur leurs il elle ils elles on nous vous je y ne n pas plus si
    comme il`,
  es: `el la los las un una unos unas de del al a y e o u en por para con sin sobre entre desde hasta que qué quien
    quién quienes quiénes cual cuál cuales cuáles cuanto cuánto cuanta cuánta cuantos cuántos cuantas cuántas donde
    dónde cuando cuándo como cómo es son era eran fue fueron ser sido está están estaba ha han había haber hay se su
    sus le les lo no ni si más este esta estos estas ese esa esos esas`,
  pt: `o a os as um uma uns umas de do da dos das ao aos à às e ou em no na nos nas por pelo pela pelos pelas para com
    sem sobre entre desde até que quem qual quais quanto quanta quantos quantas onde quando como é são era eram foi
    foram ser sido está estão estava tem têm tinha há se seu sua seus suas lhe não nem mais este esta estes estas esse
    essa isso`,
  ru: `и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по ее мне было вот от о из ему
    теперь когда даже ну ли если или ни быть был него до вас нибудь уж вам ведь там потом себя ничего ей может они тут
    где есть надо для мы тебя их чем была сам чтоб без будто чего раз тоже себе под будет ж кто этот того потому этого
    какой какая какое какие каких каком какую каким ним здесь этом один почти мой тем чтобы нее были куда зачем при об
    над это эта эти сколько почему который которая которое которые которых котором чей`,
  pl: `a aby ale bo był była było były będzie być co czy dla do go i ich ile im in ja jak jaka jaki jakich jakie jakiego
    jakiej jakim jaką jako je jego jej jest już który która które których którym którego której którą którzy kiedy kto
    kogo komu kim lub ma mają miał miała mu na nad nie o od on ona one oni oraz po pod przed przez przy są się skąd ta
    tak także tam te tego tej ten to tym tych u w we z za ze że gdzie dlaczego czym czego jakimi`,
  ar: `في من على إلى الى عن مع هذا هذه ذلك تلك التي الذي الذين ما ماذا متى أين اين كيف كم لماذا هل أي اي أن ان إن كان كانت
    يكون تكون هو هي هم و أو او ثم لا لم لن قد كل بعد قبل بين عند منذ حتى غير به بها له لها فيه فيها منه منها عليه عليها
    من؟ هى`,
  hi: `का के की को में से पर ने है हैं था थे थी और या कि यह वह ये वे इस उस इन उन एक जो तो भी ही नहीं न क्या कौन कब कहाँ कहां क्यों
    कैसे कितना कितने कितनी किस किसने किसे किसके किसकी किसका कौनसा कौनसे लिए साथ द्वारा हो होता होते होती हुआ हुए हुई गया गए
    गई कर करने किया किए रहा रहे रही जा जाता अपने अपनी अपना तक बाद`,
  zh: `什么 哪些 哪个 哪里 多少 怎么 怎样 为什 么时 是什 是谁 的是`,
  ja: `です ます した する こと もの とは には では から まで より どの なに 何で 何を ので`,
};

const cache = new Map<string, ReadonlySet<string>>();

/** Words are compared before stemming. An unknown language gets the English list. */
export function stopWordsOf(language: string): ReadonlySet<string> {
  let words = cache.get(language);
  if (words === undefined) {
    words = new Set((LISTS[language] ?? LISTS['en'] ?? '').split(/\s+/));
    cache.set(language, words);
  }
  return words;
}

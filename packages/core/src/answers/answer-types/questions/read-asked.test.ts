import { describe, expect, it } from 'vitest';
import { isAboutDocument } from './about-document.ts';
import { readAsked } from '../index.ts';
import type { AnswerType, Language } from '../types.ts';

/** Two questions or more per type and language, parted by `|`. */
const ASKED: Readonly<Record<Language, Readonly<Partial<Record<AnswerType, string>>>>> = {
  en: {
    people: 'How many people work there? | number of employees? | headcount?',
    count: 'How many patents do they hold? | How long may the text be? | How many times was it filed?',
    money:
      'How much did it cost? | What was the net income in 2016? | dividend? | EPS expected | What does the buyer owe the seller? | How large is the fine? | inventory May 2022?',
    percentage:
      'What percentage of sales came from Asia? | market share? | By how many percent did sales grow? | How big is the stake? | What is the renewal rate? | What majority is needed?',
    date: 'When does the agreement start? | effective date? | In which year was it founded? | plan end? | listed since?',
    period:
      'How long is the warranty? | How often is the board elected? | lease term? | notice period? | Within how many days must I pay?',
    measure: 'How much memory do I need? | How far is the station? | size of the disk?',
    person: 'Who is the chief financial officer? | Who wrote this guide? | CEO?',
    organisation: 'Which company audits the accounts? | Who is the independent auditor?',
    place: 'Where is the head office? | Which court is competent? | headquarters?',
    country: 'Which country has the most sales? | In what country is it made?',
    yesno: 'Can I sublet the flat? | Is the fee refundable? | Does it cover theft?',
    reason: 'Why did revenue fall? | What was the reason for the delay?',
    list: 'What are the main risks? | business segments? | List the exceptions',
    definition: 'What does "Affiliate" mean? | What is Fluence? | definition of force majeure?',
    howto: 'How do I reset the password? | how to uninstall a package',
    about: 'What is this document about? | What is the conclusion?',
  },
  de: {
    people: 'Wie viele Mitarbeiter hat die Firma? | Mitarbeiterzahl?',
    count: 'Wie viele Seiten darf der Antrag haben? | Anzahl der Filialen?',
    money: 'Wie hoch ist die Miete? | Was kostet das? | Umsatz 2020?',
    percentage: 'Wie viel Prozent der Aktien gehören der Familie? | Anteil am Umsatz?',
    date: 'Wann endet der Vertrag? | In welchem Jahr wurde sie gegründet? | Datum?',
    period: 'Kündigungsfrist? | Wie lange gilt die Garantie?',
    measure: 'Wie groß ist die Wohnung? | Wie viel Speicher brauche ich?',
    person: 'Wer ist der Geschäftsführer? | Wer hat das Buch geschrieben? | Autor?',
    organisation: 'Welche Firma hat geprüft? | Welches Unternehmen liefert die Teile?',
    place: 'Wo ist der Firmensitz? | Welches Gericht ist zuständig? | Gerichtsstand?',
    country: 'In welchem Land wird produziert? | Welche Länder haben unterschrieben?',
    yesno: 'Darf ich untervermieten? | Ist die Gebühr erstattungsfähig?',
    reason: 'Warum ist der Umsatz gesunken? | Aus welchem Grund wurde gekündigt?',
    list: 'Welche Architekturen werden unterstützt? | Was sind die Voraussetzungen?',
    definition: 'Was bedeutet Haftung? | Was versteht man unter Verzug?',
    howto: 'Wie kann ich das Passwort ändern? | Wie installiere ich das Paket?',
    about: 'Worum geht es in diesem Dokument? | Fazit?',
  },
  fr: {
    people: "Combien de salariés compte l'entreprise ? | Combien d'employés ont été embauchés ?",
    count: 'Combien de pages faut-il ? | nombre de niveaux ?',
    money: 'Combien coûte la licence ? | Quel est le montant du loyer ? | prix ?',
    percentage: 'Quel pourcentage des ventes ? | taux de croissance ?',
    date: "Quand le contrat prend-il fin ? | À quelle date est-elle sortie ? | date d'effet ?",
    period: 'Combien de temps dure la garantie ? | préavis ?',
    measure: 'Quelle est la taille du disque ? | Combien de mémoire faut-il ?',
    person: 'Qui est le directeur financier ? | Qui a écrit ce guide ?',
    organisation: 'Quelle entreprise a audité les comptes ? | Quelle société fabrique les pièces ?',
    place: 'Où se trouve le siège ? | Quel tribunal est compétent ? | Dans quelle ville ?',
    country: 'Dans quel pays est-il fabriqué ? | Quels pays ont signé ?',
    yesno: 'Peut-on sous-louer ? | Est-ce que la garantie couvre le vol ? | Puis-je vendre des copies ?',
    reason: 'Pourquoi les ventes ont-elles baissé ? | Pour quelle raison ?',
    list: 'Quelles sont les exceptions ? | Quels sont les risques ?',
    definition: "Qu'est-ce que la responsabilité ? | Que signifie tacite ?",
    howto: 'Comment installer un paquet ? | De quelle manière résilier ?',
    about: 'De quoi parle ce document ? | Quelle est la conclusion ?',
  },
  es: {
    people: '¿Cuántos empleados tiene la empresa? | ¿Cuánta gente trabaja allí?',
    count: '¿Cuántas páginas tiene el anexo? | ¿número de patentes?',
    money: '¿Cuánto cuesta la licencia? | ¿Cuál es el precio? | ¿ingresos?',
    percentage: '¿Qué porcentaje de las ventas? | ¿tasa de interés?',
    date: '¿Cuándo empieza el contrato? | ¿En qué año se fundó? | ¿fecha?',
    period: '¿Cuánto tiempo dura la garantía? | ¿plazo de preaviso?',
    measure: '¿Cuánta memoria hace falta? | ¿Cuál es la altura de la torre?',
    person: '¿Quién es el director financiero? | ¿Quién escribió el informe?',
    organisation: '¿Qué empresa audita las cuentas? | ¿Qué compañía fabrica las piezas?',
    place: '¿Dónde está la sede? | ¿En qué ciudad se firmó?',
    country: '¿En qué país se fabrica? | ¿Qué países firmaron?',
    yesno: '¿Puedo subarrendar? | ¿Es reembolsable la tasa? | ¿El seguro cubre también el robo?',
    reason: '¿Por qué bajaron las ventas? | ¿Cuál es el motivo?',
    list: '¿Cuáles son las excepciones? | ¿Cuáles son los riesgos?',
    definition: '¿Qué significa fuerza mayor? | ¿Qué es un afiliado?',
    howto: '¿Cómo cambio la contraseña? | ¿De qué manera se instala?',
    about: '¿De qué trata este documento? | ¿Cuál es la conclusión?',
  },
  pt: {
    people: 'Quantos funcionários tem a empresa? | Quantas pessoas trabalham lá?',
    count: 'Quantas páginas tem o anexo? | número de patentes?',
    money: 'Quanto custa a licença? | Qual é o preço? | receita?',
    percentage: 'Que percentagem das vendas? | taxa de crescimento?',
    date: 'Quando começa o contrato? | Em que ano foi fundada? | data?',
    period: 'Quanto tempo dura a garantia? | prazo de aviso prévio?',
    measure: 'Quanta memória é precisa? | Qual é a altura da torre?',
    person: 'Quem é o diretor financeiro? | Quem escreveu o relatório?',
    organisation: 'Que empresa audita as contas? | Qual companhia fabrica as peças?',
    place: 'Onde fica a sede? | Em que cidade foi assinado?',
    country: 'Em que país é fabricado? | Quais países assinaram?',
    yesno: 'Posso sublocar? | É reembolsável a taxa? | O seguro cobre também o roubo?',
    reason: 'Por que caíram as vendas? | Qual é o motivo?',
    list: 'Quais são as exceções? | Quais são os riscos?',
    definition: 'O que significa força maior? | O que é um afiliado?',
    howto: 'Como mudo a palavra-passe? | De que forma se instala?',
    about: 'De que trata este documento? | Qual é a conclusão?',
  },
  ru: {
    people: 'Сколько сотрудников в компании? | Какова численность персонала?',
    count: 'Сколько страниц в приложении? | количество патентов?',
    money: 'Сколько стоит лицензия? | Какова стоимость? | выручка?',
    percentage: 'Какой процент продаж? | доля рынка?',
    date: 'Когда начинается договор? | В каком году основана? | дата?',
    period: 'Как долго действует гарантия? | срок уведомления?',
    measure: 'Какой объём памяти нужен? | Сколько места занимает?',
    person: 'Кто финансовый директор? | Кто написал отчёт? | автор?',
    organisation: 'Какая компания проводит проверку? | Какая фирма поставляет детали?',
    place: 'Где находится офис? | В каком городе подписан? | адрес?',
    country: 'В какой стране производится? | Какие страны подписали?',
    yesno: 'Можно ли сдавать в аренду? | Можно вернуть деньги?',
    reason: 'Почему упала выручка? | По какой причине?',
    list: 'Какие исключения есть? | Перечислите риски',
    definition: 'Что такое форс-мажор? | Что означает аффилированность?',
    howto: 'Как сменить пароль? | Каким образом установить?',
    about: 'О чём этот документ? | Какой вывод?',
  },
  pl: {
    people: 'Ilu pracowników ma firma? | Ile osób tam pracuje?',
    count: 'Ile stron ma załącznik? | liczba patentów?',
    money: 'Ile kosztuje licencja? | Jaka jest cena? | przychody?',
    percentage: 'Jaki procent sprzedaży? | udział w rynku?',
    date: 'Kiedy zaczyna się umowa? | W którym roku powstała? | data?',
    period: 'Jak długo trwa gwarancja? | okres wypowiedzenia?',
    measure: 'Jak duży jest dysk? | Ile miejsca zajmuje?',
    person: 'Kto jest dyrektorem? | Kto napisał raport? | autor?',
    organisation: 'Która firma bada sprawozdanie? | Jakie przedsiębiorstwo? Jaka spółka dostarcza części?',
    place: 'Gdzie jest siedziba? | W którym mieście podpisano? | adres?',
    country: 'W którym kraju powstaje? | Jakie kraje podpisały?',
    yesno: 'Czy mogę podnająć mieszkanie? | Czy opłata podlega zwrotowi?',
    reason: 'Dlaczego spadły przychody? | Z jakiego powodu?',
    list: 'Jakie są wyjątki? | Wymień ryzyka',
    definition: 'Co to jest siła wyższa? | Co oznacza zwłoka?',
    howto: 'Jak zmienić hasło? | W jaki sposób zainstalować?',
    about: 'O czym jest ten dokument? | Jaki jest wniosek?',
  },
  ar: {
    people: 'كم عدد الموظفين في الشركة؟ | عدد السكان؟',
    count: 'كم عدد الصفحات المطلوبة؟ | كم مرة يجتمع المجلس؟',
    money: 'كم تكلفة الرخصة؟ | ما قيمة الغرامة؟',
    percentage: 'ما نسبة المبيعات؟ | نسبة النمو؟',
    date: 'متى يبدأ العقد؟ | في أي عام تأسست؟ | تاريخ التوقيع؟',
    period: 'ما مدة الضمان؟ | مدة الإشعار؟',
    measure: 'كم تبلغ مساحة المبنى؟ | ما حجم الذاكرة؟',
    person: 'من هو المدير المالي؟ | من كتب التقرير؟',
    organisation: 'أي شركة دققت الحسابات؟ | ما هي الجهة المسؤولة؟',
    place: 'أين يقع المقر؟ | في أي مدينة وقع العقد؟',
    country: 'في أي دولة يصنع؟ | ما هي الدولة المصنعة؟',
    yesno: 'هل يجوز التأجير؟ | هل الرسوم قابلة للاسترداد؟',
    reason: 'لماذا انخفضت المبيعات؟ | ما سبب التأخير؟',
    list: 'ما هي أنواع المخاطر؟ | اذكر الاستثناءات',
    definition: 'ما معنى القوة القاهرة؟ | ماذا يعني التضامن؟',
    howto: 'كيف أغير كلمة السر؟ | ما هي طريقة التثبيت؟',
    about: 'ما موضوع هذا المستند؟ | لخص المستند',
  },
  hi: {
    people: 'कंपनी में कितने कर्मचारी हैं? | कितने लोग वहाँ काम करते हैं?',
    count: 'कितने पृष्ठ चाहिए? | कितनी कंपनियाँ दर्ज हैं?',
    money: 'लाइसेंस की कीमत क्या है? | कितना खर्च हुआ?',
    percentage: 'कितने प्रतिशत बिक्री एशिया से हुई? | ब्याज दर?',
    date: 'अनुबंध कब शुरू होता है? | किस वर्ष स्थापना हुई?',
    period: 'वारंटी की अवधि कितनी है? | कितने दिन का नोटिस चाहिए?',
    measure: 'टावर की ऊँचाई कितनी है? | कितनी मेमोरी चाहिए?',
    person: 'वित्त निदेशक कौन है? | रिपोर्ट किसने लिखी?',
    organisation: 'किस कंपनी ने लेखा जाँचा? | कौन सी कंपनी पुर्जे बनाती है?',
    place: 'मुख्यालय कहाँ है? | किस शहर में हस्ताक्षर हुए?',
    country: 'यह किस देश में बनता है? | कौन सा देश पहला था?',
    yesno: 'क्या मैं इसे बेच सकता हूँ? | क्या शुल्क वापस होगा?',
    reason: 'बिक्री क्यों घटी? | देरी का क्या कारण था?',
    list: 'कौन-कौन से जोखिम हैं? | अपवादों की सूची दें',
    definition: 'अप्रत्याशित घटना का अर्थ क्या है? | फ्लुएंस क्या है?',
    howto: 'पासवर्ड कैसे बदलें? | इसे किस तरह स्थापित करें?',
    about: 'यह दस्तावेज़ किस बारे में है? | सारांश दें',
  },
  ja: {
    people: '従業員は何人ですか？ | 会員数はいくつですか？',
    count: '特許はいくつありますか？ | 何回開かれますか？',
    money: '料金はいくらですか？ | 売上高は？',
    percentage: '売上の何パーセントですか？ | 市場シェアは？',
    date: '契約はいつ始まりますか？ | 何年に設立されましたか？ | 発効日は？',
    period: '保証期間は？ | 何日間有効ですか？',
    measure: '塔の高さは？ | メモリは何ギガ必要ですか？',
    person: '社長は誰ですか？ | 著者は誰ですか？',
    organisation: 'どの会社が監査しましたか？ | どの企業が部品を作りますか？',
    place: '本社はどこですか？ | どの都市で署名されましたか？',
    country: 'どの国で作られていますか？ | どの国が最も多いですか？',
    yesno: '転貸してもよいですか？ | 料金は返金されますか？',
    reason: 'なぜ売上が減ったのですか？ | 遅れの理由は？',
    list: 'リスクを挙げてください。 | 例外の一覧は？',
    definition: '不可抗力とは何ですか？ | 関連会社の定義は？',
    howto: 'パスワードはどうやって変えますか？ | どのように導入しますか？',
    about: 'この文書は何についてですか？ | 結論は何ですか？',
  },
  zh: {
    people: '公司有多少员工？ | 员工总数是多少？',
    count: '一共有多少页？ | 有几个附件？',
    money: '许可证多少钱？ | 净利润是多少？',
    percentage: '百分之多少的销售来自亚洲？ | 市场份额是多少？',
    date: '合同什么时候开始？ | 公司哪一年成立？ | 生效日期？',
    period: '保修期多长时间？ | 通知期是多久？',
    measure: '硬盘要多大？ | 塔有多高？',
    person: '谁是财务总监？ | 作者是谁？',
    organisation: '哪家公司审计账目？ | 哪个机构负责？',
    place: '总部在哪里？ | 合同在哪个城市签署？',
    country: '在哪个国家生产？ | 哪个国家最多？',
    yesno: '可以转租吗？ | 费用是否可以退还？',
    reason: '为什么收入下降？ | 延误的原因是什么？',
    list: '有哪些风险？ | 列出例外',
    definition: '什么是不可抗力？ | 关联方是什么意思？',
    howto: '怎么修改密码？ | 如何安装软件包？',
    about: '这份文件讲的是什么？ | 总结一下本文',
  },
};

const CASES = Object.entries(ASKED).flatMap(([language, types]) =>
  Object.entries(types).map(([type, questions]) => ({ language, type, questions: questions.split(' | ') })),
);

describe('what a question asks for', () => {
  it.each(CASES)('$language: $type', ({ language, type, questions }) => {
    const read = questions.map((question) => `${question} ${readAsked(question, language)?.type}`);
    expect(read).toEqual(questions.map((question) => `${question} ${type}`));
  });

  it.each([
    [
      'en',
      'What set off the strike? | How come it fell? | What is the point of the fee? | What is it good for?',
    ],
    ['de', 'Was führte zum Rückgang? | Wie kommt es, dass der Umsatz fiel? | Was ist der Zweck?'],
    ['fr', "À quoi sert ce champ ? | Qu'est-ce qui a provoqué la baisse ?"],
    ['es', '¿A qué se debió la caída? | ¿Qué causó la caída? | ¿Para qué sirve?'],
    ['pt', 'O que causou a queda? | A que se deve a queda?'],
    ['ru', 'Что вызвало падение? | Для чего нужен ключ?'],
    ['pl', 'Co spowodowało spadek? | Do czego służy pole?'],
    ['ar', 'ما الذي أدى إلى الانخفاض؟ | ما فائدة هذا الملف؟'],
    ['hi', 'गिरावट की वजह क्या थी? | यह फ़ाइल किस काम आती है?'],
    ['ja', '売上減少の要因は何ですか？ | これは何のためですか？'],
    ['zh', '是什么导致收入下降？ | 这个文件有什么用？'],
  ])('what brings a thing about, and what it is for, is a reason: %s', (language, questions) => {
    for (const question of questions.split(' | '))
      expect(`${question} ${readAsked(question, language)?.type}`).toBe(`${question} reason`);
  });

  it.each([
    ['en', 'refund possible? | smoking allowed? | I wonder if I may copy it'],
    ['de', 'Untervermietung erlaubt? | Rückgabe möglich?'],
    ['fr', 'sous-location autorisée ?'],
    ['es', '¿reembolso posible?'],
    ['pt', 'sublocação permitida?'],
    ['ru', 'Правильно ли это? | возврат возможно? | Мне её придётся удалять?'],
    ['pl', 'zwrot możliwy?'],
    ['hi', 'मैं बदलूँ तो क्या यह बदल जाएगा?'],
    ['ja', '返金可能？'],
    ['zh', '可以退款？'],
  ])('a question without its verb, or with it later, is one for yes or no: %s', (language, questions) => {
    for (const question of questions.split(' | '))
      expect(`${question} ${readAsked(question, language)?.type}`).toBe(`${question} yesno`);
  });

  it.each([
    ['en', 'Which command lists the files? | What must we do to renew it? | How does it choose a slur?'],
    ['de', 'Was muss ich dafür tun?'],
    ['fr', 'Quelle commande supprime un fichier ?'],
    ['es', '¿Qué comando borra un archivo? | ¿Qué hago con el cable?'],
    ['pt', 'Que comando apaga um ficheiro?'],
    ['ru', 'Что мне делать?'],
    ['pl', 'Jaka opcja wyłącza stan? | Co zrobić, żeby to wyłączyć?'],
    ['ar', 'ماذا أفعل؟'],
    ['hi', 'किस कमांड से हटाएँ?'],
    ['ja', 'どのコマンドを使いますか？'],
    ['zh', '用什么命令删除文件？'],
  ])('what to do and with which tool is how to: %s', (language, questions) => {
    for (const question of questions.split(' | '))
      expect(`${question} ${readAsked(question, language)?.type}`).toBe(`${question} howto`);
  });

  it('reads the role, the years and whether several are asked for', () => {
    expect(readAsked('Who was chief financial officer in 2017 and FY18?', 'en')).toEqual({
      type: 'person',
      role: 'chief financial officer',
      years: ['2017', '2018'],
      isList: false,
    });
    expect(readAsked('who runs it', 'en')?.role).toBe('chief executive officer');
    expect(readAsked('What was revenue in Q3 2022?', 'en')?.years).toEqual(['Q3 2022']);
    expect(readAsked('What are the main risks?', 'en')?.isList).toBe(true);
  });

  it('takes who heads a part of a firm for anybody, not for its chief executive', () => {
    expect(readAsked('Who runs the company?', 'en')?.role).toBe('chief executive officer');
    expect(readAsked('Who runs the games business outside Europe?', 'en')?.role).toBeUndefined();
  });

  it('is told by the noun behind "which"', () => {
    expect(readAsked('Which former employee was sued?', 'en')?.type).toBe('person');
    expect(readAsked('Which cloud provider do they use?', 'en')?.type).toBe('organisation');
    expect(readAsked('In which states were claims dismissed?', 'en')?.type).toBe('place');
    expect(readAsked('In which city did the developers meet?', 'en')?.type).toBe('place');
    expect(readAsked('In welchem Verzeichnis liegt sie?', 'de')?.type).toBe('place');
    expect(readAsked('Какой эксперт так говорит?', 'ru')?.type).toBe('person');
    expect(readAsked('会社の名前は？', 'ja')?.type).toBe('organisation');
  });

  it('is not misled by the points of abbreviations and the commas of figures', () => {
    expect(readAsked('How long is the lease in St. Louis?', 'en')?.type).toBe('period');
    expect(readAsked('7,500 से 10,000 करने के लिए ब्याज दर कितनी होनी चाहिए?', 'hi')?.type).toBe('percentage');
    expect(readAsked('新版は何年おきに出る？', 'ja')?.type).toBe('period');
  });

  it('is led by the word that asks, not by a noun of another type', () => {
    expect(readAsked('Why did revenue go down?', 'en')?.type).toBe('reason');
    expect(readAsked('Who sets the price?', 'en')?.type).toBe('person');
    expect(readAsked('売上が減ったのはなぜですか？', 'ja')?.type).toBe('reason');
    expect(readAsked('We ship a device. How long must we stand by the offer?', 'en')?.type).toBe('period');
  });

  it.each([
    ['en', 'What counts as comparable sales? | sponsor - who is that? | What is a sponsor here?'],
    ['en', 'opaque copy? | user product meaning | How does the plan define the market share?'],
    ['fr', 'Que signifie un taux fixe ?'],
    ['es', '¿Qué significan las siglas? | inyección SQL'],
    ['ru', 'Кто такой автор?'],
    ['zh', '赞助者是干什么的？'],
  ])('%s: asks for a meaning whatever the nouns: %s', (language, questions) => {
    for (const question of questions.split(' | '))
      expect(`${question} ${readAsked(question, language)?.type}`).toBe(`${question} definition`);
  });

  it.each([
    ['en', 'Which three ways of sharing the cost are there? | What four principles guide the firm?'],
    ['en', 'On which stock exchanges are the shares traded? | Which tools read most formats?'],
    ['en', 'Which brands had their price cut? | conditions for distributing copies'],
    ['de', 'Welche Methoden der Messung gibt es?'],
    ['zh', '维护者应该避免哪些程序？'],
  ])('%s: a plural noun behind the word that asks names several: %s', (language, questions) => {
    for (const question of questions.split(' | '))
      expect(`${question} ${readAsked(question, language)?.type}`).toBe(`${question} list`);
  });

  it.each([
    ['en', 'What is this document for? | What is this guide for, and which releases does it cover?'],
    ['en', 'What is the purpose of this agreement?'],
    ['de', 'Wozu dient dieses Dokument?'],
    ['fr', 'À quoi sert ce document ?'],
    ['es', '¿Para qué sirve este documento?'],
    ['pt', 'Para que serve este guia?'],
    ['pl', 'Do czego służy ten dokument?'],
    ['ru', 'Для чего нужен этот документ?'],
    ['ja', 'この文書の目的は何ですか？'],
    ['zh', '这份文件的目的是什么？'],
  ])('%s: what the document is for is about the document: %s', (language, questions) => {
    for (const question of questions.split(' | '))
      expect(`${question} ${readAsked(question, language)?.type}`).toBe(`${question} about`);
  });

  it('says nothing where it cannot tell, and knows English questions to other files', () => {
    expect(readAsked('What happens when the agreement ends?', 'en')).toBeNull();
    expect(readAsked('notice in changed files?', 'en')).toBeNull();
    expect(readAsked('How many employees does the company have?', 'ja')?.type).toBe('people');
  });
});

describe('questions about the document as such', () => {
  it.each([
    [
      'en',
      'What is this document about? | Summarise | Who wrote this? | How many pages? | What is the conclusion?',
    ],
    [
      'de',
      'Worum geht es in diesem Dokument? | Wie viele Seiten hat das Dokument? | Wer hat das Buch geschrieben?',
    ],
    ['fr', 'De quoi parle ce document ? | Qui a écrit ce rapport ? | Combien de pages ?'],
    [
      'es',
      '¿De qué trata este documento? | ¿Quién escribió esta guía? | ¿Cuántas páginas tiene el documento?',
    ],
    ['pt', 'De que trata este documento? | Quem escreveu este livro? | Quantas páginas tem o documento?'],
    ['ru', 'О чём этот документ? | Кто написал эту книгу? | Сколько страниц в документе?'],
    ['pl', 'O czym jest ten dokument? | Kto napisał tę książkę? | Ile stron ma dokument?'],
    ['ar', 'ما موضوع هذا المستند؟ | من كتب هذا التقرير؟ | لخص الوثيقة'],
    ['hi', 'यह दस्तावेज़ किस बारे में है? | इस रिपोर्ट का सारांश दें'],
    ['ja', 'この文書は何についてですか？ | 要約してください | この文書を書いたのは誰ですか？'],
    ['zh', '这份文件讲的是什么？ | 总结一下本文件 | 作者是谁？ | 一共多少页？'],
  ])('%s', (language, questions) => {
    for (const question of questions.split(' | ')) {
      expect(`${question} ${isAboutDocument(question, language)}`).toBe(`${question} true`);
    }
  });

  it('are not those about what stands in it', () => {
    expect(isAboutDocument('How many pages may the proposal have?', 'en')).toBe(false);
    expect(isAboutDocument('Who wrote the letter to the court?', 'en')).toBe(false);
    expect(isAboutDocument('What is the notice period of this agreement?', 'en')).toBe(false);
    expect(isAboutDocument('Wann endet dieser Vertrag?', 'de')).toBe(false);
  });
});

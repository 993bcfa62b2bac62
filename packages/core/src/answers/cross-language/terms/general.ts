/** People, time, places and what documents are made of; the columns are those of `TERM_LANGUAGES`. */
export const GENERAL_TERMS = `
document | Dokument, Schriftstück | document | documento | documento | dokument | документ | وثيقة, مستند | दस्तावेज़, दस्तावेज | 文書, ドキュメント | 文档, 文件
page, pages | Seite, Seiten | page, pages | página, páginas | página, páginas | strona, strony | страница, страницы | صفحة, صفحات | पृष्ठ, पन्ना | ページ | 页, 页面
chapter | Kapitel | chapitre | capítulo | capítulo | rozdział | глава | فصل | अध्याय | 章 | 章
table | Tabelle | tableau | tabla, cuadro | tabela, quadro | tabela | таблица | جدول | तालिका, सारणी | 表 | 表, 表格
preface, foreword | Vorwort | préface, avant-propos | prefacio, prólogo | prefácio | przedmowa, wstęp | предисловие | مقدمة | प्रस्तावना | 序文, まえがき | 序, 序言, 前言
title | Titel, Überschrift | titre | título | título | tytuł | название, заголовок | عنوان | शीर्षक | 題名, タイトル | 标题
name, names, called | Name, Namen, heißt | nom, noms, appelle | nombre, nombres, llama | nome, nomes, chama | nazwa, nazwy, imię, nazywa | имя, название, называется | اسم, يسمى | नाम | 名前, 名称 | 名称, 名字, 名
date, day | Datum, Tag | date, jour | fecha, día | data, dia | data, dzień | дата, день | تاريخ, يوم | तारीख, दिनांक, दिन | 日付, 日 | 日期, 日
days | Tage, Tagen | jours | días | dias | dni | дней, дни | أيام | दिन, दिनों | 日間, 日 | 天, 日
week, weeks | Woche, Wochen | semaine, semaines | semana, semanas | semana, semanas | tydzień, tygodni | неделя, недель | أسبوع, أسابيع | सप्ताह | 週, 週間 | 周, 星期
month, months, monthly, per month | Monat, Monate, Monaten, monatlich | mois, mensuel, par mois | mes, meses, mensual | mês, meses, mensal | miesiąc, miesięcy, miesięcznie | месяц, месяцев, месяца, ежемесячно | شهر, أشهر, شهريا | महीना, महीने, मासिक | 月, か月, ヶ月 | 月, 个月, 每月
quarter | Quartal | trimestre | trimestre | trimestre | kwartał | квартал | ربع | तिमाही | 四半期 | 季度
year, years, annual, per year | Jahr, Jahre, Jahren, jährlich | an, ans, année, années, annuel | año, años, anual | ano, anos, anual | rok, roku, lata, lat, rocznie, roczny | год, года, году, лет, ежегодно, годовой | سنة, سنوات, عام, أعوام, سنوي | वर्ष, साल, वार्षिक | 年, 年間 | 年, 每年, 年度
hour, hours | Stunde, Stunden | heure, heures | hora, horas | hora, horas | godzina, godzin | час, часов | ساعة, ساعات | घंटा, घंटे | 時間 | 小时
minute, minutes | Minute, Minuten | minute, minutes | minuto, minutos | minuto, minutos | minuta, minut | минута, минут | دقيقة, دقائق | मिनट | 分 | 分钟
end | Ende, enden, endet | fin, finir | final, fin, finales, termina | fim, final, termina | koniec, końcu, kończy | конец, конце, заканчивается | نهاية | अंत | 末, 終わり | 年底, 结束, 末
begin, start, began, started | Beginn, beginnen, begann, Anfang | début, commencer, commencé | comienzo, empezar, inicio, comenzó | início, começar, começou | początek, rozpocząć, rozpoczął | начало, начать, начался | بداية, بدأ | शुरुआत, आरंभ | 開始, 始まり, 始ま | 开始, 启动
first | erste, erster, ersten, erstes, erstmals | premier, première | primer, primera, primero | primeiro, primeira | pierwszy, pierwsza, pierwsze | первый, первая, первое | أول, الأول, أولى | पहला, पहली, प्रथम | 最初, 第一 | 第一, 首次
second | zweite, zweiter, zweiten, zweites | deuxième, second, seconde | segundo, segunda | segundo, segunda | drugi, druga, drugie | второй, вторая, второе | ثاني, الثاني, ثانية | दूसरा, दूसरे, द्वितीय | 2 番目, 二番目, 第二 | 第二, 第二任
last | letzte, letzter, letzten, letztes | dernier, dernière | último, última | último, última | ostatni, ostatnia | последний, последняя | آخر, أخير | अंतिम, पिछला | 最後 | 最后
current, currently | aktuell, derzeit, gegenwärtig | actuel, actuelle, actuellement | actual, actualmente | atual, atualmente, actual, actualmente | obecny, obecnie, aktualny | текущий, сейчас, нынешний | حالي, حاليا | वर्तमान | 現在 | 目前, 当前, 现任
old | alt, alte, alten | ancien, anciens, vieux, anciennes | antiguo, antiguos, viejo | antigo, antigos, antigas | stary, stare | старый, старые | قديم | पुराना, पुराने | 古い | 旧
new | neu, neue, neuer, neuen, neues | nouveau, nouvelle, nouveaux | nuevo, nueva, nuevos | novo, nova, novos | nowy, nowa, nowe | новый, новая, новые | جديد, جديدة | नया, नई, नए | 新しい, 新 | 新
minimum, at least | mindestens, Minimum, Mindest, wenigstens | minimum, au moins | mínimo, al menos, como mínimo | mínimo, pelo menos, no mínimo | minimum, co najmniej, minimalny | минимум, не менее, минимальный, по крайней мере | الحد الأدنى, على الأقل | न्यूनतम, कम से कम | 最低, 最小, 少なくとも | 最少, 最低, 至少
maximum, at most | höchstens, Maximum, maximal | maximum, au plus | máximo, como máximo | máximo, no máximo | maksimum, najwyżej, maksymalny | максимум, не более, максимальный | الحد الأقصى, على الأكثر | अधिकतम | 最大, 最高 | 最多, 最大, 不超过
size, length, long | Größe, Länge, lang | taille, longueur, long | tamaño, longitud, largo | tamanho, comprimento, longo | rozmiar, długość, długi | размер, длина, длинный | حجم, طول | आकार, लंबाई | 大きさ, サイズ, 長さ | 大小, 长度, 长
number | Anzahl, Zahl, Nummer | nombre, numéro | número, cantidad | número, quantidade | liczba, numer | число, количество, номер | عدد, رقم | संख्या | 数, 番号 | 数量, 编号, 号码
people, persons | Menschen, Leute, Personen | personnes, gens | personas, gente | pessoas, gente | ludzie, ludzi, osoby, osób | люди, людей, человек | أشخاص, ناس | लोग, लोगों, व्यक्ति | 人々, 人 | 人, 人们
author, wrote, write, written by | Autor, Verfasser, geschrieben, schrieb, schreiben | auteur, écrit, écrire | autor, escribió, escribir, escrito | autor, escreveu, escrever, escrito | autor, napisał, napisać | автор, написал, писать | مؤلف, كتب | लेखक, लिखा, लिखना | 著者, 書いた, 執筆 | 作者, 撰写, 编写
founder, founded, found | Gründer, gegründet, gründete | fondateur, fondé, fonda | fundador, fundó, fundado, fundada | fundador, fundou, fundado, fundada | założyciel, założył, założona | основатель, основал, основан, основана | مؤسس, أسس, تأسست | संस्थापक, स्थापना | 創設者, 創立, 設立 | 创始人, 创立, 成立, 创办
create, created | erstellen, erstellt, geschaffen, schuf | créer, créé | crear, creó, creado | criar, criou, criado | stworzyć, stworzył, utworzyć, utworzony | создать, создал, создан | إنشاء, أنشأ | बनाना, बनाया | 作成, 作った | 创建, 创造
leader, lead, head, runs, leads, in charge | Leiter, leitet, führt, Führung | dirigeant, dirige, chef, responsable, leader | líder, dirige, jefe, responsable | líder, dirige, chefe, responsável | lider, kieruje, prowadzi, szef | руководитель, лидер, возглавляет, руководит | قائد, رئيس, يدير | नेता, प्रमुख, नेतृत्व | リーダー, 責任者 | 领导者, 负责人, 负责, 领导
members, contributors | Mitglieder, Mitwirkende | membres, contributeurs | miembros, colaboradores | membros, contribuidores | członkowie, współtwórcy | участники, члены | أعضاء, مساهمين | सदस्य, योगदानकर्ता | メンバー, 貢献者 | 成员, 贡献者
translated, translation | übersetzt, Übersetzung | traduit, traduction | traducido, traducción | traduzido, tradução | przetłumaczony, tłumaczenie | переведён, перевод | ترجمة, مترجم | अनुवाद, अनुवादित | 翻訳 | 翻译
language, languages | Sprache, Sprachen | langue, langues | idioma, idiomas, lengua | idioma, idiomas, língua | język, języki, języków | язык, языки, языков | لغة, لغات | भाषा, भाषाएँ, भाषाओं | 言語 | 语言
country, countries | Land, Länder, Ländern | pays | país, países | país, países | kraj, kraje, krajów | страна, страны, странах | دولة, دول, بلد, بلدان | देश, देशों | 国, 国々 | 国家
city, town | Stadt, Städte | ville, villes | ciudad, ciudades | cidade, cidades | miasto, mieście, miasta | город, города | مدينة, مدن | शहर, नगर | 都市, 市 | 城市, 市
region, area | Region, Gebiet | région, zone | región, zona, área | região, área | region, obszar | регион, область | منطقة, إقليم | क्षेत्र | 地域 | 地区, 区域
world, worldwide, global | Welt, weltweit, weltweite, global | monde, mondial, mondiale | mundo, mundial | mundo, mundial | świat, świecie, światowy | мир, мире, мировой | عالم, عالمي, العالم | विश्व, दुनिया | 世界 | 世界, 全球
North America | Nordamerika | Amérique du Nord | América del Norte, Norteamérica | América do Norte | Ameryka Północna, Ameryce Północnej | Северная Америка, Северной Америке | أمريكا الشمالية | उत्तरी अमेरिका | 北米 | 北美
Europe | Europa | Europe | Europa | Europa | Europa, Europy, Europie | Европа, Европе | أوروبا | यूरोप | 欧州, ヨーロッパ | 欧洲
Asia | Asien | Asie | Asia | Ásia | Azja, Azji | Азия, Азии | آسيا | एशिया | アジア | 亚洲
Africa | Afrika | Afrique | África | África | Afryka, Afryki, Afryce | Африка, Африке | أفريقيا | अफ्रीका | アフリカ | 非洲
Middle East | Naher Osten, Nahen Osten, Nahost | Moyen-Orient, Proche-Orient | Oriente Medio, Medio Oriente | Oriente Médio, Médio Oriente | Bliski Wschód, Bliskiego Wschodu | Ближний Восток, Ближнем Востоке | الشرق الأوسط | मध्य पूर्व | 中東 | 中东
United States, U.S. | USA, Vereinigte Staaten, Vereinigten Staaten | États-Unis | Estados Unidos, EE. UU. | Estados Unidos, EUA | Stany Zjednoczone, Stanach Zjednoczonych, USA | США, Соединённые Штаты | الولايات المتحدة | अमेरिका, संयुक्त राज्य | 米国, アメリカ | 美国
American, U.S. | amerikanisch, amerikanische, amerikanischen | américain, américains, américaine | americano, estadounidense, estadounidenses | americano, americanos, norte-americano | amerykański, amerykańskich | американский, американских | أمريكي, أمريكية | अमेरिकी | 米国の | 美国的
outside | außerhalb | hors, en dehors | fuera | fora | poza | за пределами, вне | خارج | बाहर | 国外, 外 | 以外, 之外
home country | Heimatland | pays d'origine | país de origen | país de origem | kraj ojczysty | родная страна | البلد الأصلي | गृह देश | 本国 | 本国
birth, born | Geburt, geboren | naissance, né, née | nacimiento, nació, nacido | nascimento, nasceu, nascido | urodzenie, urodził, urodzony | рождение, родился, родилась | ولادة, ولد | जन्म | 生まれ, 誕生 | 出生
death, died, killed | Tod, gestorben, starb, starben, getötet | mort, mourir, décédé, tué | muerte, murió, murieron, muertos | morte, morreu, morreram, mortos | śmierć, zmarł, zginął, zginęło | смерть, умер, погиб, погибло, убито | وفاة, موت, مات, قتل | मृत्यु, मौत, मारे | 死, 死亡, 死者 | 死亡, 去世
war | Krieg | guerre | guerra | guerra | wojna | война | حرب | युद्ध | 戦争 | 战争
street, streets | Straße, Straßen | rue, rues | calle, calles | rua, ruas | ulica, ulice | улица, улицы | شارع, شوارع | सड़क | 通り | 街道, 街
school, university | Schule, Universität | école, université | escuela, universidad | escola, universidade | szkoła, uniwersytet | школа, университет | مدرسة, جامعة | स्कूल, विश्वविद्यालय | 学校, 大学 | 学校, 大学
team | Mannschaft, Team | équipe | equipo | equipe, equipa, time | drużyna, zespół | команда | فريق | टीम, दल | チーム | 团队, 队
population, inhabitants | Bevölkerung, Einwohner | population, habitants | población, habitantes | população, habitantes | ludność, mieszkańcy, populacja | население, жители | سكان, عدد السكان | जनसंख्या, आबादी | 人口, 住民 | 人口, 居民
water | Wasser | eau | agua | água | woda | вода | ماء, مياه | पानी, जल | 水 | 水
temperature | Temperatur | température | temperatura | temperatura | temperatura | температура | درجة الحرارة | तापमान | 温度, 気温 | 温度
paper | Papier | papier | papel | papel | papier | бумага | ورق | कागज, कागज़ | 紙 | 纸
ink | Tinte | encre | tinta | tinta | atrament, tusz | чернила | حبر | स्याही | インク | 墨水
work, works | Arbeit, arbeiten, arbeitet, Werk | travail, travailler, travaille, œuvre | trabajo, trabajar, trabaja, obra | trabalho, trabalhar, trabalha, obra | praca, pracować, pracuje, utwór | работа, работать, работает, работают, произведение | عمل, يعمل | काम, कार्य | 仕事, 作業, 著作物 | 工作, 作品
use, used | verwenden, benutzen, nutzen, Verwendung, verwendet, benutzt | utiliser, utilisation, utilisé | usar, utilizar, uso, utilizado | usar, utilizar, uso, utilizado | używać, użyć, użycie, stosować | использовать, использование, используется | استخدام, يستخدم | उपयोग, प्रयोग, इस्तेमाल | 使用, 利用 | 使用
need, required, requires, necessary | brauchen, braucht, benötigt, erforderlich, notwendig, benötigen | besoin, nécessaire, requis, faut | necesita, necesario, requerido, necesitar | precisa, necessário, requerido, precisar | potrzebuje, potrzebny, wymagany, potrzeba | нужно, необходимо, требуется, нужен | يحتاج, ضروري, مطلوب | आवश्यक, जरूरत, ज़रूरी | 必要 | 需要, 必须, 必需
purpose, goal | Zweck, Ziel | but, objectif | propósito, objetivo, finalidad | propósito, objetivo, finalidade | cel | цель | هدف, غرض | उद्देश्य, लक्ष्य | 目的 | 目的, 目标
reason, because | Grund, Gründe, weil | raison, raisons, parce que | razón, motivo, porque | razão, motivo, porque | powód, przyczyna, ponieważ | причина, потому что | سبب, لأن | कारण, क्योंकि | 理由, 原因 | 原因, 因为, 理由
example | Beispiel | exemple | ejemplo | exemplo | przykład | пример | مثال | उदाहरण | 例 | 例子, 示例
advantage, benefit | Vorteil, Nutzen | avantage | ventaja, beneficio | vantagem, benefício | zaleta, korzyść | преимущество | ميزة, فائدة | लाभ, फायदा | 利点, メリット | 优点, 优势
difference | Unterschied | différence | diferencia | diferença | różnica | разница, отличие | فرق, اختلاف | अंतर | 違い | 区别, 差异
problem | Problem | problème | problema | problema | problem | проблема | مشكلة | समस्या | 問題 | 问题
group | Gruppe | groupe | grupo | grupo | grupa | группа | مجموعة | समूह | グループ | 组, 集团
list | Liste | liste | lista | lista | lista | список | قائمة | सूची | 一覧, リスト | 列表, 清单
system | System | système | sistema | sistema | system | система | نظام | प्रणाली, तंत्र | システム | 系统
service, services | Dienst, Dienste, Dienstleistung | service, services | servicio, servicios | serviço, serviços | usługa, usługi | услуга, услуги, служба | خدمة, خدمات | सेवा, सेवाएँ | サービス | 服务
result, results | Ergebnis, Ergebnisse | résultat, résultats | resultado, resultados | resultado, resultados | wynik, wyniki | результат, результаты | نتيجة, نتائج | परिणाम | 結果 | 结果
type, types, kind | Art, Arten, Typ, Typen | type, types, sorte | tipo, tipos, clase | tipo, tipos | rodzaj, rodzaje, typ | тип, типы, вид, виды | نوع, أنواع | प्रकार | 種類, タイプ | 类型, 种类
information | Information, Informationen, Angaben | information, informations, renseignements | información | informação, informações | informacja, informacje | информация, сведения | معلومات | जानकारी, सूचना | 情報 | 信息
principle, principles | Grundsatz, Grundsätze, Prinzip | principe, principes | principio, principios | princípio, princípios | zasada, zasady | принцип, принципы | مبدأ, مبادئ | सिद्धांत | 原則 | 原则
support | Unterstützung, unterstützen, unterstützt | soutien, prise en charge, assistance | soporte, apoyo | suporte, apoio | wsparcie, obsługa | поддержка, поддерживается | دعم | समर्थन, सहायता | サポート, 支援 | 支持
help | Hilfe, helfen | aide, aider | ayuda, ayudar | ajuda, ajudar | pomoc, pomagać | помощь, помочь | مساعدة | मदद, सहायता | ヘルプ, 助け | 帮助
`;

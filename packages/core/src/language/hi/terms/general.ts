/** People, time, places and what documents are made of. */
export const GENERAL_TERMS = `
document | दस्तावेज़, दस्तावेज
page | पृष्ठ, पन्ना
chapter | अध्याय
table | तालिका, सारणी
preface | प्रस्तावना
title | शीर्षक
name | नाम
date | तारीख, दिनांक, दिन
days | दिन, दिनों
week | सप्ताह
month | महीना, महीने, मासिक
quarter | तिमाही
year | वर्ष, साल, वार्षिक
hour | घंटा, घंटे
minute | मिनट
end | अंत
begin | शुरुआत, आरंभ
first | पहला, पहली, प्रथम
second | दूसरा, दूसरे, द्वितीय
last | अंतिम, पिछला
current | वर्तमान
old | पुराना, पुराने
new | नया, नई, नए
minimum | न्यूनतम, कम से कम
maximum | अधिकतम
size | आकार, लंबाई
number | संख्या
people | लोग, लोगों, व्यक्ति
author | लेखक, लिखा, लिखना
founder | संस्थापक, स्थापना
create | बनाना, बनाया
leader | नेता, प्रमुख, नेतृत्व
members | सदस्य, योगदानकर्ता
translated | अनुवाद, अनुवादित
language | भाषा, भाषाएँ, भाषाओं
country | देश, देशों
city | शहर, नगर
region | क्षेत्र
world | विश्व, दुनिया
North America | उत्तरी अमेरिका
Europe | यूरोप
Asia | एशिया
Africa | अफ्रीका
Middle East | मध्य पूर्व
United States | अमेरिका, संयुक्त राज्य
American | अमेरिकी
outside | बाहर
home country | गृह देश
birth | जन्म
death | मृत्यु, मौत, मारे
war | युद्ध
street | सड़क
school | स्कूल, विश्वविद्यालय
team | टीम, दल
population | जनसंख्या, आबादी
water | पानी, जल
temperature | तापमान
paper | कागज, कागज़
ink | स्याही
work | काम, कार्य
use | उपयोग, प्रयोग, इस्तेमाल
need | आवश्यक, जरूरत, ज़रूरी
purpose | उद्देश्य, लक्ष्य
reason | कारण, क्योंकि
example | उदाहरण
advantage | लाभ, फायदा
difference | अंतर
problem | समस्या
group | समूह
list | सूची
system | प्रणाली, तंत्र
service | सेवा, सेवाएँ
result | परिणाम
type | प्रकार
information | जानकारी, सूचना
principle | सिद्धांत
support | समर्थन, सहायता
help | मदद, सहायता
`;

/** People, time, places and what documents are made of. */
export const GENERAL_TERMS = `
document | وثيقة, مستند
page | صفحة, صفحات
chapter | فصل
table | جدول
preface | مقدمة
title | عنوان
name | اسم, يسمى
date | تاريخ, يوم
days | أيام
week | أسبوع, أسابيع
month | شهر, أشهر, شهريا
quarter | ربع
year | سنة, سنوات, عام, أعوام, سنوي
hour | ساعة, ساعات
minute | دقيقة, دقائق
end | نهاية
begin | بداية, بدأ
first | أول, الأول, أولى
second | ثاني, الثاني, ثانية
last | آخر, أخير
current | حالي, حاليا
old | قديم
new | جديد, جديدة
minimum | الحد الأدنى, على الأقل
maximum | الحد الأقصى, على الأكثر
size | حجم, طول
number | عدد, رقم
people | أشخاص, ناس
author | مؤلف, كتب
founder | مؤسس, أسس, تأسست
create | إنشاء, أنشأ
leader | قائد, رئيس, يدير
members | أعضاء, مساهمين
translated | ترجمة, مترجم
language | لغة, لغات
country | دولة, دول, بلد, بلدان
city | مدينة, مدن
region | منطقة, إقليم
world | عالم, عالمي, العالم
North America | أمريكا الشمالية
Europe | أوروبا
Asia | آسيا
Africa | أفريقيا
Middle East | الشرق الأوسط
United States | الولايات المتحدة
American | أمريكي, أمريكية
outside | خارج
home country | البلد الأصلي
birth | ولادة, ولد
death | وفاة, موت, مات, قتل
war | حرب
street | شارع, شوارع
school | مدرسة, جامعة
team | فريق
population | سكان, عدد السكان
water | ماء, مياه
temperature | درجة الحرارة
paper | ورق
ink | حبر
work | عمل, يعمل
use | استخدام, يستخدم
need | يحتاج, ضروري, مطلوب
purpose | هدف, غرض
reason | سبب, لأن
example | مثال
advantage | ميزة, فائدة
difference | فرق, اختلاف
problem | مشكلة
group | مجموعة
list | قائمة
system | نظام
service | خدمة, خدمات
result | نتيجة, نتائج
type | نوع, أنواع
information | معلومات
principle | مبدأ, مبادئ
support | دعم
help | مساعدة
`;

/** Business, money and people at work. */
export const BUSINESS_TERMS = `
revenue | إيرادات, مبيعات
profit | ربح, أرباح
loss | خسارة, خسائر
cost | تكلفة, تكاليف, مصروفات, نفقات
to cost | يكلف, كلف
spend | أنفق, تنفق
price | سعر, ثمن
purchase price | سعر الشراء
fee | رسوم, رسم
amount | مبلغ
money | نقود, مال, نقد
debt | دين, ديون
liabilities | خصوم, مطلوبات
assets | أصول, موجودات
equity | حقوق الملكية
tax | ضريبة, ضرائب
tax rate | معدل الضريبة
interest | فائدة, سعر الفائدة
rate | معدل
percentage | نسبة, النسبة المئوية
share | سهم, أسهم
dividend | توزيعات أرباح, أرباح موزعة
shareholders | مساهمين, المساهمون
investor | مستثمر, مستثمرين
investment | استثمار, استثمارات
notes | سندات
loan | قرض, قروض, رهن
bank | بنك, مصرف
account | حساب, حسابات
budget | ميزانية
invoice | فاتورة
payment | دفع, سداد
receive | تلقى, استلم
compensation | تعويض, أجر
salary | راتب, أجور
employees | موظف, موظفين, الموظفون, عمال
employ | توظف, يوظف
company | شركة
customer | عميل, عملاء, زبائن
subscribers | مشترك, مشتركين, عضو, أعضاء, عضوية
supplier | مورد, موردين
competitor | منافس, منافسين, منافسة
partner | شريك
product | منتج, منتجات
factory | مصنع, مصانع, تصنيع
manufactured | صنع, يصنع
store | متجر, متاجر
physical stores | متاجر فعلية
warehouse | مستودع, مستودعات
shoes | أحذية
aircraft | طائرة, طائرات
delivered | تسليم, توصيل
acquisition | استحواذ, اندماج
buy | شراء, اشترى
sell | بيع, باع
bankruptcy | إفلاس
chief executive officer | الرئيس التنفيذي
chief financial officer | المدير المالي
chief product officer | مدير المنتجات
director | مدير, مديرون
board of directors | مجلس الإدارة
chairman | رئيس المجلس
auditor | مدقق حسابات, تدقيق
headquarters | مقر, المقر الرئيسي
office | مكتب, مكاتب
branch | فرع
subsidiary | شركة تابعة
segment | قطاع, قطاعات, قسم
market | سوق, أسواق
union | نقابة, نقابات
growth | نمو, زيادة
decrease | انخفاض
risk | خطر, مخاطر
meeting | اجتماع
vote | تصويت, صوت, أصوات
majority | أغلبية
committee | لجنة
insurance | تأمين
pension | تقاعد, معاش
balance sheet | الميزانية العمومية
fiscal year | السنة المالية
average | متوسط
total | إجمالي, مجموع
`;

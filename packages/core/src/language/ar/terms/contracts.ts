/** Contracts, licences and law. */
export const CONTRACTS_TERMS = `
contract | عقد, اتفاق, اتفاقية
parties | طرف, أطراف
termination | إنهاء, فسخ
notice period | فترة الإشعار, مهلة الإشعار
notice | إشعار, إخطار
deadline | مهلة, موعد, فترة
duration | مدة
expire | انتهاء, تنتهي
valid | صالح, صلاحية
warranty | ضمان, كفالة
liability | مسؤولية
damages | أضرار, تعويضات
penalty | غرامة, عقوبة
breach | خرق, مخالفة, انتهاك
confidential | سري, سرية
license | ترخيص, رخصة
license notices | إشعارات الترخيص
copyright | حقوق النشر, حق المؤلف
trademark | علامة تجارية
patent | براءة اختراع
law | قانون
court | محكمة, محاكم
jurisdiction | اختصاص, مختص
dispute | نزاع, نزاعات, صراع
mediator | وسيط
lawsuit | دعوى, قضية
lease | إيجار
landlord | مؤجر
tenant | مستأجر
signature | توقيع, وقع
written | كتابي, خطي
offer | عرض
permission | إذن, تصريح, مسموح
obligation | التزام, واجب
amendment | تعديل, تغيير
modified | معدل, معدلة
distribute | توزيع
copy | نسخة, نسخ
clause | بند, مادة, قسم
appendix | ملحق
effective date | تاريخ السريان
convention | اتفاقية دولية
regulator | سلطة, هيئة
government | حكومة
personal data | بيانات شخصية, خصوصية
invention | اختراع, مخترع
complaint | شكوى
authorized | موافقة, معتمد
lock-up | فترة الحظر
`;

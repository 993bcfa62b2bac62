/** Computers, programs and manuals. */
export const COMPUTING_TERMS = `
software | برنامج, برمجيات, برامج
install | تثبيت, ثبت
installer | المثبت, برنامج التثبيت
remove | إزالة, حذف
update | تحديث, ترقية
password | كلمة المرور, كلمة السر
user | مستخدم, مستخدمين
username | اسم المستخدم, تسجيل الدخول
administrator | مدير النظام, المسؤول
file | ملف, ملفات
directory | دليل, مجلد
configuration | إعداد, إعدادات, تهيئة
configuration files | ملفات الإعداد
default | افتراضي, افتراضيا
standard | معيار
version | إصدار, نسخة
package | حزمة, حزم
package name | اسم الحزمة
maintainer | مشرف, يصون
developer | مطور, مطورين
source code | شيفرة مصدرية, الكود المصدري, مصدر
library | مكتبة
memory | ذاكرة, رام
disk | قرص, القرص الصلب
free space | مساحة القرص, مساحة حرة
partition | قسم, تقسيم
file system | نظام ملفات, نظام الملفات
computer | حاسوب, جهاز
server | خادم, خوادم, مخدم, مخدمات
web servers | خوادم الويب, مخدمات الويب, خوادم وب
network | شبكة
internet | إنترنت, الإنترنت
port | منفذ
address | عنوان, عناوين
range | نطاق, نطاقات
private | خاص, خاصة
email | بريد إلكتروني, بريد
mailing list | قائمة بريدية
phone | هاتف
error | خطأ
bug | علة, علل
report | تقرير, الإبلاغ
fix | إصلاح, تصحيح
security | أمن, أمان
certificate | شهادة
encryption | تشفير
backup | نسخة احتياطية, نسخ احتياطي
save | حفظ, تخزين
open | فتح
close | إغلاق
print | طباعة
command | أمر, أوامر
option | خيار, خيارات
key | مفتاح
keyboard | لوحة المفاتيح
mouse | فأرة
window | نافذة
menu | قائمة
screen | شاشة
image | صورة
text | نص, محرف, حرف, حروف
database | قاعدة بيانات, قواعد بيانات
data | بيانات
format | صيغة, تنسيق
import | استيراد, تصدير
download | تنزيل, تحميل
boot | إقلاع, تشغيل, بدء
kernel | نواة
operating system | نظام تشغيل
hardware | عتاد, جهاز
architecture | معمارية
distribution | توزيعة
project | مشروع
schedule | جدولة, مهمة
cancel | إلغاء
locale | محلية, محليات
documentation | توثيق, دليل, كتيب
`;

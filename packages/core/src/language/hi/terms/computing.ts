/** Computers, programs and manuals. */
export const COMPUTING_TERMS = `
software | सॉफ्टवेयर, प्रोग्राम
install | स्थापित, इंस्टॉल, संस्थापना
installer | इंस्टॉलर
remove | हटाना, मिटाना
update | अद्यतन, अपडेट
password | पासवर्ड, कूटशब्द
user | उपयोगकर्ता, प्रयोक्ता
username | उपयोगकर्ता नाम, लॉगिन
administrator | व्यवस्थापक, प्रशासक
file | फ़ाइल, फाइल
directory | निर्देशिका, फोल्डर
configuration | विन्यास, सेटिंग
configuration files | विन्यास फाइल
default | डिफ़ॉल्ट, मूलभूत, तयशुदा
standard | मानक
version | संस्करण
package | पैकेज, संकुल
package name | पैकेज नाम
maintainer | अनुरक्षक
developer | विकासकर्ता, डेवलपर
source code | स्रोत कोड, स्रोत
library | लाइब्रेरी, पुस्तकालय
memory | स्मृति, मेमोरी
disk | डिस्क
free space | डिस्क स्थान
partition | विभाजन
file system | फाइल सिस्टम
computer | कंप्यूटर
server | सर्वर
web servers | वेब सर्वर
network | नेटवर्क, संजाल
internet | इंटरनेट
port | पोर्ट
address | पता
range | सीमा
private | निजी
email | ईमेल
mailing list | मेलिंग सूची
phone | टेलीफोन, फोन
error | त्रुटि
bug | बग
report | रिपोर्ट
fix | ठीक, सुधार, मरम्मत
security | सुरक्षा
certificate | प्रमाणपत्र
encryption | एन्क्रिप्शन
backup | बैकअप
save | सहेजना, सहेजें
open | खोलना, खोलें
close | बंद करना, बंद
print | मुद्रण, प्रिंट
command | आदेश, कमांड
option | विकल्प
key | कुंजी
keyboard | कुंजीपटल, कीबोर्ड
mouse | माउस
window | विंडो, खिड़की
menu | मेन्यू, मेनू
screen | स्क्रीन
image | चित्र
text | पाठ, वर्ण, अक्षर
database | डेटाबेस
data | डेटा, आंकड़े
format | प्रारूप
import | आयात, निर्यात
download | डाउनलोड
boot | शुरू, बूट
kernel | कर्नेल
operating system | प्रचालन तंत्र, ऑपरेटिंग सिस्टम
hardware | हार्डवेयर, उपकरण
architecture | आर्किटेक्चर
distribution | वितरण
project | परियोजना, प्रोजेक्ट
schedule | निर्धारित, कार्य
cancel | रद्द
locale | लोकेल
documentation | दस्तावेज़ीकरण, पुस्तिका
`;

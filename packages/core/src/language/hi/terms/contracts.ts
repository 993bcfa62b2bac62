/** Contracts, licences and law. */
export const CONTRACTS_TERMS = `
contract | अनुबंध, समझौता, करार
parties | पक्ष, पक्षकार
termination | समाप्ति, समाप्त
notice period | नोटिस अवधि
notice | सूचना, नोटिस
deadline | अवधि, समय सीमा
duration | अवधि
expire | समाप्त
valid | मान्य, वैध
warranty | वारंटी, गारंटी
liability | दायित्व
damages | क्षति, हर्जाना
penalty | जुर्माना, दंड
breach | उल्लंघन
confidential | गोपनीय, गोपनीयता
license | लाइसेंस
license notices | लाइसेंस सूचना
copyright | कॉपीराइट, प्रतिलिप्यधिकार
trademark | ट्रेडमार्क
patent | पेटेंट
law | कानून, विधि
court | न्यायालय, अदालत
jurisdiction | क्षेत्राधिकार
dispute | विवाद
mediator | मध्यस्थ
lawsuit | मुकदमा
lease | पट्टा, किराया
landlord | मकान मालिक
tenant | किरायेदार
signature | हस्ताक्षर
written | लिखित
offer | प्रस्ताव
permission | अनुमति
obligation | कर्तव्य
amendment | संशोधन, परिवर्तन, बदलाव
modified | संशोधित
distribute | वितरण
copy | प्रति, प्रतियां
clause | खंड, धारा, अनुच्छेद
appendix | परिशिष्ट
effective date | प्रभावी तिथि
convention | संधि
regulator | प्राधिकरण, नियामक
government | सरकार
personal data | निजी डेटा, गोपनीयता
invention | आविष्कार
complaint | शिकायत
authorized | स्वीकृति, अनुमोदन
lock-up | लॉक-इन अवधि
`;

/** Business, money and people at work. */
export const BUSINESS_TERMS = `
revenue | राजस्व, बिक्री, आय
profit | लाभ, मुनाफा
loss | हानि, नुकसान, घाटा
cost | लागत, खर्च, व्यय
to cost | खर्च
spend | खर्च करता
price | मूल्य, कीमत, दाम
purchase price | क्रय मूल्य
fee | शुल्क
amount | राशि, रकम
money | धन, पैसा, पैसे, नकद
debt | ऋण, कर्ज
liabilities | देनदारी, दायित्व
assets | परिसंपत्ति, संपत्ति
equity | इक्विटी
tax | कर, टैक्स
tax rate | कर दर
interest | ब्याज, ब्याज दर
rate | दर
percentage | प्रतिशत, हिस्सा
share | शेयर
dividend | लाभांश
shareholders | शेयरधारक
investor | निवेशक
investment | निवेश
notes | बॉन्ड, नोट
loan | ऋण, बंधक
bank | बैंक
account | खाता, खाते
budget | बजट
invoice | चालान, बिल
payment | भुगतान
receive | प्राप्त
compensation | पारिश्रमिक
salary | वेतन
employees | कर्मचारी, कर्मचारियों
employ | नियुक्त
company | कंपनी, कम्पनी
customer | ग्राहक
subscribers | सदस्य, सदस्यता
supplier | आपूर्तिकर्ता
competitor | प्रतिस्पर्धी, प्रतियोगी
partner | साझेदार, भागीदार
product | उत्पाद
factory | कारखाना, विनिर्माण
manufactured | निर्मित
store | स्टोर, दुकान, दुकानें
physical stores | भौतिक स्टोर
warehouse | गोदाम
shoes | जूते
aircraft | विमान
delivered | वितरण, डिलीवरी
acquisition | अधिग्रहण, विलय
buy | खरीद, खरीदा
sell | बेचना, बेचा, बिक्री
bankruptcy | दिवालियापन
chief executive officer | मुख्य कार्यकारी अधिकारी
chief financial officer | मुख्य वित्तीय अधिकारी
chief product officer | मुख्य उत्पाद अधिकारी
director | निदेशक, प्रबंधक
board of directors | निदेशक मंडल
chairman | अध्यक्ष
auditor | लेखा परीक्षक
headquarters | मुख्यालय
office | कार्यालय
branch | शाखा
subsidiary | सहायक कंपनी
segment | खंड, प्रभाग
market | बाजार
union | यूनियन, श्रमिक संघ
growth | वृद्धि
decrease | कमी, गिरावट
risk | जोखिम
meeting | बैठक
vote | मत, वोट, मतदान
majority | बहुमत
committee | समिति
insurance | बीमा
pension | पेंशन, सेवानिवृत्ति
balance sheet | तुलन पत्र
fiscal year | वित्तीय वर्ष, वित्त वर्ष
average | औसत
total | कुल
`;

import type { EvidenceWords } from '../parts/evidence.ts';

export const evidence: EvidenceWords = {
  less: `decreas(?:e|ed|es|ing)|declin(?:e|ed|es|ing)|fell|fall(?:s|en|ing)?|drop(?:s|ped|ping)?|lower(?:ed)?|less|fewer|smaller|
      (?:go|goes|went|gone|going|be|was|were|are|is|come|came) … down|down|reduc(?:e|ed|es|tion|tions|ing)|shr(?:ink|ank|unk|inking)|worse(?:ned)?|lost|lose`,
  more: `increas(?:e|ed|es|ing)|rose|ris(?:e|es|en|ing)|gr(?:ew|ow|ows|own|owth|owing)|higher|more|greater|larger|bigger|
      (?:go|goes|went|gone|going|be|was|were|are|is|come|came) … up|up|jump(?:ed|s)?|improv(?:e|ed|es|ement|ing)|rais(?:e|ed)|gain(?:ed|s)?`,
  speaksOf:
    '(?:this|the|our|present) (?:document|paper|report|agreement|license|licence|guide|manual|book|article|study|work|handbook|policy|chapter)|we (?:present|describe|show|propose|conclude|report|introduce|have shown|have presented|have described)|(?:purpose|goal|aim|objective)s? of|in (?:conclusion|summary)|aims? to|conclusions?|summary|our results|the results',
  tellsOf:
    'purpose|goals?|objectives?|aims?|describes?|explains?|provides?|covers|presents?|introduces?|discusses|addresses|contains|sets? out|(?:is|was) (?:intended|designed|written|meant|aimed)|serves?|conclu(?:de|des|sion|sions)|in summary',
  defines:
    'means?|shall mean|refers? to|is defined as|are defined as|stands for|is called|are called|is known as|denotes?|is short for|has the meaning|is a term|consists of|includes? any|short for|(?:is|are) (?:calculated|computed|measured|determined)|represents?|equals|is anyone|is someone|is when',
  is: '(?:is|are|was|were) (?:an?|the|one of|any|either)|(?:is|are|was)',
  calls:
    '(?:is |are )?call(?:ed|s)?|(?:is |are )?known as|referred to (?:here |collectively )?as|refers? to … as|define[sd]?|defining|named|termed|term|abbreviated|stands? for',
  joinsItems: 'and/or|and|or|as well as',
  tellsHow: `you (?:can|should|may|must|need(?: only)? to|have to|will|could|might)|(?:can|should|may|must|need to|has to|have to) be \\p{L}{3,16}|
      use|using|run|running|type|enter|select|choose|click|press|execute|install|set|add|create|edit|open|remove|go to|store|specify|append|copy|make sure|try|
      by (?:\\p{L}{3,16}ing)|by (?:email|mail|phone|dialing|means of)|follow(?:ing)?|send|submit|contact|written notice|the \\S+ command|command|option|steps?|please|simply|it is possible to|allows? you to|is done`,
  opensList:
    '(?:includ(?:e|es|ed|ing)|such as|namely|consist(?:s|ed)? of|compris(?:e|es|ed|ing)|are|were|following|(?:by|to|into|as) (?:two|three|four|five|six) \\p{L}{3,20}|e\\.g\\.|for example):?',
  organisation: '(?!)',
  shares:
    'half|one[- ]third|two[- ]thirds|one[- ]quarter|a quarter of|three[- ]quarters|one[- ]fifth|one in \\p{L}{2,8}|majority',
  periodUnits:
    '(?:calendar |business |working |consecutive |fiscal |full |additional )?(?:years?|months?|weeks?|days?|hours?|minutes?|mins?|seconds?|secs?|ms|milliseconds?|decades?|centuries|century|quarters?|weekdays?)',
  periodWithoutFigure:
    'indefinitely|perpetual|perpetuity|forever|until … \\p{L}{3,20}|no longer than|as long as|(?:semi-?)?annually|immediately|daily|weekly|monthly|quarterly|yearly|(?:every|each) (?:day|week|month|quarter|year|hour|minute|second)|(?:within|for|after|once|in|least|than) an? (?:day|week|month|quarter|year|hour|minute|second)|(?:some|several|a few|a couple of) (?:seconds|minutes|hours|days|weeks|months|years)|for the (?:duration|term|life) of',
  atPlace:
    '(?:in|at|near|outside|across|throughout|located in|based in|cit(?:y|ies) of|town of|states? of|county of|county,|district of|laws? of|courts? of|branch in|born in)$',
  towardsPlace: '(?:from|to|into|of|off|around|through|between)$',
  kindOfPlace:
    '(?:in|at|on|to|from|under|inside|within|into|near) (?:the|a|an|any|each|its|our|your|their|this|that) (?:[\\p{L}-]{1,20} ){0,3}(?:courts?|offices?|country|city|cities|state|states|buildings?|director(?:y|ies)|files?|folders?|menu|page|website|site|list|lists|archives?|repositor(?:y|ies)|mirrors?|start|beginning|end|top|bottom|corner|section|chapter|window|tab|dialog|panel|toolbar|street|room|town|village|area|region|province|island|jurisdiction|place|location|stores?|house|river|coast|database|partition|package|server)',
  place:
    '\\p{Nd}{1,6} \\p{Lu}[\\p{L}.]{1,20}(?: \\p{Lu}[\\p{L}.]{1,20}){0,3} (?:street|st\\.|avenue|ave\\.|road|rd\\.|boulevard|blvd\\.|drive|lane|way)',
  reason: `because(?: of)?|due (?:\\p{L}+ )?to|owing to|on account of|(?:as )?a result of|caused by|attribut(?:able|ed) to|driven (?:\\p{L}+ )?by|
      reasons? (?:is|are|was|were|for|why|to)|primarily (?:due|as|reflecting|related|from)|(?:increase|decrease|change|decline)s? (?:\\p{L}+ )?(?:relates?|related|reflects?|reflected)|
      thanks to|result(?:s|ing|ed)? from|so that|so as to|in order (?:to|that)|(?:that|this) is why|hence|purpose (?:of|is)|designed to|intended to|aimed? (?:at|to)|
      to (?:ensure|avoid|prevent|protect|reduce|allow|enable|accommodate|comply|achieve|make sure|help|support|increase|improve|strengthen)|led to|leads to|stems? from|
      in (?:response|line|view|light|connection) (?:to|with|of)|for the (?:sole )?purposes? of|triggered by|reduces? the risk|otherwise|given (?:that|the)|aligned with|reflecting|prompted by`,
  weakReason:
    'used (?:to|for|by)|serves? (?:to|as)|lets|helps?|since|therefore|thus|given|reflects?|reflected|would|could|offset by|enabl(?:es|ed|ing)|allow(?:s|ed|ing)|driver of|affected by|impacted by|as (?:we|it|they|the)',
};

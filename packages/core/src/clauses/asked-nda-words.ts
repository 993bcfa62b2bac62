import type { NdaKey } from './nda-kinds.ts';

const SHARE = String.raw`(?:shar(?:e[ds]?|ing)|disclos\w*|giv(?:e[ns]?|ing)|pass(?:ed)?|show[ns]?|reveal\w*|see[ns]?|access|tell|told|provid\w+|available)`;
const SOLICIT = String.raw`(?:solicit\w*|poach\w*|hir(?:e[ds]?|ing)|recruit\w*|entic\w*)`;
const STAFF = String.raw`(?:employees?|staff|personnel|workers|colleagues|people)`;
const OTHERS = String.raw`(?:third[- ]part(?:y|ies)|advis[eo]rs?|consultants?|(?:sub-?)?contractors?|lawyers?|attorneys|accountants|agents?|representatives?|affiliates?|others|anyone|anybody|someone|outsiders)`;

/** How questions ask for what a non-disclosure agreement says; all of a kind's patterns are tried in lower case. */
export const ASKED_NDA_WORDS: readonly (readonly [NdaKey, readonly string[]])[] = [
  [
    'ndaMarking',
    [
      String.raw`\b(?:mark(?:ed|ing|s)?|labell?(?:ed|ing)?|label|legend|stamp(?:ed)?|designat\w+|identified)\b.*\b(?:confidential|information|documents?|proprietary|writing)\b`,
      String.raw`\b(?:confidential|information|documents?)\b.*\b(?:mark(?:ed|ing)|labell?(?:ed|ing)|stamped|designated|identified)\b`,
    ],
  ],
  [
    'ndaTechnical',
    [
      String.raw`\b(?:non-?)?technical\b`,
      String.raw`\b(?:what|which) (?:kinds?|types?|sorts?) of (?:information|data)\b`,
      String.raw`\bwhat (?:is|counts as|does it mean by|qualifies as|is meant by|is considered|information is)\b.*\bconfidential(?: information)?\W*$`,
      String.raw`\b(?:definition|meaning) of (?:the )?["“]?confidential information\b|\bhow is ["“]?confidential information["”]? defined\b`,
    ],
  ],
  ['ndaOral', [String.raw`\b(?:oral(?:ly)?|verbal(?:ly)?|spoken|word of mouth|conversations?)\b`]],
  [
    'ndaPurpose',
    [
      String.raw`\b(?:purposes?|how|what for)\b.*\b(?:used?|uses|using)\b`,
      String.raw`\bwhat\b.*\b(?:use|used|uses) (?:the |of |any )*(?:confidential )?information\b`,
      String.raw`\b(?:confidential )?information\b.*\b(?:be|is) used\b`,
      String.raw`\b(?:permitted|allowed) (?:use|uses|purposes?)\b`,
    ],
  ],
  ['ndaEmployees', [String.raw`\b${SHARE}\b.*\b${STAFF}\b`, String.raw`\b${STAFF}\b.*\b${SHARE}\b`]],
  ['ndaThirdParties', [String.raw`\b${SHARE}\b.*\b${OTHERS}\b`, String.raw`\b${OTHERS}\b.*\b${SHARE}\b`]],
  [
    'ndaCompelled',
    [
      String.raw`\b(?:subpoena\w*|court orders?|compelled|legally required|required by law|judicial)\b`,
      String.raw`\b(?:laws?|court|legal|regulators?|regulation|authorit(?:y|ies)|government)\b.*\b(?:disclos\w*|notif\w*|notice|reveal\w*)\b`,
      String.raw`\b(?:disclos\w*|notif\w*|notice|reveal\w*)\b.*\b(?:laws?|court|legal|regulators?|regulation|authorit(?:y|ies)|government)\b`,
    ],
  ],
  [
    'ndaSecrecy',
    [
      String.raw`\b(?:agreement|negotiations?|talks|discussions?|deal|relationship)\b.*\b(?:exists?|existence|secret|itself|takes? place|going on)\b`,
      String.raw`\bexistence of\b|\bfact that\b.*\b(?:agreement|negotiat|talks|discuss)`,
      String.raw`\b(?:publicity|press releases?|announce(?:d|ments?)?)\b`,
    ],
  ],
  ['ndaReverseEngineering', [String.raw`\breverse[- ]?engineer|\bdecompil|\bdisassembl`]],
  [
    'ndaDevelopment',
    [
      String.raw`\bindependent(?:ly)?\b`,
      String.raw`\bdevelop\w*\b.*\b(?:similar|itself|own|same|compet\w+)\b`,
    ],
  ],
  [
    'ndaOtherSources',
    [
      String.raw`\bfrom (?:an?other|a|an|any|some)? ?(?:third[- ]part(?:y|ies)|somebody|someone|anyone|sources?|others|elsewhere)\b`,
      String.raw`\b(?:another|other) sources?\b`,
    ],
  ],
  [
    'ndaNoLicense',
    [
      String.raw`\blicen[cs]e`,
      String.raw`\b(?:rights?|title|ownership|owns?|owner)\b.*\b(?:to|in|of) (?:the |any |its )?(?:confidential )?information\b`,
      String.raw`\bwho owns\b|\b(?:grant\w*|transfer\w*)\b.*\b(?:rights?|title|ownership)\b`,
    ],
  ],
  [
    'ndaReturn',
    [
      String.raw`\b(?:return(?:ed|ing|s)?|destroy(?:ed|ing)?|destruction|delet(?:ed?|ion|ing)|erase[ds]?|(?:give|given|hand|handed|sent|send) back)\b`,
    ],
  ],
  ['ndaCopies', [String.raw`\b(?:cop(?:y|ies|ied|ying)|photocop\w+|reproduc\w+|duplicat\w+)\b`]],
  ['ndaNoSolicit', [String.raw`\b${SOLICIT}\b`]],
  [
    'ndaSurvival',
    [
      String.raw`\bsurviv\w+`,
      String.raw`\bhow long\b.*\b(?:confidential\w*|secre\w+|obligations?|dut(?:y|ies)|bound|protected)\b`,
      String.raw`\b(?:obligations?|dut(?:y|ies)|confidentiality|secrecy|bound)\b.*\b(?:after|beyond|continu\w+|last|end|ends|expires?)\b`,
    ],
  ],
  [
    'ndaRetention',
    [
      String.raw`\b(?:retain(?:ed|ing)?|retention|archiv\w+|back-?ups?)\b`,
      String.raw`\bkeep\b(?!.*\b(?:confidential|secret|private)\b(?! (?:information|documents?|materials?|data)))`,
    ],
  ],
];

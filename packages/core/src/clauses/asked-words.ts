import type { ClauseKey } from './clause-kinds.ts';

const AGREEMENT = String.raw`(?:agreements?|contracts?|lease|licen[cs]e|deal|deed|document|it|this)`;
const END = String.raw`(?:end(?:ed)?|terminat(?:ed?|ing|ion)|cancel(?:led|lation)?|get out of|exit|leave|walk away)`;
const LICENCE = String.raw`(?:licen[cs](?:e[sd]?|ed|ing)|sub-?licen[cs]e[sd]?)`;
const IP = String.raw`(?:intellectual property|\bip\b|inventions?|work product|deliverables|patents?|copyrights?|developments|improvements|results)`;

/**
 * How questions ask for a kind of clause, in lawyers' words and in plain ones. All of a kind's patterns are tried on the
 * question in lower case; of kinds that are special cases of each other the narrower stands first.
 */
export const ASKED_WORDS: readonly (readonly [ClauseKey, readonly string[]])[] = [
  [
    'parties',
    [
      String.raw`\bwho (?:are|were|is) (?:(?:all|both) )?(?:the |a |its |each )?(?:contract(?:ing|ual) |two |other |counter-?)?part(?:y|ies)\b`,
      String.raw`\b(?:which|what) (?:are the )?(?:companies|parties|entities|firms)\b.*\b(?:contract|agreement|sign|enter|bound|party|parties|between)`,
      String.raw`\b(?:name|list|identify|give)\b.* (?:the |all )?(?:contracting )?parties\b`,
      String.raw`\bparties (?:to|of|in) (?:the|this) ${AGREEMENT}\b`,
      String.raw`\bbetween (?:whom|who|which (?:parties|companies))\b`,
      String.raw`\bwho (?:signed|entered into|made|concluded|is bound by|are bound by|is entering) (?:the|this|into)\b`,
      String.raw`^(?:the )?(?:contracting )?parties\W*$`,
    ],
  ],
  [
    'agreementDate',
    [
      String.raw`\bwhen (?:was|is|were|did)\b.*\b(?:signed|sign|made|concluded|entered|dated|executed|conclude|drawn up|agreed)\b`,
      String.raw`\b(?:date of (?:the |this )?${AGREEMENT}|${AGREEMENT} date|signing date|signature date|date of sign|execution date)\b`,
      String.raw`\b(?:what|which) date\b.*\b(?:signed|made|dated|executed|concluded|entered)\b`,
      String.raw`\bhow is (?:the|this) ${AGREEMENT} dated\b`,
    ],
  ],
  [
    'renewalTerm',
    [
      String.raw`\b(?:how|does|do|is|will|can|when|may|for how long|after)\b(?!.*\bnotice\b).*\b(?:renew(?:s|ed|al|able)?|extend(?:s|ed)? automatically|automatically extend(?:s|ed)?|roll over)\b`,
      String.raw`\b(?:renewal|extension) (?:term|period|terms|periods|option|options|clause)\b(?!.*\bnotice\b)`,
      String.raw`\b(?:auto(?:matic(?:ally)?)?[- ]?renew|tacit(?:ly)? renew|evergreen)`,
      String.raw`^renewals?\W*$`,
    ],
  ],
  [
    'noticeToStopRenewal',
    [
      String.raw`\bnotice\b.*\b(?:renew|extension|extended|extend)`,
      String.raw`\b(?:stop|prevent|avoid|opt out of|cancel|decline|refuse)\b.*\b(?:renew|extension)`,
      String.raw`\b(?:non-?renewal|not (?:to |be |want to )?renew)`,
    ],
  ],
  [
    'effectiveDate',
    [
      String.raw`\b(?:effective|commencement|start(?:ing)?) date\b`,
      String.raw`\bwhen (?:does|did|is|was|will)\b.*\b(?:take effect|effective|come into (?:force|effect)|came into|enter(?:ed)? into force|start|begin|commence|in force|binding)\b`,
      String.raw`\b(?:from when|since when|as of when)\b`,
    ],
  ],
  [
    'expirationDate',
    [
      String.raw`\b(?:expir(?:es?|y|ed|ation)|end date)\b`,
      String.raw`\bwhen (?:does|do|will|is|did)\b(?!.*\b(?:fiscal|financial|accounting) (?:year|quarter|period)\b).*\b(?:end|run out|over|lapse|cease|finish)\b`,
      String.raw`\bhow long\b.*\b(?:${AGREEMENT}|term|initial term)\b.*\b(?:last|run|for|valid|in force|in effect|continue|be)\b`,
      String.raw`\bhow long (?:does|is|will|do) (?:the |this )?(?:${AGREEMENT}|(?:initial |contract )?term)\b(?!.*\b(?:warrant|notice|confiden|non-?comp|insur|record))`,
      String.raw`\bwhat is (?:the |its )?(?:initial |contract(?:ual)? )?(?:term|duration|length)\b(?: of (?:the |this )?${AGREEMENT})?\W*$`,
      String.raw`\b(?:duration|length) of (?:the |this )?${AGREEMENT}\b`,
      String.raw`^(?:term|duration|initial term)\W*$`,
    ],
  ],
  [
    'governingLaw',
    [
      String.raw`\b(?:governing|applicable|proper) law\b|\bchoice of law\b`,
      String.raw`\b(?:which|what|whose)\b.*\blaws?\b.*\b(?:appl|govern|use|follow|subject|interpret|under)`,
      String.raw`\blaws? (?:that )?(?:governs?|applies|apply|of (?:which|what))\b`,
      String.raw`\b(?:governed|construed|interpreted)\b.*\b(?:law|by)\b`,
      String.raw`\bunder (?:which|what|whose) (?:state|country|law|jurisdiction)`,
    ],
  ],
  [
    'mostFavoredNation',
    [
      String.raw`\bmost[- ]favou?red\b|\bmfn\b|\bmost favou?rable (?:terms|price|customer)|\b(?:best|better) (?:price|terms|prices|pricing)\b|\b(?:terms|prices?) (?:as|no less) (?:good|favou?rable)`,
    ],
  ],
  [
    'competitionExceptions',
    [
      String.raw`\b(?:exceptions?|exempt\w*|carve-?outs?)\b.*\b(?:compet|exclusiv|solicit|restrict)`,
      String.raw`\b(?:compet|exclusiv|solicit)\w*\b.*\b(?:exceptions?|exempt|carve-?out)`,
    ],
  ],
  [
    'noSolicitEmployees',
    [
      String.raw`\b(?:solicit\w*|poach\w*|hire|hiring|recruit\w*|entice)\b.*\b(?:employees?|staff|personnel|workers|people|each other(?!'s? (?:\p{L}+ )?(?:customers?|clients?)))\b`,
      String.raw`\b(?:employees?|staff|personnel)\b.*\b(?:solicit|poach|hired? away|recruit|hired\b.*\bother)`,
      String.raw`\bno[- ](?:hire|poach)\b`,
    ],
  ],
  [
    'noSolicitCustomers',
    [
      String.raw`\b(?:solicit|poach|approach|entice|contact)\w*\b.*\b(?:customers?|clients?)\b`,
      String.raw`\b(?:customers?|clients?)\b.*\b(?:solicit|poach)`,
    ],
  ],
  [
    'nonCompete',
    [
      String.raw`\bnon-?\s?compet`,
      String.raw`\b(?:compete|competing|competition|competitors?|competitive)\b(?!.*\b(?:price|pricing|bid|market)\b)`,
    ],
  ],
  [
    'exclusivity',
    [
      String.raw`\bexclusiv(?:e|ity|ely)\b(?!.*\b(?:licen[cs]e|remedy|jurisdiction)\b)`,
      String.raw`\b(?:sole|only) (?:supplier|distributor|provider|agent|source|customer)\b`,
      String.raw`\b(?:deal|work|buy|sell|contract)\w* with (?:others|anyone else|third parties|other (?:companies|suppliers|customers))`,
    ],
  ],
  [
    'nonDisparagement',
    [String.raw`\bdisparag|\bspeak (?:ill|badly)|\bnegative (?:statements|comments|remarks)`],
  ],
  [
    'terminationForConvenience',
    [
      String.raw`\bfor convenience\b`,
      String.raw`\b${END}\b.*\b(?:without (?:a |any |giving )?(?:cause|reason)|at any time|early|at will|no reason|any reason|whenever|before (?:its|the) (?:term|end))\b`,
      String.raw`\b(?:without (?:cause|reason)|early|at any time|at will)\b.*\b${END}\b`,
      String.raw`\b(?:early termination|termination at will)\b`,
      String.raw`\b(?:can|may|could) (?:either party|a party|one party|we|you|they|i|the (?:customer|client|parties)|either side|one side)\b.*\b(?:just )?${END}\b(?!.*\b(?:breach|cause|control|default|insolven|bankrupt|after|following)\b)`,
    ],
  ],
  [
    'firstRefusal',
    [String.raw`\bfirst (?:refusal|offer|negotiation|look|option)\b|\brof[rno]\b|\bpre-?empti(?:on|ve)\b`],
  ],
  [
    'changeOfControl',
    [
      String.raw`\bchanges? (?:of|in) (?:control|ownership)\b|\b(?:acquired|taken over|takeover|bought by|merge[sdr]?|merger|is sold|new owner|acquisition of)\b`,
    ],
  ],
  [
    'assignment',
    [
      String.raw`\banti-?assignment\b|\bassignability\b`,
      String.raw`\b(?:can|may|could|is|are|be|who)\b.*\b(?:assign(?:ed|able|ment)?|transfer(?:red|able)?)\b(?!.*\b${IP})(?!.*\b${LICENCE})(?!.*\b(?:title|ownership|data|risk|technology|knowledge)\b)`,
      String.raw`\b(?:assign|transfer)\w*\b.*\b(?:${AGREEMENT}|rights|obligations|consent|third part|someone else|another)\b(?!.*\b${IP})`,
      String.raw`^assignment\W*$`,
    ],
  ],
  [
    'revenueSharing',
    [
      String.raw`\b(?:revenues?|profits?|income|royalt(?:y|ies)|commissions?|proceeds)\b.*\b(?:shar(?:ed?|es|ing)|split|divided|distributed|paid|due|rate|owed|percentage)`,
      String.raw`\b(?:shar(?:e|es|ed|ing)|split)\b.*\b(?:revenues?|profits?|income|proceeds|sales)\b`,
      String.raw`\broyalt(?:y|ies)\b|\bcommissions?\b.*\b(?:how|what|are|is)\b|\bwhat (?:royalt|commission)`,
    ],
  ],
  [
    'priceRestrictions',
    [
      String.raw`\b(?:price|pricing|prices|fees?|rates?)\b.*\b(?:increase[sd]?|raise[sd]?|restrict|limit(?:ed|s)?|cap(?:ped)?|adjust|change[sd]?)`,
      String.raw`\b(?:increase|raise|restrict|limit|cap|adjust)\w*\b.*\b(?:price|pricing|prices|fees)\b`,
    ],
  ],
  [
    'minimumCommitment',
    [
      String.raw`\bminimum\b(?!.*\b(?:insur|coverage|wage|age)\b)`,
      String.raw`\b(?:at least|least amount)\b.*\b(?:buy|purchase|order|pay|sell|spend)`,
      String.raw`\b(?:must|have to|obliged to|required to)\b.*\b(?:buy|purchase|order|spend)\b`,
    ],
  ],
  [
    'volumeRestriction',
    [
      String.raw`\b(?:maximum|volume|usage|quantity)\b.*\b(?:restrict|limit|cap|threshold|fee|exceed)`,
      String.raw`\bexceed\b.*\b(?:volume|usage|quantity|number of)`,
    ],
  ],
  [
    'jointIp',
    [
      String.raw`\bjoint(?:ly)?\b.*\b(?:own|ip\b|intellectual|invent|patent|develop)`,
      String.raw`\bco-?own|\bshared? ownership`,
    ],
  ],
  [
    'ipAssignment',
    [
      String.raw`\b(?:own|owns|owned|owner|ownership|belongs?|title|assign\w*|transfer\w*|vests?)\b.*\b${IP}`,
      String.raw`\b${IP}.*\b(?:own|owns|owned|ownership|belongs?|assign\w*|transfer\w*|vests?)\b`,
    ],
  ],
  [
    'affiliateLicensor',
    [String.raw`\baffiliates?\b.*\b(?:licensor|grant)`, String.raw`\blicensor\b.*\baffiliates?\b`],
  ],
  [
    'affiliateLicensee',
    [String.raw`\baffiliates?\b.*\b(?:${LICENCE}|use)\b`, String.raw`\b${LICENCE}\b.*\baffiliates?\b`],
  ],
  [
    'nonTransferable',
    [
      String.raw`\bnon-?transferable\b`,
      String.raw`\b${LICENCE}\b.*\b(?:transfer(?:red|able)?|assigned|assignable)\b`,
      String.raw`\b(?:transfer|assign)\w*\b.*\b${LICENCE}\b`,
    ],
  ],
  ['perpetualLicense', [String.raw`\b(?:perpetual|irrevocable|forever)\b`]],
  [
    'unlimitedLicense',
    [
      String.raw`\b(?:unlimited|all[- ]you[- ]can[- ]eat|enterprise)\b.*\b(?:${LICENCE}|use|usage)\b`,
      String.raw`\b${LICENCE}\b.*\bunlimited\b`,
    ],
  ],
  [
    'licenseGrant',
    [
      // A licence is spoken of in many questions; one for its grant says so, or asks which or whether there is any.
      String.raw`\b(?:grant\w*|give[ns]?|obtain\w*|receiv\w*|gets?|has|have) (?:\S+ ){0,4}${LICENCE}\b`,
      String.raw`\b${LICENCE}\b.*\b(?:grant\w*|scope|exclusive|territor\w+|field of use|covers?|allows?|permits?)\b`,
      String.raw`\b(?:what|which|any|kinds? of|types? of|scope of|is there|are there|under) (?:\S+ ){0,2}${LICENCE}\b`,
      String.raw`\b(?:licen[cs]ed|licen[cs]ing|sub-?licen[cs]\w*)\b|^(?:the )?licen[cs]es?(?: grant)?\W*$`,
      String.raw`\bright to use\b|\brights? (?:are|is|was|were) granted\b|\bgrant of rights\b`,
    ],
  ],
  ['sourceCodeEscrow', [String.raw`\bescrow\b|\bsource code\b.*\b(?:deposit|held|release)`]],
  [
    'postTermination',
    [
      String.raw`\b(?:after|following|upon|on|once|when(?! (?:does|do|did|will|is|was|can|may|could)\b)|post)\b.{0,40}\b(?:termination|expir\w+|ends?|ended|terminated|terminates|is over)\b`,
      String.raw`\bwhat happens\b.*\b(?:end|terminat|expir|over)`,
      String.raw`\bpost-?termination\b|\b(?:wind[- ]?down|transition) (?:period|services|assistance)\b|\bconsequences of termination\b|\bsurviv(?:es?|al|ing)\b`,
    ],
  ],
  [
    'auditRights',
    [
      String.raw`\b(?:audit(?:s|ed|ing)?|inspect\w*)\b(?!or)`,
      String.raw`\b(?:check|examine|look at|look into|access)\b.*\b(?:books|records|accounts)\b`,
    ],
  ],
  [
    'uncappedLiability',
    [
      String.raw`\b(?:uncapped|unlimited)\b.*\bliab`,
      String.raw`\bliab\w*\b.*\b(?:uncapped|unlimited|without (?:a )?(?:limit|cap))`,
      String.raw`\b(?:exceptions?|exclu\w*|carve-?outs?|not (?:apply|covered|subject|limited))\b.*\b(?:liability|cap)\b`,
      String.raw`\b(?:liability|cap)\b.*\b(?:exceptions?|not (?:apply|limited|capped))`,
    ],
  ],
  [
    'liabilityCap',
    [
      String.raw`\bliab(?:le|ility)\b.*\b(?:cap(?:ped)?|limit(?:ed|s|ation)?|maximum|how much|most|exceed|excluded|restricted)\b`,
      String.raw`\b(?:cap(?:ped)?|limit(?:ed|s|ation)?s?|maximum|how much|most)\b.*\bliab(?:le|ility)\b`,
      String.raw`\b(?:consequential|indirect) (?:damages|losses|loss)\b`,
    ],
  ],
  [
    'liquidatedDamages',
    [
      String.raw`\bliquidated\b|\b(?:contractual )?penalt(?:y|ies)\b|\btermination fee\b|\bearly termination (?:fee|charge)|\b(?:pay|fee|charge)\w*\b.*\b(?:breach(?:es|ed)?|late delivery|early termination)\b`,
    ],
  ],
  [
    'warrantyDuration',
    [
      String.raw`\b(?:warrant(?:y|ies)|guarantees?)\b`,
      String.raw`\bdefects?\b.*\b(?:how long|period|replace|repair)`,
    ],
  ],
  ['insurance', [String.raw`\binsur(?:ance|ed|e)\b`]],
  [
    'covenantNotToSue',
    [
      String.raw`\b(?:covenants?|promise[sd]?|agrees?|agreed)\b.*\bnot to (?:sue|contest|challenge)\b`,
      String.raw`\b(?:contest|challenge|dispute|attack)\w*\b.*\b(?:validity|ownership|trademarks?|patents?|rights|ip\b|intellectual)`,
      String.raw`\bsue each other\b|\b(?:right to|not|may|can|could)\b.{0,30}\bsue\b`,
    ],
  ],
  [
    'thirdPartyBeneficiary',
    [
      String.raw`\bthird[- ]part(?:y|ies)\b.*\b(?:beneficiar|rights?|enforce|benefit|rely)`,
      String.raw`\b(?:beneficiar(?:y|ies)|enforce\w*|benefit\w*|rights)\b.*\bthird[- ]part(?:y|ies)\b`,
      String.raw`\b(?:anyone|somebody|someone|others?) (?:else|than the parties|who is not)\b.*\b(?:enforce|benefit|rights?)`,
      String.raw`\bthird[- ]party beneficiar`,
    ],
  ],
];

type Row = readonly [key: string, subject: string];

/** What a non-disclosure agreement may say of its information, beside the clauses of all contracts. */
const ROWS = [
  ['ndaMarking', 'marking what is confidential'],
  ['ndaTechnical', 'what kinds of information are confidential'],
  ['ndaOral', 'information that is given orally'],
  ['ndaPurpose', 'the use of the information'],
  ['ndaEmployees', 'sharing with employees'],
  ['ndaThirdParties', 'sharing with third parties'],
  ['ndaCompelled', 'disclosure that the law requires'],
  ['ndaSecrecy', 'keeping the agreement itself confidential'],
  ['ndaReverseEngineering', 'reverse engineering'],
  ['ndaDevelopment', 'independent development'],
  ['ndaOtherSources', 'similar information from others'],
  ['ndaNoLicense', 'a licence or right to the information'],
  ['ndaReturn', 'return or destruction of the information'],
  ['ndaCopies', 'copies of the information'],
  ['ndaNoSolicit', 'soliciting employees'],
  ['ndaSurvival', 'obligations that survive its end'],
  ['ndaRetention', 'keeping some of the information'],
] as const satisfies readonly Row[];

export type NdaKey = (typeof ROWS)[number][0];

/** In the order in which weights have them, behind those of all contracts. */
export const NDA_KINDS: readonly { readonly key: NdaKey; readonly subject: string }[] = ROWS.map(
  ([key, subject]) => ({ key, subject }),
);

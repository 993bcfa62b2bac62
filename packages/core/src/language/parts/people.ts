/** People, their roles, and how many there are. */
export interface PeopleWords {
  /**
   * Questions for a kind of people, mostly of rules: "Who may …", "Who pays …", "Who is responsible …". What was done
   * once was done by somebody with a name.
   */
  readonly asksForKind: string;
  /** Nouns for people and parties that rules are made for. */
  readonly kinds: string;
  /** What rules say of those whom they are made for, right behind them. */
  readonly ruleAfter: string;
  /** Nouns for what people are in an organisation or for a work; up to three words before belong to the role. */
  readonly roles: string;
  /** Foreign names as this script writes them, looked for in questions of other scripts without capitals too. */
  readonly foreignNames?: RegExp;
  /** Names of persons in a script without capitals, and how well each pattern fits. */
  readonly namePatterns?: readonly (readonly [RegExp, fit: number])[];
  /** Words of texts that say how many people work somewhere. */
  readonly staffWords: string;
  /** What a question for all of them is made of; any other word narrows it. */
  readonly asksForStaff: string;
  /** Statements of how many people work somewhere. */
  readonly statesStaff: string;
  /** Words for people that are counted. */
  readonly counted: string;
  /** Words of signature blocks. */
  readonly signing: string;
  /** Words of tables of officers. */
  readonly officers: string;
}

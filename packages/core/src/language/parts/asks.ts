/** Questions by what they ask for, in the phrases of `compilePhrases`: one for each answer type. */
export interface AskedFor {
  readonly about: string;
  readonly count: string;
  readonly date: string;
  readonly definition: string;
  readonly howTo: string;
  readonly list: string;
  readonly measure: string;
  readonly money: string;
  readonly organisation: string;
  readonly people: string;
  readonly percentage: string;
  readonly period: string;
  readonly person: string;
  readonly place: string;
  readonly country: string;
  readonly reason: string;
  /** Anchored at the start of the clause that asks. */
  readonly yesNo: string;
}

/** What a listing says of its goods: a fact of the library by its id, or one in the seller's own words by its label. */
export type Fact = KnownFact | OwnFact;

export interface KnownFact {
  id: string;
  value: FactValue;
  /** The id of a unit; null for a count and for everything that is no number. */
  unit: string | null;
}

export interface OwnFact {
  label: string;
  value: string;
}

/** A number, the id of a choice, a text, a date such as 2027-03 or 2027-03-31, a list of texts, or measurements. */
export type FactValue = number | string | readonly string[] | readonly number[];

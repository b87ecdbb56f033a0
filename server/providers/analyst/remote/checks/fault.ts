/** What is wrong with an answer. The rule is logged; the sentence, which may quote, goes to the model only. */
export interface Fault {
  rule:
    | 'form'
    | 'facts'
    | 'length'
    | 'script'
    | 'numbers'
    | 'sizes'
    | 'brand'
    | 'names'
    | 'claims'
    | 'contacts'
    | 'wording';
  message: string;
}

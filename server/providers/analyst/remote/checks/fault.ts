/** A fault of an answer. The rule is logged; the message may quote the answer and is sent only to the model. */
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

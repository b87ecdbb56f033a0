import type { Language } from '../../../../contracts/languages.ts';

/** A fault of an answer. The rule is logged; the message may quote the answer and is sent only to the model. */
export interface Fault {
  rule: 'form' | 'facts' | 'length' | 'script' | 'numbers' | 'sizes' | 'names' | 'claims' | 'contacts' | 'wording';
  message: string;
  /** The language whose slot is faulty, where the rest of the answer can be used without it. */
  language?: Language;
}

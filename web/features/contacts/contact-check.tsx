import { settleContact, useIsContactAsked } from '../../lib/contact-check.ts';
import { useLazy } from '../../lib/use-lazy.ts';

const load = () => import('./contact-dialog.tsx');

/** Opens the dialog that confirms an email or phone, wherever a page asks for it. */
export function ContactCheck() {
  const isAsked = useIsContactAsked();
  const module = useLazy(load, isAsked);
  return isAsked && module ? <module.ContactDialog onDone={settleContact} /> : null;
}

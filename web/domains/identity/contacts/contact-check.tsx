import { useLazy } from '../../../lib/react/use-lazy.ts';
import { settleContact, useIsContactAsked } from '../session/contact-check.ts';

const load = () => import('./contact-dialog.tsx');

/** Opens the dialog that confirms an email or phone, wherever a page asks for it. */
export function ContactCheck() {
  const isAsked = useIsContactAsked();
  const module = useLazy(load, isAsked);
  return isAsked && module ? <module.ContactDialog onDone={settleContact} /> : null;
}

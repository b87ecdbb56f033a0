import { getHelpTopics } from '../../../help/lookup.ts';
import { helpCenterText } from '../../../i18n/generated/help-center.ts';
import { getLocale } from '../../../i18n/locale.ts';
import { ContactForm } from '../../domains/communication/help/contact-form.tsx';
import { Questions } from '../../domains/communication/help/questions.tsx';
import { SellerTypes } from '../../domains/communication/help/seller-types.tsx';
import { StartWithPhoto } from '../../domains/communication/help/start-with-photo.tsx';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { SellerPage } from '../seller-shell/seller-page.tsx';
import type { Route } from './+types/faq.ts';

export const meta = () =>
  pageMeta({ title: `${helpCenterText('title')} · Snapbazaar`, description: helpCenterText('description') });

/** In a loader, so that the texts are sent as data and not in a script. */
export const loader = () => ({ topics: getHelpTopics(getLocale()) });
export const shouldRevalidate = () => false;

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  return (
    <SellerPage title={helpCenterText('title')}>
      <StartWithPhoto />
      <SellerTypes />
      <Questions topics={loaderData.topics} contactPath="#contact" />
      <ContactForm />
    </SellerPage>
  );
}

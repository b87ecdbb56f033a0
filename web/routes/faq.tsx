import { getHelpTopics } from '../../help/lookup.ts';
import { helpCenterText } from '../../messages/generated/help-center.ts';
import { pageLanguage } from '../../messages/page-language.ts';
import { ContactForm } from '../features/help-center/contact-form.tsx';
import { Questions } from '../features/help-center/questions.tsx';
import { SellerTypes } from '../features/help-center/seller-types.tsx';
import { SellerPage } from '../features/seller-shell/seller-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/faq.ts';

export const meta = () =>
  pageMeta({ title: `${helpCenterText('title')} · Snapbazaar`, description: helpCenterText('description') });

/** In a loader, so that the texts are sent as data and not in a script. */
export const loader = () => ({ topics: getHelpTopics(pageLanguage()) });
export const shouldRevalidate = () => false;

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  return (
    <SellerPage title={helpCenterText('title')}>
      <SellerTypes />
      <Questions topics={loaderData.topics} />
      <ContactForm />
    </SellerPage>
  );
}

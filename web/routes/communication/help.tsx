import { Mail } from 'lucide-react';
import type { MetaArgs } from 'react-router';
import { getHelpTopics } from '../../../help/lookup.ts';
import { buyerHelpText } from '../../../i18n/generated/buyer-help.ts';
import { getLocale } from '../../../i18n/locale.ts';
import { Questions } from '../../domains/communication/help/questions.tsx';
import { originOf, pageMeta } from '../../lib/page/page-meta.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import type { Route } from './+types/help.ts';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: `${buyerHelpText('title')} · Snapbazaar`,
    description: buyerHelpText('lead'),
    address: { origin: originOf(matches), path: '/help' },
  });

/** In a loader, so that the texts are sent as data and not in a script. */
export const loader = () => ({ topics: getHelpTopics(getLocale(), 'customer') });
export const shouldRevalidate = () => false;

/** Help for buyers, open to everyone; sellers have theirs in the workspace. */
export default function HelpPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-width pt-6 sm:pt-10">
      <h1 className="text-title sm:text-display">{buyerHelpText('title')}</h1>
      <p className="mt-2 max-w-[46rem] text-muted">{buyerHelpText('lead')}</p>
      <Questions topics={loaderData.topics} contactPath="/contact" />
      <p className="flex flex-wrap gap-2.5">
        <ButtonLink to="/contact" icon={<Mail aria-hidden="true" className="size-4.5" />}>
          {buyerHelpText('writeToUs')}
        </ButtonLink>
        <ButtonLink to="/faq">{buyerHelpText('forSellers')}</ButtonLink>
      </p>
    </div>
  );
}

import mailbox from '@lobehub/fluent-emoji-3d/assets/1f4ec.webp';
import type { MetaArgs } from 'react-router';
import { Link } from 'react-router';
import { contactText } from '../../../i18n/generated/contact.ts';
import { ContactForm } from '../../domains/communication/help/contact-form.tsx';
import { GuestMessageForm } from '../../domains/communication/help/guest-message-form.tsx';
import { signInPath } from '../../domains/identity/session/return-path.ts';
import { originOf, pageMeta } from '../../lib/page/page-meta.ts';
import { pageSettings } from '../../lib/page/page-settings.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Article } from '../../ui/display/article.tsx';
import { richText } from '../../ui/display/rich-text.tsx';
import type { Route } from './+types/contact.ts';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: `${contactText('title')} · Snapbazaar`,
    description: contactText('description'),
    address: { origin: originOf(matches), path: '/contact' },
  });

/** Only the server knows how the operator is reached. */
export const loader = () => ({ operatorContact: pageSettings().operatorContact ?? null });
export const shouldRevalidate = () => false;

export default function ContactPage({ loaderData: { operatorContact } }: Route.ComponentProps) {
  return (
    <Article picture={mailbox} title={contactText('title')} lead={contactText('lead')}>
      <p>{richText(contactText('helpFirst'), { help: (words) => <Link to="/help">{words}</Link> })}</p>
      {operatorContact && (
        <>
          <h2>{contactText('reachUs')}</h2>
          <p className="whitespace-pre-line font-semibold">{operatorContact}</p>
        </>
      )}
      <h2>{contactText('writeHere')}</h2>
      <p>{contactText('whatHelps')}</p>
      <ul>
        <li>{contactText('orderNumber')}</li>
        <li>{contactText('steps')}</li>
        <li>{contactText('time')}</li>
      </ul>
      <p>{contactText('noPassword')}</p>
      <div className="for-signed-in mt-4">
        <ContactForm hasTitle={false} />
      </div>
      <div className="for-guests mt-3.5">
        <GuestMessageForm />
        <p>{contactText('logInToWrite')}</p>
        <p className="flex flex-wrap gap-2.5">
          <ButtonLink to={signInPath('customer', '/contact')} className="no-underline!">
            {contactText('logIn')}
          </ButtonLink>
          <ButtonLink to={signInPath('seller', '/contact')} className="no-underline!">
            {contactText('logInAsSeller')}
          </ButtonLink>
        </p>
      </div>
      <h2>{contactText('software')}</h2>
      <p>{contactText('issues')}</p>
      <p>{richText(contactText('newHere'), { about: (words) => <Link to="/about">{words}</Link> })}</p>
    </Article>
  );
}

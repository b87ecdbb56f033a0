import mailbox from '@lobehub/fluent-emoji-3d/assets/1f4ec.webp';
import type { MetaArgs } from 'react-router';
import { Link } from 'react-router';
import { contactText } from '../../../i18n/generated/contact.ts';
import { originOf, pageMeta } from '../../lib/page/page-meta.ts';
import { Article } from '../../ui/display/article.tsx';
import { richText } from '../../ui/display/rich-text.tsx';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: `${contactText('title')} · Snapbazaar`,
    description: contactText('description'),
    address: { origin: originOf(matches), path: '/contact' },
  });

export default function ContactPage() {
  return (
    <Article picture={mailbox} title={contactText('title')} lead={contactText('lead')}>
      <h2>{contactText('marketplace')}</h2>
      <p>{richText(contactText('operator'), { help: (words) => <Link to="/faq#contact">{words}</Link> })}</p>
      <p>{contactText('whatHelps')}</p>
      <ul>
        <li>{contactText('address')}</li>
        <li>{contactText('steps')}</li>
        <li>{contactText('time')}</li>
      </ul>
      <p>{contactText('noPassword')}</p>
      <h2>{contactText('software')}</h2>
      <p>{contactText('issues')}</p>
      <p>{richText(contactText('newHere'), { about: (words) => <Link to="/about">{words}</Link> })}</p>
    </Article>
  );
}

import handshake from '@lobehub/fluent-emoji-3d/assets/1f91d.webp';
import type { MetaArgs } from 'react-router';
import { Link } from 'react-router';
import { termsText } from '../../../i18n/generated/terms.ts';
import { originOf, pageMeta } from '../../lib/page/page-meta.ts';
import { Article } from '../../ui/display/article.tsx';
import { richText } from '../../ui/display/rich-text.tsx';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: `${termsText('title')} · Snapbazaar`,
    description: termsText('description'),
    address: { origin: originOf(matches), path: '/terms' },
  });

export default function TermsPage() {
  return (
    <Article picture={handshake} title={termsText('title')} lead={termsText('lead')}>
      <h2>{termsText('using')}</h2>
      <ul>
        <li>{termsText('browse')}</li>
        <li>{termsText('password')}</li>
        <li>{termsText('abuse')}</li>
      </ul>
      <h2>{termsText('selling')}</h2>
      <ul>
        <li>{termsText('goods')}</li>
        <li>{termsText('rights')}</li>
        <li>{termsText('proposals')}</li>
      </ul>
      <h2>{termsText('buying')}</h2>
      <p>{termsText('purchase')}</p>
      <h2>{termsText('noWarranty')}</h2>
      <p>{termsText('asItIs')}</p>
      <p>
        {richText(termsText('questions'), {
          contact: (words) => <Link to="/contact">{words}</Link>,
          privacy: (words) => <Link to="/privacy">{words}</Link>,
        })}
      </p>
    </Article>
  );
}

import handshake from '@lobehub/fluent-emoji-3d/assets/1f91d.webp';
import type { MetaArgs } from 'react-router';
import { Link } from 'react-router';
import { termsText } from '../../messages/generated/terms.ts';
import { Article } from '../features/information/article.tsx';
import { originOf, pageMeta } from '../lib/page-meta.ts';
import { richText } from '../ui/rich-text.tsx';

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

import lantern from '@lobehub/fluent-emoji-3d/assets/1f3ee.webp';
import type { MetaArgs } from 'react-router';
import { Link } from 'react-router';
import { aboutText } from '../../../i18n/generated/about.ts';
import { originOf, pageMeta } from '../../lib/page/page-meta.ts';
import { Article } from '../../ui/display/article.tsx';
import { richText } from '../../ui/display/rich-text.tsx';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: `${aboutText('title')} · Snapbazaar`,
    description: aboutText('description'),
    address: { origin: originOf(matches), path: '/about' },
  });

export default function AboutPage() {
  return (
    <Article picture={lantern} title={aboutText('title')} lead={aboutText('lead')}>
      <h2>{aboutText('buyers')}</h2>
      <p>{aboutText('topCategories')}</p>
      <h2>{aboutText('sellers')}</h2>
      <p>{aboutText('photo')}</p>
      <p>{aboutText('marks')}</p>
      <h2>{aboutText('operator')}</h2>
      <p>{richText(aboutText('openSource'), { contact: (words) => <Link to="/contact">{words}</Link> })}</p>
    </Article>
  );
}

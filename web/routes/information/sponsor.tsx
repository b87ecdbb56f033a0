import seedling from '@lobehub/fluent-emoji-3d/assets/1f331.webp';
import type { MetaArgs } from 'react-router';
import { Link } from 'react-router';
import { sponsorText } from '../../../i18n/generated/sponsor.ts';
import { originOf, pageMeta } from '../../lib/page/page-meta.ts';
import { Article } from '../../ui/display/article.tsx';
import { richText } from '../../ui/display/rich-text.tsx';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: `${sponsorText('title')} · Snapbazaar`,
    description: sponsorText('description'),
    address: { origin: originOf(matches), path: '/sponsor' },
  });

export default function SponsorPage() {
  return (
    <Article picture={seedling} title={sponsorText('title')} lead={sponsorText('lead')}>
      <h2>{sponsorText('time')}</h2>
      <ul>
        <li>{sponsorText('report')}</li>
        <li>{sponsorText('translate')}</li>
        <li>{sponsorText('mend')}</li>
      </ul>
      <h2>{sponsorText('money')}</h2>
      <p>{richText(sponsorText('noAccount'), { contact: (words) => <Link to="/contact">{words}</Link> })}</p>
      <p>{sponsorText('noInfluence')}</p>
    </Article>
  );
}

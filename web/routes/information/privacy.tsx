import lock from '@lobehub/fluent-emoji-3d/assets/1f512.webp';
import type { MetaArgs } from 'react-router';
import { Link } from 'react-router';
import { privacyText } from '../../../i18n/generated/privacy.ts';
import { originOf, pageMeta } from '../../lib/page/page-meta.ts';
import { Article } from '../../ui/display/article.tsx';
import { richText } from '../../ui/display/rich-text.tsx';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: `${privacyText('title')} · Snapbazaar`,
    description: privacyText('description'),
    address: { origin: originOf(matches), path: '/privacy' },
  });

export default function PrivacyPage() {
  return (
    <Article picture={lock} title={privacyText('title')} lead={privacyText('lead')}>
      <h2>{privacyText('onServer')}</h2>
      <ul>
        <li>{privacyText('login')}</li>
        <li>{privacyText('session')}</li>
        <li>{privacyText('mails')}</li>
        <li>{privacyText('guestMessages')}</li>
        <li>{privacyText('published')}</li>
        <li>{privacyText('orders')}</li>
        <li>{privacyText('sellerChoices')}</li>
        <li>{privacyText('views')}</li>
        <li>{privacyText('editedPhotos')}</li>
        <li>{privacyText('adPictures')}</li>
        <li>{privacyText('unpublishedPhotos')}</li>
        <li>{privacyText('photoNumbers')}</li>
        <li>{privacyText('requestLog')}</li>
      </ul>
      <p>{privacyText('searchPhoto')}</p>
      <p>{privacyText('cameraData')}</p>
      <h2>{privacyText('inBrowser')}</h2>
      <ul>
        <li>{privacyText('ownSession')}</li>
        <li>{privacyText('preferences')}</li>
        <li>{privacyText('purchases')}</li>
        <li>{privacyText('draft')}</li>
        <li>{privacyText('offline')}</li>
      </ul>
      <p>{privacyText('noTrackers')}</p>
      <h2>{privacyText('passedOn')}</h2>
      <p>{privacyText('publicData')}</p>
      <p>{privacyText('model')}</p>
      <ul>
        <li>{privacyText('sentPhoto')}</li>
        <li>{privacyText('sentQuestion')}</li>
      </ul>
      <p>{privacyText('neverSent')}</p>
      <p>{privacyText('speech')}</p>
      <h2>{privacyText('rights')}</h2>
      <p>
        {richText(privacyText('responsible'), {
          settings: (words) => <Link to="/settings">{words}</Link>,
          contact: (words) => <Link to="/contact">{words}</Link>,
        })}
      </p>
    </Article>
  );
}

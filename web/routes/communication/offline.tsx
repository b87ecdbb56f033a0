import { offlineText } from '../../../i18n/generated/offline.ts';
import { OfflinePage } from '../../domains/communication/offline/offline-page.tsx';
import { pageMeta } from '../../lib/page/page-meta.ts';

export const meta = () => pageMeta({ title: `${offlineText('title')} · Snapbazaar`, description: offlineText('text') });

export default OfflinePage;

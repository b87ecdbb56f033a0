import { useSearchParams } from 'react-router';
import { photoEditsText } from '../../../i18n/generated/photo-edits.ts';
import { BackgroundTool } from '../../domains/selling/photo-edits/background-tool.tsx';
import { EnhanceTool } from '../../domains/selling/photo-edits/enhance-tool.tsx';
import { ToolCards } from '../../domains/selling/photo-edits/tool-cards.tsx';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { SellerPage } from '../seller-shell/seller-page.tsx';

export const meta = () =>
  pageMeta({
    title: photoEditsText('pageTitle'),
    description: photoEditsText('pageDescription'),
  });

export default function ResourcesPage() {
  const [query] = useSearchParams();
  const tool = query.get('tool');
  return (
    <SellerPage title={photoEditsText('title')} lead={photoEditsText('lead')}>
      {tool === 'enhance' ? <EnhanceTool /> : tool === 'background' ? <BackgroundTool /> : <ToolCards />}
    </SellerPage>
  );
}

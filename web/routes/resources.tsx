import { useSearchParams } from 'react-router';
import { photoEditsText } from '../../messages/generated/photo-edits.ts';
import { BackgroundTool } from '../features/photo-edits/background-tool.tsx';
import { EnhanceTool } from '../features/photo-edits/enhance-tool.tsx';
import { ToolCards } from '../features/photo-edits/tool-cards.tsx';
import { SellerPage } from '../features/seller-shell/seller-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';

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

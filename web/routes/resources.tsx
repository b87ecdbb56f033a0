import { useSearchParams } from 'react-router';
import { BackgroundTool } from '../features/photo-edits/background-tool.tsx';
import { EnhanceTool } from '../features/photo-edits/enhance-tool.tsx';
import { ToolCards } from '../features/photo-edits/tool-cards.tsx';
import { SellerPage } from '../features/seller-shell/seller-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Resources · Snapbazaar',
    description: 'Make better product photos: clearer, or on another ground.',
  });

export default function ResourcesPage() {
  const [query] = useSearchParams();
  const tool = query.get('tool');
  return (
    <SellerPage title="Resources" lead="Make more of a product photo. Your original always stays as it is.">
      {tool === 'enhance' ? <EnhanceTool /> : tool === 'background' ? <BackgroundTool /> : <ToolCards />}
    </SellerPage>
  );
}

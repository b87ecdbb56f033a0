import { Outlet } from 'react-router';
import { PageFrame } from '../features/shell/page-frame.tsx';

export default function VisitorLayout() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}

import { Outlet } from 'react-router';
import { WrongAccountNote } from '../features/accounts/wrong-account-note.tsx';
import { PageFrame } from '../features/shell/page-frame.tsx';

export default function VisitorLayout() {
  return (
    <PageFrame notice={<WrongAccountNote />}>
      <Outlet />
    </PageFrame>
  );
}

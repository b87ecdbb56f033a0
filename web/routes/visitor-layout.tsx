import { Outlet } from 'react-router';
import { WrongAccountNote } from '../features/accounts/wrong-account-note.tsx';
import { ContactBanner } from '../features/contacts/contact-banner.tsx';
import { ProofProvider } from '../features/proof/proof-provider.tsx';
import { PageFrame } from '../features/shell/page-frame.tsx';

export default function VisitorLayout() {
  return (
    <ProofProvider>
      <PageFrame
        notice={
          <>
            <WrongAccountNote />
            <ContactBanner className="page-width pt-3" />
          </>
        }
      >
        <Outlet />
      </PageFrame>
    </ProofProvider>
  );
}

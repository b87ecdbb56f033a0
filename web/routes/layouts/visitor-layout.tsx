import { Outlet } from 'react-router';
import { WrongAccountNote } from '../../domains/identity/accounts/wrong-account-note.tsx';
import { ContactBanner } from '../../domains/identity/contacts/contact-banner.tsx';
import { ProofProvider } from '../../domains/identity/reauthentication/proof-provider.tsx';
import { PageFrame } from '../shell/page-frame.tsx';

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

import { Outlet } from 'react-router';
import { WrongAccountNote } from '../../domains/identity/accounts/wrong-account-note.tsx';
import { ContactBanner } from '../../domains/identity/contacts/contact-banner.tsx';
import { ReauthenticationProvider } from '../../domains/identity/reauthentication/reauthentication-provider.tsx';
import { PageFrame } from '../shell/page-frame.tsx';

export default function VisitorLayout() {
  return (
    <ReauthenticationProvider>
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
    </ReauthenticationProvider>
  );
}

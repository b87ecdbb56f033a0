import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { assistantText } from '../../../i18n/generated/assistant.ts';
import { AskAnything } from '../../domains/communication/assistant/ask-anything.tsx';
import { StepCards } from '../../domains/communication/assistant/step-cards.tsx';
import { ownerOf, useSession } from '../../domains/identity/session/session.ts';
import type { Step } from '../../domains/selling/listing-wizard/draft/draft.ts';
import { useWizard } from '../../domains/selling/listing-wizard/use-wizard.ts';
import { WizardPanel } from '../../domains/selling/listing-wizard/wizard-panel.tsx';
import { takePhotoHandoff } from '../../lib/files/photo-handoff.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { useEventCallback } from '../../lib/react/event-callback.ts';
import { useLazy } from '../../lib/react/use-lazy.ts';
import { SellerPage } from '../seller-shell/seller-page.tsx';

/** Loaded only where there is a draft. */
const loadDraftOffer = () =>
  import('../../domains/communication/assistant/draft-offer.tsx').then((module) => module.DraftOffer);
/** Loaded after the page: a photo that was shared comes with a page load. */
const loadSharedPhoto = () =>
  import('../../domains/selling/listing-wizard/shared-photo/shared-photo.tsx').then((module) => module.SharedPhoto);

export const meta = () =>
  pageMeta({ title: assistantText('pageTitle'), description: assistantText('pageDescription') });

export default function ChatPage() {
  const session = useSession();
  if (!session) return null;
  const owner = ownerOf(session);
  // Keyed by account, so that another account gets a fresh workspace.
  return <Workspace key={owner} owner={owner} name={session.post.name ?? ''} />;
}

function Workspace({ owner, name }: { owner: string; name: string }) {
  const wizard = useWizard(owner);
  const panel = useWizardSheet();
  const DraftOffer = useLazy(loadDraftOffer, wizard.isStarted);

  function open(step: Step) {
    wizard.goTo(step);
    panel.open();
  }

  function attach(files: Iterable<File> | null) {
    wizard.upload.choose(files);
    panel.open();
  }

  // A photo passed from another page; attached only when this tab holds the draft.
  const attachPassedPhoto = useEventCallback(() => {
    const photo = takePhotoHandoff();
    if (photo) attach([photo]);
  });
  const isAtWork = wizard.ownership === 'here';
  const SharedPhoto = useLazy(loadSharedPhoto, isAtWork);
  useEffect(() => {
    if (isAtWork) attachPassedPhoto();
  }, [isAtWork, attachPassedPhoto]);

  return (
    <>
      <SellerPage
        title={name ? assistantText('welcomeByName', { name }) : assistantText('welcome')}
        lead={assistantText('lead')}
      >
        {wizard.isStarted && DraftOffer && (
          <DraftOffer
            title={wizard.draft.texts[wizard.draft.source].title}
            step={wizard.step}
            onContinue={() => open(wizard.step)}
            onRemove={wizard.startOver}
          />
        )}
        <StepCards current={wizard.step} lockedReason={wizard.lockedReason} onOpen={open} />
        <AskAnything onAttach={attach} />
      </SellerPage>
      {SharedPhoto && <SharedPhoto isStarted={wizard.isStarted} onTake={(photo) => attach([photo])} />}
      <WizardPanel wizard={wizard} isOpen={panel.isOpen} onClose={panel.close} />
    </>
  );
}

/** On small screens the wizard is a sheet over the chat; the browser's Back closes it. */
function useWizardSheet() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isOpen = (state as { isWizardOpen?: boolean } | null)?.isWizardOpen === true;
  return {
    isOpen,
    open: () => !isOpen && void navigate('/chat', { state: { isWizardOpen: true }, preventScrollReset: true }),
    close: () => isOpen && void navigate(-1),
  };
}

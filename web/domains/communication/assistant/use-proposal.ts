import { useState } from 'react';
import {
  type assistantActionStates,
  doAssistantAction,
  undoAssistantAction,
} from '../../../../contracts/communication/assistant-actions.ts';
import { assistantCardsText } from '../../../../i18n/generated/assistant-cards.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';

interface Shown {
  state: (typeof assistantActionStates)[number] | 'left';
  sentence: string;
  canUndo: boolean;
}

/** A proposal until it is done, left or undone. */
export function useProposal(id: string) {
  const [shown, setShown] = useState<Shown>({ state: 'proposed', sentence: '', canUndo: false });
  const [isBusy, setBusy] = useState(false);
  const showFailure = useFailureToast();

  async function call(endpoint: typeof doAssistantAction | typeof undoAssistantAction) {
    setBusy(true);
    try {
      const { action } = await api(endpoint, { params: { id }, body: { language: getLocale() } });
      setShown({ state: action.state, sentence: action.sentence, canUndo: action.can_undo });
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return {
    ...shown,
    isBusy,
    confirm: () => void call(doAssistantAction),
    undo: () => void call(undoAssistantAction),
    leave: () => setShown({ state: 'left', sentence: assistantCardsText('left'), canUndo: false }),
  };
}

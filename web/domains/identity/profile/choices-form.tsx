import { useState } from 'react';
import { type Choices, saveChoices } from '../../../../contracts/identity/profile.ts';
import type { ThaiSpeech } from '../../../../contracts/languages.ts';
import { choicesText } from '../../../../i18n/generated/choices.ts';
import { api } from '../../../lib/api/api.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useApiCallWithToast } from '../../../ui/overlays/api-call-with-toast.ts';

interface ChoicesFormProps {
  choices: Choices;
  onTokens?: (balance: number) => void;
}

/** The personalization choices; each change is saved at once and reverted when saving fails. */
export function ChoicesForm({ choices: saved, onTokens }: ChoicesFormProps) {
  const [choices, setChoices] = useState(saved);
  const callWithToast = useApiCallWithToast();

  async function choose(change: Partial<Choices>) {
    const next = { ...choices, ...change };
    setChoices(next);
    const answer = await callWithToast(api(saveChoices, { body: next }));
    if (!answer) return setChoices(choices);
    setChoices(answer.choices);
    onTokens?.(answer.token_balance);
  }

  return (
    <div className="flex flex-col gap-2">
      <CheckField
        name="allows_behavioral_data"
        label={choicesText('behavioralData')}
        hint={choicesText('behavioralDataHint')}
        isChecked={choices.allows_behavioral_data}
        onChange={(allows_behavioral_data) => choose({ allows_behavioral_data })}
      />
      <CheckField
        name="optimizes_for_others"
        label={choicesText('optimize')}
        hint={choicesText('optimizeHint')}
        isChecked={choices.optimizes_for_others}
        onChange={(optimizes_for_others) => choose({ optimizes_for_others })}
      />
      <SelectField
        name="thai_speech"
        label={choicesText('thaiSpeech')}
        hint={choicesText('thaiSpeechHint')}
        value={choices.thai_speech}
        options={[
          { value: 'neutral', label: choicesText('thaiNeutral') },
          { value: 'female', label: choicesText('thaiFemale') },
          { value: 'male', label: choicesText('thaiMale') },
        ]}
        onChange={({ target }) => choose({ thai_speech: target.value as ThaiSpeech })}
      />
    </div>
  );
}

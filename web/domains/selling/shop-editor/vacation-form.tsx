import { useState } from 'react';
import { findLanguage } from '../../../../contracts/languages.ts';
import { maxVacationMessageLength } from '../../../../contracts/marketplace/shop-rules.ts';
import { endVacation, putVacation, type ShopSettings } from '../../../../contracts/selling/shop-settings.ts';
import { shopEditorText } from '../../../../i18n/generated/shop-editor.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';

const names = ['from', 'until', 'message'] as const;

interface VacationFormProps {
  vacation: ShopSettings['vacation'];
  onSaved: (vacation: ShopSettings['vacation']) => void;
}

export function VacationForm({ vacation, onSaved }: VacationFormProps) {
  const language = vacation?.language ?? findLanguage(getLocale()) ?? 'en';
  const [isEnding, setEnding] = useState(false);
  const showToast = useToast();
  const showFailure = useFailureToast('seller');
  const form = useForm(names, {
    check: ({ from, until }) => ({
      ...(from ? {} : { from: shopEditorText('dayMissing') }),
      ...(until ? {} : { until: shopEditorText('dayMissing') }),
    }),
    refusals: { bad_input: 'until' },
    async send({ from, until, message }) {
      const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      const body = {
        from,
        until,
        language,
        time_zone,
        message: { ...vacation?.message, [language]: { text: message } },
      };
      const answer = await api(putVacation, { body });
      onSaved(answer.shop.vacation);
      showToast({ text: answer.message, accountRole: 'seller' });
    },
  });

  async function end() {
    setEnding(true);
    try {
      const answer = await api(endVacation);
      onSaved(null);
      showToast({ text: answer.message, accountRole: 'seller' });
    } catch (error) {
      showFailure(error);
    } finally {
      setEnding(false);
    }
  }

  return (
    <form {...form.props} key={vacation ? 'planned' : 'none'} className="flex w-full flex-col gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <TextField
          label={shopEditorText('firstDay')}
          type="date"
          name="from"
          defaultValue={vacation?.from}
          error={form.errors.from}
        />
        <TextField
          label={shopEditorText('lastDay')}
          type="date"
          name="until"
          defaultValue={vacation?.until}
          error={form.errors.until}
        />
      </div>
      <TextArea
        label={shopEditorText('message')}
        hint={shopEditorText('messageHint')}
        name="message"
        lang={language}
        maxLength={maxVacationMessageLength}
        defaultValue={vacation?.message[language]?.text}
        error={form.errors.message}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" isBusy={form.isBusy} disabled={!form.isReady}>
          {shopEditorText('saveVacation')}
        </Button>
        {vacation && (
          <Button isBusy={isEnding} onClick={() => void end()}>
            {shopEditorText('endVacation')}
          </Button>
        )}
      </div>
    </form>
  );
}

import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadData } from '../../../../contracts/identity/profile.ts';
import { settingsText } from '../../../../i18n/generated/settings.ts';
import { api } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useApiCallWithToast } from '../../../ui/overlays/api-call-with-toast.ts';
import { useReauthentication } from '../reauthentication/reauthentication-provider.tsx';

/** Saves everything the server holds about the account as one file. */
export function DownloadData() {
  const [isBusy, setBusy] = useState(false);
  const callWithToast = useApiCallWithToast();
  const withReauthentication = useReauthentication();

  async function download() {
    setBusy(true);
    const answer = await callWithToast(withReauthentication(() => api(downloadData)));
    if (answer) saveFile('snapbazaar-my-data.json', jsonOf(answer.data));
    setBusy(false);
  }

  return (
    <Button onClick={download} isBusy={isBusy} icon={<Download aria-hidden="true" className="size-4.5" />}>
      {settingsText('download')}
    </Button>
  );
}

const jsonOf = (data: unknown) => new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });

import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadData } from '../../../../contracts/identity/profile.ts';
import { settingsText } from '../../../../i18n/generated/settings.ts';
import { api } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { useReauthentication } from '../reauthentication/reauthentication-provider.tsx';

/** Saves everything the server holds about the account as one file. */
export function DownloadData() {
  const [isBusy, setBusy] = useState(false);
  const showFailure = useFailureToast();
  const withReauthentication = useReauthentication();

  async function download() {
    setBusy(true);
    try {
      const { name, content } = await withReauthentication(() => api(downloadData));
      saveFile(name, content);
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button onClick={download} isBusy={isBusy} icon={<Download aria-hidden="true" className="size-4.5" />}>
      {settingsText('download')}
    </Button>
  );
}

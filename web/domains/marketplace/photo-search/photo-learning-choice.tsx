import { useEffect, useState } from 'react';
import { getPhotoLearning, savePhotoLearning } from '../../../../contracts/marketplace/photo-search.ts';
import { settingsText } from '../../../../i18n/generated/settings.ts';
import { api } from '../../../lib/api/api.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { useApiCallWithToast } from '../../../ui/overlays/api-call-with-toast.ts';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';

/** Whether the seller's listings teach the recognition of photos; each change is saved at once. */
export function PhotoLearningChoice() {
  const [isOn, setOn] = useState(true);
  const callWithToast = useApiCallWithToast();
  const showFailure = useFailureToast();

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page opens.
  useEffect(() => {
    api(getPhotoLearning).then(({ improves_recognition }) => setOn(improves_recognition), showFailure);
  }, []);

  async function choose(improves_recognition: boolean) {
    setOn(improves_recognition);
    const answer = await callWithToast(api(savePhotoLearning, { body: { improves_recognition } }));
    if (!answer) setOn(!improves_recognition);
  }

  return (
    <CheckField
      name="improves_recognition"
      label={settingsText('photoLearning')}
      hint={settingsText('photoLearningHint')}
      isChecked={isOn}
      onChange={choose}
    />
  );
}

import { useEffect, useState } from 'react';
import { getPhotoLearning, savePhotoLearning } from '../../../contracts/photo-search.ts';
import { settingsText } from '../../../messages/generated/settings.ts';
import { api } from '../../lib/api.ts';
import { useApiCallWithToast } from '../../ui/api-call-with-toast.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { useFailureToast } from '../../ui/failure-toast.ts';

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

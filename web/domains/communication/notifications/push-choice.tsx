import { useEffect, useState } from 'react';
import { notificationChoicesText } from '../../../../i18n/generated/notification-choices.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { type PushProblem, renewPush, turnOffPush, turnOnPush } from './push.ts';

/** Whether notifications are pushed to this browser. */
export function PushChoice() {
  const [isOn, setOn] = useState(false);
  const [problem, setProblem] = useState<PushProblem | null>(null);
  const showFailure = useFailureToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => void renewPush().then(setOn, showFailure), []);

  async function choose(isWanted: boolean) {
    try {
      const found = isWanted ? await turnOnPush() : await turnOffPush().then(() => null);
      setProblem(found);
      setOn(isWanted && found === null);
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <div>
      <CheckField
        name="push"
        label={notificationChoicesText('device')}
        hint={notificationChoicesText('deviceHint')}
        isChecked={isOn}
        onChange={(isWanted) => void choose(isWanted)}
      />
      {problem && (
        <p role="alert" className="text-bad text-sm">
          {notificationChoicesText(problem)}
        </p>
      )}
    </div>
  );
}

import type { UserType } from '../../../contracts/accounts.ts';
import { accountsText } from '../../../messages/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';

const providers = ['Google', 'Facebook'] as const;

export function SocialButtons({ side }: { side: UserType }) {
  const showToast = useToast();
  return (
    <div className="mt-5">
      <p className="text-center text-muted text-sm">{accountsText('orContinueWith')}</p>
      <div className="mt-5 grid grid-cols-2 gap-2.5 max-tiny:grid-cols-1">
        {providers.map((provider) => (
          <Button
            key={provider}
            isWide
            onClick={() => showToast({ text: accountsText('notSetUp', { provider }), tone: 'bad', side })}
          >
            {provider}
          </Button>
        ))}
      </div>
    </div>
  );
}

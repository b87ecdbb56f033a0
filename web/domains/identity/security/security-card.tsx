import { securityText } from '../../../../i18n/generated/security.ts';
import type { AsyncResult } from '../../../lib/api/async-result.ts';
import { Card } from '../../../ui/display/card.tsx';
import { AsyncPart } from '../../../ui/states/async-part.tsx';
import type { loadSecurity } from './load-security.ts';

interface SecurityCardProps {
  security: Promise<AsyncResult<Awaited<ReturnType<typeof loadSecurity>>>>;
  onChanged: () => void;
}

/** The ways to sign in. */
export function SecurityCard({ security, onChanged }: SecurityCardProps) {
  return (
    <Card id="security" className="mt-4 scroll-mt-6">
      <h2 className="text-lg">{securityText('title')}</h2>
      <p className="mt-1 mb-4 text-muted">{securityText('lead')}</p>
      <AsyncPart result={security} name={securityText('yourMethods')}>
        {([answer, { SecurityLists }]) => <SecurityLists security={answer.security} onChanged={onChanged} />}
      </AsyncPart>
    </Card>
  );
}

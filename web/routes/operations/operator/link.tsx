import { useEffect, useState } from 'react';
import { openOperatorLink } from '../../../../contracts/operations/operators.ts';
import { operatorText } from '../../../../i18n/generated/operator.ts';
import { useLinkToken } from '../../../domains/identity/session/use-link-token.ts';
import { operatorApi } from '../../../domains/operations/operator-session/operator-api.ts';
import { OperatorDoor } from '../../../domains/operations/operator-session/operator-door.tsx';
import { OperatorLinkForm } from '../../../domains/operations/operator-session/operator-link-form.tsx';
import { type AsyncResult, toResult } from '../../../lib/api/async-result.ts';
import { pageMeta } from '../../../lib/page/page-meta.ts';

export const meta = () =>
  pageMeta({ title: `${operatorText('linkTitle')} · Snapbazaar`, description: operatorText('description') });

type Link = AsyncResult<{ email: string; secret: string; address: string }>;

export default function OperatorLinkPage() {
  const token = useLinkToken();
  const link = useLink(token);
  const found = link?.hasFailed === false ? link.value : null;
  const lead = found ? operatorText('linkFor', { email: found.email }) : operatorText('description');
  return (
    <OperatorDoor title={operatorText('linkTitle')} lead={lead}>
      {token === '' && <p>{operatorText('linkMissing')}</p>}
      {link?.hasFailed && <p role="alert">{link.message}</p>}
      {found && token && <OperatorLinkForm token={token} secret={found.secret} address={found.address} />}
    </OperatorDoor>
  );
}

/** Whose link it is and the secret for their app, which uses nothing up. */
function useLink(token: string | null): Link | null {
  const [link, setLink] = useState<Link | null>(null);
  useEffect(() => {
    if (!token) return;
    const abort = new AbortController();
    void toResult(operatorApi(openOperatorLink, { body: { token }, signal: abort.signal })).then((opened) => {
      if (!abort.signal.aborted) setLink(opened);
    });
    return () => abort.abort();
  }, [token]);
  return link;
}

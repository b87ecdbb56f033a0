import { useMemo } from 'react';
import { listTokenHistory, type TokenEntry } from '../../../../contracts/identity/profile.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { profileTokensText } from '../../../../i18n/generated/profile-tokens.ts';
import { api } from '../../../lib/api/api.ts';
import { toResult } from '../../../lib/api/async-result.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { AsyncPart } from '../../../ui/states/async-part.tsx';

/** Every token earned or withdrawn; loaded each time the dialog opens. */
export function TokenHistory({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const history = useMemo(() => (isOpen ? toResult(api(listTokenHistory)) : null), [isOpen]);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={profileTokensText('history')}>
      {history && (
        <AsyncPart result={history} name={profileTokensText('yourHistory')}>
          {({ entries, token_balance }) => <Entries entries={entries} balance={token_balance} />}
        </AsyncPart>
      )}
    </Dialog>
  );
}

function Entries({ entries, balance }: { entries: TokenEntry[]; balance: number }) {
  if (entries.length === 0) {
    return <p className="py-4 text-muted">{profileTokensText('noHistory')}</p>;
  }
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{profileTokensText('historyCaption')}</caption>
      <thead className="text-caption text-muted">
        <tr>
          <th className="py-2 font-medium">{profileTokensText('date')}</th>
          <th className="py-2 font-medium">{profileTokensText('reason')}</th>
          <th className="py-2 text-right font-medium">{profileTokensText('unit')}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-line border-y">
        {entries.map(({ id, amount, reason, created_at }) => (
          <tr key={id}>
            <td className="whitespace-nowrap py-3 pr-4 align-top">{formatDate(created_at)}</td>
            <td className="py-3 pr-4 align-top">{profileTokensText(reason)}</td>
            <td className="py-3 text-right align-top font-semibold tabular-nums">
              {amount > 0 ? `+${amount}` : `−${-amount}`}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-bold">
          <td className="py-3" colSpan={2}>
            {profileTokensText('balance')}
          </td>
          <td className="py-3 text-right tabular-nums">{balance}</td>
        </tr>
      </tfoot>
    </table>
  );
}

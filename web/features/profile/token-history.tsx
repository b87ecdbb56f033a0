import { useMemo } from 'react';
import { listTokenHistory, type TokenEntry } from '../../../contracts/profile.ts';
import { api } from '../../lib/api.ts';
import { toResult } from '../../lib/async-result.ts';
import { formatDate } from '../../lib/format.ts';
import { AsyncPart } from '../../ui/async-part.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const reasons: Record<TokenEntry['reason'], string> = {
  'behavioral-data-allowed': 'Behavioral data collection allowed',
  'behavioral-data-withdrawn': 'Behavioral data collection withdrawn',
};

/** Every token earned or withdrawn; loaded each time the dialog opens. */
export function TokenHistory({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const history = useMemo(() => (isOpen ? toResult(api(listTokenHistory)) : null), [isOpen]);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Token history">
      {history && (
        <AsyncPart result={history} name="Your token history">
          {({ entries, token_balance }) => <Entries entries={entries} balance={token_balance} />}
        </AsyncPart>
      )}
    </Dialog>
  );
}

function Entries({ entries, balance }: { entries: TokenEntry[]; balance: number }) {
  if (entries.length === 0) {
    return <p className="py-4 text-muted">No tokens yet. Allowing behavioral data collection earns the first 5 T4L.</p>;
  }
  return (
    <table className="w-full text-left">
      <caption className="sr-only">Tokens given and taken back, the newest first</caption>
      <thead className="text-caption text-muted">
        <tr>
          <th className="py-2 font-medium">Date</th>
          <th className="py-2 font-medium">What for</th>
          <th className="py-2 text-right font-medium">T4L</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-line border-y">
        {entries.map(({ id, amount, reason, created_at }) => (
          <tr key={id}>
            <td className="whitespace-nowrap py-3 pr-4 align-top">{formatDate(created_at)}</td>
            <td className="py-3 pr-4 align-top">{reasons[reason]}</td>
            <td className="py-3 text-right align-top font-semibold tabular-nums">
              {amount > 0 ? `+${amount}` : `−${-amount}`}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-bold">
          <td className="py-3" colSpan={2}>
            Balance
          </td>
          <td className="py-3 text-right tabular-nums">{balance}</td>
        </tr>
      </tfoot>
    </table>
  );
}

import { Link } from 'react-router';
import type { AnswerFigure, AnswerRow } from '../../../../contracts/communication/assistant.ts';
import { shopFiguresText } from '../../../../i18n/generated/shop-figures.ts';

/** The figures and records that an answer names, each record with the way to its page. */
export function AnswerRecords({ figures, rows }: { figures: AnswerFigure[]; rows: AnswerRow[] }) {
  return (
    <>
      {figures.length > 0 && (
        <dl className="mt-3 flex flex-wrap gap-2.5">
          {figures.map(({ label, value, before }) => (
            <div key={label} className="min-w-36 flex-1 rounded-tile border border-line bg-surface px-4 py-3">
              <dt className="text-muted text-sm">{label}</dt>
              <dd className="font-semibold text-lg tabular-nums">{value}</dd>
              {before && <dd className="text-caption text-muted">{shopFiguresText('before', { value: before })}</dd>}
            </div>
          ))}
        </dl>
      )}
      {rows.length > 0 && (
        <ul className="mt-3 divide-y divide-line overflow-hidden rounded-tile border border-line bg-surface">
          {rows.map((row) => (
            <li key={`${row.to} ${row.title} ${row.detail}`}>
              <Row {...row} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Row({ title, detail, to }: AnswerRow) {
  const content = (
    <>
      <span className="[overflow-wrap:anywhere]">{title}</span>
      <span className="text-muted text-sm tabular-nums">{detail}</span>
    </>
  );
  const look = 'flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-4 py-2';
  if (!to) return <div className={look}>{content}</div>;
  return (
    <Link to={to} className={`${look} hover:bg-sunken`}>
      {content}
    </Link>
  );
}

import type { ExplainedProduct, ListedProduct } from '../../../../contracts/marketplace/listings.ts';

interface ExplanationProps {
  explanation: readonly ExplainedProduct[];
  products: readonly ListedProduct[];
}

/** For developers and the operator: which word of the search each product has, where, and what that added to its score. */
export function Explanation({ explanation, products }: ExplanationProps) {
  const titles = new Map(products.map(({ id, title }) => [id, title]));
  return (
    <ol className="mb-4 flex flex-col gap-2 rounded-card border border-line bg-surface p-4 text-sm">
      {explanation.map(({ id, score, parts }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="w-14 shrink-0 text-right font-semibold tabular-nums">{score ?? '–'}</span>
          <span className="min-w-0 font-medium break-words">{titles.get(id)}</span>
          {parts.map(({ text, where, added }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word may be typed twice, and the order never changes.
            <span key={at} className={added > 0 ? 'text-muted' : 'text-muted line-through'}>
              {`${text} · ${where} · +${added.toFixed(2)}`}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}

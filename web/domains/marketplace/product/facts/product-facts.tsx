import type { ShownFact } from '../../../../../contracts/marketplace/facts.ts';
import { productText } from '../../../../../i18n/generated/product.ts';
import { useLazy } from '../../../../lib/react/use-lazy.ts';

const loadOtherUnits = () => import('./other-units.tsx').then(({ OtherUnits }) => OtherUnits);

/** What the seller says of the goods, as a table. */
export function ProductFacts({ facts }: { facts: readonly ShownFact[] }) {
  // Which system a reader uses is known in the browser alone, because the page is the same for everyone.
  const OtherUnits = useLazy(
    loadOtherUnits,
    facts.some(({ other }) => other !== null),
  );
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="mb-2 font-sans font-semibold text-muted text-sm tracking-normal">
        {productText('facts')}
      </h2>
      <dl className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface text-sm">
        {facts.map(({ id, label, text, other }) => (
          <div key={id ?? label} className="grid grid-cols-[minmax(7rem,2fr)_3fr] gap-3 px-3.5 py-2.5">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium wrap-anywhere">
              {text}
              {other && OtherUnits && <OtherUnits other={other} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

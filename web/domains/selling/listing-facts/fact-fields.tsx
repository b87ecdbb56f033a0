import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import type { FactOfType } from '../../../../contracts/marketplace/facts.ts';
import { listingFactsText } from '../../../../i18n/generated/listing-facts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Disclosure } from '../../../ui/overlays/disclosure.tsx';
import type { FactEntry } from './fact-entries.ts';
import { FactField } from './fact-field.tsx';
import { useFactsOfType } from './use-facts-of-type.ts';

interface FactFieldsProps {
  productTypeId: string;
  categoryId: string;
  entries: readonly FactEntry[];
  /** Whether facts of another product type are dropped once this one's are known; a published listing keeps what was said. */
  dropsOthers?: boolean;
  onChange: (entries: FactEntry[]) => void;
  /** Called when a field is left or a choice made. */
  onDone?: ((entries: readonly FactEntry[]) => void) | undefined;
}

const shownFirst = 3;
const mostOwn = 5;

/** What buyers of this type of goods ask for: three fields first, then the others and facts in own words. All can be left empty. */
export function FactFields({ productTypeId, categoryId, entries, dropsOthers, onChange, onDone }: FactFieldsProps) {
  const facts = useFactsOfType(productTypeId, categoryId);
  const asked = new Set(facts.map(({ id }) => id));
  const own = entries.filter(({ id }) => id === null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another list of facts drops what was typed for the former one.
  useEffect(() => {
    if (!dropsOthers || facts.length === 0) return;
    const kept = entries.filter(({ id }) => id === null || asked.has(id));
    if (kept.length < entries.length) onChange(kept);
  }, [facts]);

  if (facts.length === 0 && own.length === 0) return null;

  function setKnown(entry: FactEntry): FactEntry[] {
    const byId = new Map(entries.map((one) => [one.id, one]));
    const known = facts.flatMap(({ id }) => (id === entry.id ? entry : (byId.get(id) ?? [])));
    const next = [...known, ...entries.filter(({ id }) => id === null || !asked.has(id))];
    onChange(next);
    return next;
  }
  const setOwn = (next: FactEntry[]) => onChange([...entries.filter(({ id }) => id !== null), ...next]);
  const field = (fact: FactOfType) => (
    <FactField
      key={fact.id}
      fact={fact}
      entry={entries.find(({ id }) => id === fact.id) ?? { id: fact.id, label: '', value: '', unit: '' }}
      onChange={setKnown}
      onDone={(entry) => onDone?.(entry ? setKnown(entry) : entries)}
    />
  );
  return (
    <section aria-labelledby="facts-heading" className="flex flex-col gap-4">
      <div>
        <h3 id="facts-heading" className="font-sans font-semibold text-sm tracking-normal">
          {listingFactsText('title')}
        </h3>
        <p className="text-muted text-sm">{listingFactsText('hint')}</p>
      </div>
      {facts.slice(0, shownFirst).map(field)}
      <Disclosure summary={listingFactsText('more')} isInitiallyOpen={own.length > 0}>
        <div className="flex flex-col gap-4">
          {facts.slice(shownFirst).map(field)}
          {own.map((entry, at) => {
            const set = (part: Partial<FactEntry>) =>
              setOwn(own.map((one, place) => (place === at ? { ...one, ...part } : one)));
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: an own fact has nothing else that stays while it is typed.
              <div key={at} className="grid gap-4 sm:grid-cols-2">
                <TextField
                  label={listingFactsText('ownLabel')}
                  maxLength={40}
                  value={entry.label}
                  onChange={({ target }) => set({ label: target.value })}
                  onBlur={() => onDone?.(entries)}
                />
                <TextField
                  label={listingFactsText('ownValue')}
                  maxLength={200}
                  value={entry.value}
                  onChange={({ target }) => set({ value: target.value })}
                  onBlur={() => onDone?.(entries)}
                />
              </div>
            );
          })}
          {own.length < mostOwn && (
            <Button
              tone="quiet"
              size="small"
              icon={<Plus aria-hidden="true" className="size-4" />}
              onClick={() => setOwn([...own, { id: null, label: '', value: '', unit: '' }])}
            >
              {listingFactsText('add')}
            </Button>
          )}
        </div>
      </Disclosure>
    </section>
  );
}

import { CircleQuestionMark, Eye } from 'lucide-react';
import type { PhotoFacts } from '../../../../../contracts/selling/listing-analysis.ts';
import { wizardFactsText } from '../../../../../i18n/generated/wizard-facts.ts';

interface FactLabel {
  name: 'colour' | 'material' | 'brand' | 'condition' | 'printed';
  value: string;
  isSeen: boolean;
}

/** Facts seen in the photo, and facts that are only likely for goods of this product type. */
export function PhotoFactList({ facts }: { facts: PhotoFacts }) {
  const labels = labelsOf(facts);
  const groups = [
    { title: 'seen', icon: Eye, labels: labels.filter(({ isSeen }) => isSeen) },
    { title: 'guessed', icon: CircleQuestionMark, labels: labels.filter(({ isSeen }) => !isSeen) },
  ] as const;
  return groups.map(
    ({ title, icon: Icon, labels: shown }) =>
      shown.length > 0 && (
        <div key={title}>
          <h3 className="mb-1.5 flex items-center gap-1.5 font-sans font-semibold text-caption text-muted tracking-normal">
            <Icon aria-hidden="true" className="size-4" />
            {wizardFactsText(title)}
          </h3>
          <ul className="flex flex-wrap gap-1.5">
            {shown.map(({ name, value, isSeen }) => (
              <li
                key={`${name} ${value}`}
                className={`rounded-full border px-2.5 py-1 text-caption leading-tight ${isSeen ? 'border-line bg-sunken' : 'border-faint border-dashed'}`}
              >
                <span className="text-muted">{wizardFactsText(name)}</span>{' '}
                <span className="font-semibold">{value}</span>
              </li>
            ))}
          </ul>
        </div>
      ),
  );
}

function labelsOf({ colours, material, brand, condition, words }: PhotoFacts): FactLabel[] {
  const named = [
    ...colours.map((fact) => ({ name: 'colour', fact }) as const),
    { name: 'material', fact: material },
    { name: 'brand', fact: brand },
    { name: 'condition', fact: condition },
  ] as const;
  return [
    ...named.flatMap(({ name, fact }) =>
      fact
        ? [{ name, value: name === 'brand' ? fact.value : toWords(fact.value), isSeen: fact.certainty === 'seen' }]
        : [],
    ),
    ...words.map((word) => ({
      name: 'printed' as const,
      value: wizardFactsText('printedWord', { word }),
      isSeen: true,
    })),
  ];
}

/** Fact values are English words joined by hyphens. */
const toWords = (id: string) => id.replaceAll('-', ' ');

import { CircleQuestionMark, Eye } from 'lucide-react';
import type { PhotoFacts } from '../../../contracts/listing-analysis.ts';

interface FactLabel {
  name: string;
  value: string;
  isSeen: boolean;
}

/** Facts seen in the photo, and facts that are only likely for goods of this kind. */
export function PhotoFactList({ facts }: { facts: PhotoFacts }) {
  const labels = labelsOf(facts);
  const groups = [
    { title: 'Seen in the photo', icon: Eye, labels: labels.filter(({ isSeen }) => isSeen) },
    { title: 'A guess, please check', icon: CircleQuestionMark, labels: labels.filter(({ isSeen }) => !isSeen) },
  ];
  return groups.map(
    ({ title, icon: Icon, labels: shown }) =>
      shown.length > 0 && (
        <div key={title}>
          <h3 className="mb-1.5 flex items-center gap-1.5 font-sans font-semibold text-caption text-muted tracking-normal">
            <Icon aria-hidden="true" className="size-4" />
            {title}
          </h3>
          <ul className="flex flex-wrap gap-1.5">
            {shown.map(({ name, value, isSeen }) => (
              <li
                key={`${name} ${value}`}
                className={`rounded-full border px-2.5 py-1 text-caption leading-tight ${isSeen ? 'border-line bg-sunken' : 'border-faint border-dashed'}`}
              >
                <span className="text-muted">{name}</span> <span className="font-semibold">{value}</span>
              </li>
            ))}
          </ul>
        </div>
      ),
  );
}

function labelsOf({ colours, material, brand, condition, words }: PhotoFacts): FactLabel[] {
  const named = [
    ...colours.map((fact) => ({ name: 'Colour', fact })),
    { name: 'Material', fact: material },
    { name: 'Brand', fact: brand },
    { name: 'Condition', fact: condition },
  ];
  return [
    ...named.flatMap(({ name, fact }) =>
      fact
        ? [{ name, value: name === 'Brand' ? fact.value : toWords(fact.value), isSeen: fact.certainty === 'seen' }]
        : [],
    ),
    ...words.map((word) => ({ name: 'Printed', value: `“${word}”`, isSeen: true })),
  ];
}

/** Fact values are English words joined by hyphens. */
const toWords = (id: string) => id.replaceAll('-', ' ');

import { CircleQuestionMark, Eye } from 'lucide-react';
import type { PhotoFacts } from '../../../contracts/listing-analysis.ts';

interface Mark {
  name: string;
  value: string;
  isSeen: boolean;
}

/** What of the listing shows in the photo, and what is only likely for goods of this kind. */
export function PhotoFactList({ facts }: { facts: PhotoFacts }) {
  const marks = marksOf(facts);
  const groups = [
    { title: 'Seen in the photo', icon: Eye, marks: marks.filter(({ isSeen }) => isSeen) },
    { title: 'A guess, please check', icon: CircleQuestionMark, marks: marks.filter(({ isSeen }) => !isSeen) },
  ];
  return groups.map(
    ({ title, icon: Icon, marks: shown }) =>
      shown.length > 0 && (
        <div key={title}>
          <h3 className="mb-1.5 flex items-center gap-1.5 font-sans font-semibold text-[0.8125rem] text-muted tracking-normal">
            <Icon aria-hidden="true" className="size-4" />
            {title}
          </h3>
          <ul className="flex flex-wrap gap-1.5">
            {shown.map(({ name, value, isSeen }) => (
              <li
                key={`${name} ${value}`}
                className={`rounded-full border px-2.5 py-1 text-[0.8125rem] leading-tight ${isSeen ? 'border-line bg-sunken' : 'border-faint border-dashed'}`}
              >
                <span className="text-muted">{name}</span> <span className="font-semibold">{value}</span>
              </li>
            ))}
          </ul>
        </div>
      ),
  );
}

function marksOf({ colours, material, brand, condition, words }: PhotoFacts): Mark[] {
  const named = [
    ...colours.map((fact) => ({ name: 'Colour', fact })),
    { name: 'Material', fact: material },
    { name: 'Brand', fact: brand },
    { name: 'Condition', fact: condition },
  ];
  return [
    ...named.flatMap(({ name, fact }) =>
      fact
        ? [{ name, value: name === 'Brand' ? fact.value : inWords(fact.value), isSeen: fact.certainty === 'seen' }]
        : [],
    ),
    ...words.map((word) => ({ name: 'Printed', value: `“${word}”`, isSeen: true })),
  ];
}

/** Ids of the phrase book are English words with hyphens. */
const inWords = (id: string) => id.replaceAll('-', ' ');

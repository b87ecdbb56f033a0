import type { AnswerChoice } from '../../../../contracts/communication/assistant.ts';

interface ChoiceListProps {
  question: string;
  choices: AnswerChoice[];
  onChoose: (question: string, listingIds: string[]) => void;
}

/** Goods that a question may mean; the chosen ones are asked about. */
export function ChoiceList({ question, choices, onChoose }: ChoiceListProps) {
  return (
    <ul className="mt-3 divide-y divide-line overflow-hidden rounded-tile border border-line bg-surface">
      {choices.map(({ label, detail, listing_ids: ids }) => (
        <li key={ids.join(' ')}>
          <button
            type="button"
            onClick={() => onChoose(question, ids)}
            className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 px-4 py-2 text-left hover:bg-sunken"
          >
            <span dir="auto" className="font-semibold [overflow-wrap:anywhere]">
              {label}
            </span>
            <span className="text-muted text-sm tabular-nums">{detail}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

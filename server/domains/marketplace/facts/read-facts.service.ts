import { type FactDefinition, findFact } from '../../../../catalog/facts/fact-definitions.ts';
import { readUnit } from '../../../../catalog/facts/fact-units.ts';
import { AppError } from '../../../../contracts/errors.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { SentFact, StoredFact } from '../../../../contracts/marketplace/facts.ts';
import { cleanLine } from '../../../../contracts/text/clean-text.ts';
import { readNumber } from '../../../../contracts/text/typed-number.ts';
import { readFactDate } from './read-fact-date.ts';

const longest = { label: 40, text: 200, item: 80 };
const most = { items: 12, measurements: 6, number: 1_000_000_000 };

/** Checks what a seller says of the goods and brings it into the form in which it is stored; empty values are left out. */
export function readFacts(sent: readonly SentFact[], language: Language): StoredFact[] {
  const facts = sent.filter(({ value }) => !isEmpty(value)).map((fact) => readFact(fact, language));
  const names = facts.map((fact) => ('id' in fact ? `id ${fact.id}` : `label ${fact.label.toLowerCase()}`));
  const twice = facts.find((_, at) => names.indexOf(names[at] ?? '') < at);
  if (twice) throw problem('fact_twice', { fact: nameOf(twice, language) });
  return facts;
}

const nameOf = (fact: StoredFact, language: Language) =>
  'id' in fact ? (findFact(fact.id)?.names[language] ?? fact.id) : fact.label;

type Problem = NonNullable<ConstructorParameters<typeof AppError>[1]>['key'] & `fact_${string}`;

const problem = (key: Problem, parameters: Record<string, string | number>) =>
  new AppError('bad_input', { key, parameters });

const isEmpty = (value: SentFact['value']): boolean =>
  Array.isArray(value) ? value.every(isEmpty) : typeof value === 'string' && cleanLine(value) === '';

function readFact({ id, label, value, unit }: SentFact, language: Language): StoredFact {
  if (!id) return readOwnFact(label ?? '', value);
  const definition = findFact(id);
  if (!definition) throw problem('fact_unknown', { fact: id });
  const fact = definition.names[language];
  switch (definition.type) {
    case 'choice':
      return { id, value: readChoice(definition, value, fact), unit: null };
    case 'date': {
      const date = typeof value === 'string' ? readFactDate(value) : null;
      if (!date) throw problem('fact_date', { fact });
      return { id, value: date, unit: null };
    }
    case 'text':
      return { id, value: readText(value, fact, longest.text), unit: null };
    case 'list':
      return { id, value: readList(value, fact), unit: null };
    default:
      return { id, ...readAmount(definition, value, unit ?? '', fact) };
  }
}

function readOwnFact(typed: string, value: SentFact['value']): StoredFact {
  const label = cleanLine(typed);
  if (label === '') throw problem('fact_without_label', {});
  if ([...label].length > longest.label) throw problem('fact_too_long', { fact: label, most: longest.label });
  return { label, value: readText(value, label, longest.text) };
}

function readText(value: SentFact['value'], fact: string, most: number): string {
  const text = cleanLine(Array.isArray(value) ? value.join(', ') : String(value));
  if ([...text].length > most) throw problem('fact_too_long', { fact, most });
  return text;
}

function readList(value: SentFact['value'], fact: string): string[] {
  const items = Array.isArray(value) ? value : String(value).split(/[,，、;\n]/u);
  const texts = items.map((item) => readText(item, fact, longest.item)).filter(Boolean);
  if (texts.length > most.items) throw problem('fact_too_many', { fact, most: most.items });
  return texts;
}

/** A choice by its id or its name in any language. */
function readChoice({ choices }: FactDefinition, value: SentFact['value'], fact: string): string {
  const typed = cleanLine(String(value)).toLowerCase();
  const chosen = choices.find(
    ({ id, names }) => id === typed || Object.values<string>(names).some((name) => name.toLowerCase() === typed),
  );
  if (!chosen) throw problem('fact_choice', { fact, choices: choices.map(({ id }) => id).join(', ') });
  return chosen.id;
}

const amount = /^([\d.,]+)\s*(\D*)$/u;
const isDivider = /\s*[×x*✕хX]\s*/u;

/** A number or several, with a unit that is sent or typed behind them; the fact's usual unit where there is none. */
function readAmount({ type, units }: FactDefinition, value: SentFact['value'], unit: string, fact: string) {
  const parts = Array.isArray(value) ? value.map(String) : String(value).trim().split(isDivider);
  const read = parts.map((part) => amount.exec(part.trim()));
  const numbers = read.map((match) => readNumber(match?.[1] ?? ''));
  const isOne = type === 'number' && numbers.length !== 1;
  if (isOne || numbers.length > most.measurements) throw problem('fact_number', { fact });
  const known = numbers.map((number) => {
    if (number === null || number < 0) throw problem('fact_number', { fact });
    if (number > most.number) throw problem('fact_too_large', { fact });
    return number;
  });
  const word = unit.trim() || (read.at(-1)?.[2] ?? '').trim();
  const id = units.length === 0 ? null : word === '' ? (units[0] ?? null) : readUnit(word, units);
  if (units.length > 0 && id === null) throw problem('fact_unit', { fact, units: units.join(', ') });
  return { value: type === 'number' ? (known[0] ?? 0) : known, unit: id };
}

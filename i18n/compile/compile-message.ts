import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Choice, CompiledMessage } from '../format-message.ts';
import { factDot } from '../join-text.ts';

/** Parses an ICU message; throws where it is not one. */
export function parseMessage(message: string): MessageFormatElement[] {
  return parse(message, { shouldParseSkeletons: false });
}

/** An ICU message as the browser writes it: its text alone, or texts and arguments in turn. */
export function compileMessage(message: string): CompiledMessage {
  return compileElements(parseMessage(message));
}

/** `counted` is the argument that `#` stands for. */
function compileElements(elements: readonly MessageFormatElement[], counted = ''): CompiledMessage {
  const parts: (string | Choice)[] = [''];
  for (const part of elements.flatMap((element) => compileElement(element, counted))) {
    if (typeof part === 'string') parts.push(`${parts.pop()}${part}`);
    else parts.push(part.argument, '');
  }
  // A line must not begin with the dot between two facts.
  const texts = parts.map((part, place) => (place % 2 ? part : String(part).replaceAll(' · ', factDot)));
  if (texts.at(-1) === '') texts.pop();
  return texts.length > 1 ? texts : String(texts[0] ?? '');
}

/** A text, or an argument that stands between two texts. */
type Compiled = string | { argument: string | Choice };

function compileElement(element: MessageFormatElement, counted: string): Compiled[] {
  switch (element.type) {
    case TYPE.literal:
      return [element.value];
    case TYPE.argument:
      return [{ argument: element.value }];
    case TYPE.pound:
      return [{ argument: counted }];
    case TYPE.tag:
      // What draws the text makes links of tags.
      return [
        `<${element.value}>`,
        ...element.children.flatMap((child) => compileElement(child, counted)),
        `</${element.value}>`,
      ];
    case TYPE.plural:
    case TYPE.select:
      return [{ argument: compileChoice(element, counted) }];
    default:
      throw new Error('Dates, times and forms of numbers are written by code and given to the message as an argument.');
  }
}

type ChoiceElement = Extract<MessageFormatElement, { options: unknown }>;

function compileChoice(element: ChoiceElement, counted: string): Choice {
  const isPlural = element.type === TYPE.plural;
  if (isPlural && (element.pluralType === 'ordinal' || element.offset)) {
    throw new Error('Ordinal numbers and offsets are not supported.');
  }
  const texts = Object.entries(element.options).map(([name, { value }]) => [
    isPlural || name === 'other' ? name : `=${name}`,
    compileElements(value, isPlural ? element.value : counted),
  ]);
  return [element.value, Object.fromEntries(texts)];
}

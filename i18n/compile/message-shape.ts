import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { parseMessage } from './compile-message.ts';

/** What the caller gives a message, what is drawn as a link, and the forms that a number chooses from. */
export interface MessageShape {
  /** `number` where a number chooses the plural form. */
  arguments: ReadonlyMap<string, 'any' | 'number'>;
  tags: ReadonlySet<string>;
  /** The names of the forms of each plural: `one`, `other`, `=1`. */
  plurals: readonly (readonly string[])[];
}

export function shapeOf(message: string): MessageShape {
  const shape = { arguments: new Map<string, 'any' | 'number'>(), tags: new Set<string>(), plurals: [] as string[][] };
  const visit = (element: MessageFormatElement): void => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return;
    if (element.type === TYPE.tag) {
      shape.tags.add(element.value);
      element.children.forEach(visit);
      return;
    }
    const isPlural = element.type === TYPE.plural;
    if (isPlural || !shape.arguments.has(element.value)) {
      shape.arguments.set(element.value, isPlural ? 'number' : 'any');
    }
    if (isPlural) shape.plurals.push(Object.keys(element.options));
    if (!('options' in element)) return;
    for (const { value } of Object.values(element.options)) value.forEach(visit);
  };
  parseMessage(message).forEach(visit);
  return shape;
}

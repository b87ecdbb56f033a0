import { Fragment, type ReactNode } from 'react';

/** Replaces `<name>words</name>` in a message by an element, so that a link's words can stand anywhere in a sentence. */
export function richText(message: string, elements: Record<string, (words: string) => ReactNode>): ReactNode[] {
  const parts = message.split(/(<\w+>.*?<\/\w+>)/).filter(Boolean);
  return parts.map((part) => {
    const [, name = '', words = ''] = /^<(\w+)>(.*)<\/\w+>$/.exec(part) ?? [];
    return <Fragment key={part}>{elements[name]?.(words) ?? part}</Fragment>;
  });
}

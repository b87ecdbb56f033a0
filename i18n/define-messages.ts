import type { InEveryLanguage } from '../contracts/languages.ts';
import { formatMessage, type Message } from './format-message.ts';
import { pageLanguage } from './page-language.ts';

/** The messages of a feature in one language. */
export type MessageGroup = Readonly<Record<string, Message>>;

/** The same messages in another language; each may have a form for one and a form for other counts. */
export type TranslationOf<Group extends MessageGroup> = { readonly [Key in keyof Group]: Message };

type ParametersIn<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersIn<Rest>
  : never;
type ParametersOf<M extends Message> = M extends string
  ? ParametersIn<M>
  : M extends { other: infer Other extends string }
    ? ParametersIn<Other> | 'count'
    : never;

type Parameters<M extends Message> = [ParametersOf<M>] extends [never]
  ? []
  : [parameters: Readonly<Record<ParametersOf<M>, string | number>>];

/** Writes a message of a group in the page's language. A missing parameter does not compile. */
export type Text<Group extends MessageGroup> = <Key extends keyof Group & string>(
  key: Key,
  ...parameters: Parameters<Group[Key]>
) => string;

/** A group of messages for pages. The build leaves one language of it in each script. */
export function defineMessages<const Group extends MessageGroup>(
  group: { en: Group } & Omit<InEveryLanguage<TranslationOf<Group>>, 'en'>,
): Text<Group> {
  return (key, ...[parameters]) => formatMessage(group[pageLanguage()][key], parameters ?? {}, pageLanguage());
}

/** What the build puts in place of `defineMessages` in a script for browsers. */
export function defineOwnMessages(group: MessageGroup): Text<MessageGroup> {
  return (key, ...[parameters]) => formatMessage(group[key], parameters ?? {}, pageLanguage());
}

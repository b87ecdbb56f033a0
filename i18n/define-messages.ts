import type { InEveryLanguage } from '../contracts/languages.ts';
import { type CompiledMessage, formatMessage, type Values } from './format-message.ts';
import { getLocale } from './locale.ts';

/** The compiled messages of a group in one language. */
export type MessageGroup<Key extends string = string> = Readonly<Record<Key, CompiledMessage>>;

/** The arguments of each message of a group; a message without arguments has an empty object. */
type GroupArguments = Readonly<Record<string, Values>>;

/** What all of them need, where a key is one of several. */
type All<Arguments> = (Arguments extends unknown ? (arguments_: Arguments) => void : never) extends (
  arguments_: infer Every,
) => void
  ? Every
  : never;

type ValuesOf<Arguments> = keyof All<Arguments> extends never ? [] : [values: Readonly<All<Arguments>>];

/** Writes a message of a group in the page's language. A missing argument does not compile. */
export type Text<Group> = <Key extends keyof Group & string>(key: Key, ...values: ValuesOf<Group[Key]>) => string;

/** The keys of a group's messages. */
export type MessageKey<GroupText extends (key: never) => string> = Parameters<GroupText>[0];

/** A group of messages for pages. The build leaves one language of it in each script. */
export function defineMessages<Group extends GroupArguments>(
  messages: InEveryLanguage<MessageGroup<keyof Group & string>>,
): Text<Group> {
  return (key, ...[values = {}]) => formatMessage(messages[getLocale()][key], values as Values, getLocale());
}

/** What the build puts in place of `defineMessages` in a script for browsers. */
export function defineOwnMessages(messages: MessageGroup): (key: string, values?: Values) => string {
  return (key, values = {}) => formatMessage(messages[key], values, getLocale());
}

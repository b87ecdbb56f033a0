import plans from '../../../../data/conversations/contact-plans.json' with { type: 'json' };
import en from '../../../../data/conversations/contact-words/en.json' with { type: 'json' };
import es from '../../../../data/conversations/contact-words/es.json' with { type: 'json' };
import ja from '../../../../data/conversations/contact-words/ja.json' with { type: 'json' };
import ko from '../../../../data/conversations/contact-words/ko.json' with { type: 'json' };
import th from '../../../../data/conversations/contact-words/th.json' with { type: 'json' };
import vi from '../../../../data/conversations/contact-words/vi.json' with { type: 'json' };
import zh from '../../../../data/conversations/contact-words/zh.json' with { type: 'json' };
import { foldWord } from './fold-text.ts';
import { WordTree } from './word-tree.ts';

interface ContactWords {
  digits: string[][];
  repeats: { word: string; times: number }[];
  at: string[];
  dot: string[];
  endings: string[];
  mailHosts: string[];
  callCues: string[];
  otherNumberCues: string[];
  services: { name: string; isSure: boolean; words: string[] }[];
  ids: string[];
  joins: string[];
  ordinary: string[];
}

export interface Service {
  name: string;
  /** Whether the word means nothing else. */
  isSure: boolean;
}

export interface PhonePlan {
  code: string;
  numbers: { starts: string[]; length: number; written?: string }[];
}

// People mix languages in one sentence, so the words of all are looked for in every text.
const all: ContactWords[] = [en, th, zh, vi, es, ja, ko];

const treeOf = (list: 'at' | 'dot' | 'endings' | 'mailHosts' | 'callCues' | 'otherNumberCues' | 'ids' | 'joins') =>
  new WordTree(all.flatMap((words) => words[list].map((word) => [word, true] as const)));

export const digitWords = new WordTree(
  all.flatMap(({ digits }) => digits.flatMap((words, digit) => words.map((word) => [word, String(digit)] as const))),
);
export const repeatWords = new WordTree(
  all.flatMap(({ repeats }) => repeats.map(({ word, times }) => [word, times] as const)),
);
export const atWords = treeOf('at');
export const dotWords = treeOf('dot');
export const endingWords = treeOf('endings');
export const mailHostWords = treeOf('mailHosts');
export const callCues = treeOf('callCues');
export const otherNumberCues = treeOf('otherNumberCues');
export const idWords = treeOf('ids');
export const joinWords = treeOf('joins');
export const services = new WordTree<Service>(
  all.flatMap(({ services: listed }) =>
    listed.flatMap(({ name, isSure, words }) => words.map((word) => [word, { name, isSure }] as const)),
  ),
);
export const ordinaryWords = new Set(all.flatMap(({ ordinary }) => ordinary.map(foldWord)));

export const phonePlans: readonly PhonePlan[] = plans.phones;
export const groupings = new Set(plans.groupings);
export const sureEndings = new Set(plans.domains.sure);
export const unsureEndings = new Set(plans.domains.unsure);
export const mailHosts = new Set(plans.mailHosts);
export const currencies = new WordTree(plans.currencies.map((word) => [word, true] as const));

import { defineMessages } from './define-messages.ts';
import { languageNames as en } from './en/language-names.ts';
import { languageNames as es } from './es/language-names.ts';
import { languageNames as ja } from './ja/language-names.ts';
import { languageNames as ko } from './ko/language-names.ts';
import { languageNames as th } from './th/language-names.ts';
import { languageNames as vi } from './vi/language-names.ts';
import { languageNames as zh } from './zh/language-names.ts';

export const languageNamesText = defineMessages({ en, th, zh, vi, es, ja, ko });

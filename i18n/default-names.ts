import { defineMessages } from './define-messages.ts';
import { defaultNames as en } from './en/default-names.ts';
import { defaultNames as es } from './es/default-names.ts';
import { defaultNames as ja } from './ja/default-names.ts';
import { defaultNames as ko } from './ko/default-names.ts';
import { defaultNames as th } from './th/default-names.ts';
import { defaultNames as vi } from './vi/default-names.ts';
import { defaultNames as zh } from './zh/default-names.ts';

export const defaultNamesText = defineMessages({ en, th, zh, vi, es, ja, ko });

import { defineMessages } from './define-messages.ts';
import { terms as en } from './en/terms.ts';
import { terms as es } from './es/terms.ts';
import { terms as ja } from './ja/terms.ts';
import { terms as ko } from './ko/terms.ts';
import { terms as th } from './th/terms.ts';
import { terms as vi } from './vi/terms.ts';
import { terms as zh } from './zh/terms.ts';

export const termsText = defineMessages({ en, th, zh, vi, es, ja, ko });

import { defineMessages } from './define-messages.ts';
import { wizard as en } from './en/wizard.ts';
import { wizard as es } from './es/wizard.ts';
import { wizard as ja } from './ja/wizard.ts';
import { wizard as ko } from './ko/wizard.ts';
import { wizard as th } from './th/wizard.ts';
import { wizard as vi } from './vi/wizard.ts';
import { wizard as zh } from './zh/wizard.ts';

export const wizardText = defineMessages({ en, th, zh, vi, es, ja, ko });

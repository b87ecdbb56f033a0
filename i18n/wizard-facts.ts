import { defineMessages } from './define-messages.ts';
import { wizardFacts as en } from './en/wizard-facts.ts';
import { wizardFacts as es } from './es/wizard-facts.ts';
import { wizardFacts as ja } from './ja/wizard-facts.ts';
import { wizardFacts as ko } from './ko/wizard-facts.ts';
import { wizardFacts as th } from './th/wizard-facts.ts';
import { wizardFacts as vi } from './vi/wizard-facts.ts';
import { wizardFacts as zh } from './zh/wizard-facts.ts';

export const wizardFactsText = defineMessages({ en, th, zh, vi, es, ja, ko });

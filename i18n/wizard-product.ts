import { defineMessages } from './define-messages.ts';
import { wizardProduct as en } from './en/wizard-product.ts';
import { wizardProduct as es } from './es/wizard-product.ts';
import { wizardProduct as ja } from './ja/wizard-product.ts';
import { wizardProduct as ko } from './ko/wizard-product.ts';
import { wizardProduct as th } from './th/wizard-product.ts';
import { wizardProduct as vi } from './vi/wizard-product.ts';
import { wizardProduct as zh } from './zh/wizard-product.ts';

export const wizardProductText = defineMessages({ en, th, zh, vi, es, ja, ko });

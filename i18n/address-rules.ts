import { defineMessages } from './define-messages.ts';
import { addressRules as en } from './en/address-rules.ts';
import { addressRules as es } from './es/address-rules.ts';
import { addressRules as ja } from './ja/address-rules.ts';
import { addressRules as ko } from './ko/address-rules.ts';
import { addressRules as th } from './th/address-rules.ts';
import { addressRules as vi } from './vi/address-rules.ts';
import { addressRules as zh } from './zh/address-rules.ts';

export const addressRulesText = defineMessages({ en, th, zh, vi, es, ja, ko });

import { defineMessages } from './define-messages.ts';
import { addressLabels as en } from './en/address-labels.ts';
import { addressLabels as es } from './es/address-labels.ts';
import { addressLabels as ja } from './ja/address-labels.ts';
import { addressLabels as ko } from './ko/address-labels.ts';
import { addressLabels as th } from './th/address-labels.ts';
import { addressLabels as vi } from './vi/address-labels.ts';
import { addressLabels as zh } from './zh/address-labels.ts';

export const addressLabelsText = defineMessages({ en, th, zh, vi, es, ja, ko });

import { defineMessages } from './define-messages.ts';
import { listingRules as en } from './en/listing-rules.ts';
import { listingRules as es } from './es/listing-rules.ts';
import { listingRules as ja } from './ja/listing-rules.ts';
import { listingRules as ko } from './ko/listing-rules.ts';
import { listingRules as th } from './th/listing-rules.ts';
import { listingRules as vi } from './vi/listing-rules.ts';
import { listingRules as zh } from './zh/listing-rules.ts';

export const listingRulesText = defineMessages({ en, th, zh, vi, es, ja, ko });

import { defineMessages } from './define-messages.ts';
import { sellingSetup as en } from './en/selling-setup.ts';
import { sellingSetup as es } from './es/selling-setup.ts';
import { sellingSetup as ja } from './ja/selling-setup.ts';
import { sellingSetup as ko } from './ko/selling-setup.ts';
import { sellingSetup as th } from './th/selling-setup.ts';
import { sellingSetup as vi } from './vi/selling-setup.ts';
import { sellingSetup as zh } from './zh/selling-setup.ts';

export const sellingSetupText = defineMessages({ en, th, zh, vi, es, ja, ko });

import { defineMessages } from './define-messages.ts';
import { upgrade as en } from './en/upgrade.ts';
import { upgrade as es } from './es/upgrade.ts';
import { upgrade as ja } from './ja/upgrade.ts';
import { upgrade as ko } from './ko/upgrade.ts';
import { upgrade as th } from './th/upgrade.ts';
import { upgrade as vi } from './vi/upgrade.ts';
import { upgrade as zh } from './zh/upgrade.ts';

export const upgradeText = defineMessages({ en, th, zh, vi, es, ja, ko });

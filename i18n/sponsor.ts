import { defineMessages } from './define-messages.ts';
import { sponsor as en } from './en/sponsor.ts';
import { sponsor as es } from './es/sponsor.ts';
import { sponsor as ja } from './ja/sponsor.ts';
import { sponsor as ko } from './ko/sponsor.ts';
import { sponsor as th } from './th/sponsor.ts';
import { sponsor as vi } from './vi/sponsor.ts';
import { sponsor as zh } from './zh/sponsor.ts';

export const sponsorText = defineMessages({ en, th, zh, vi, es, ja, ko });

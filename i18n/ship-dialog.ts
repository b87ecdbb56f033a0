import { defineMessages } from './define-messages.ts';
import { shipDialog as en } from './en/ship-dialog.ts';
import { shipDialog as es } from './es/ship-dialog.ts';
import { shipDialog as ja } from './ja/ship-dialog.ts';
import { shipDialog as ko } from './ko/ship-dialog.ts';
import { shipDialog as th } from './th/ship-dialog.ts';
import { shipDialog as vi } from './vi/ship-dialog.ts';
import { shipDialog as zh } from './zh/ship-dialog.ts';

export const shipDialogText = defineMessages({ en, th, zh, vi, es, ja, ko });

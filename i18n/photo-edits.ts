import { defineMessages } from './define-messages.ts';
import { photoEdits as en } from './en/photo-edits.ts';
import { photoEdits as es } from './es/photo-edits.ts';
import { photoEdits as ja } from './ja/photo-edits.ts';
import { photoEdits as ko } from './ko/photo-edits.ts';
import { photoEdits as th } from './th/photo-edits.ts';
import { photoEdits as vi } from './vi/photo-edits.ts';
import { photoEdits as zh } from './zh/photo-edits.ts';

export const photoEditsText = defineMessages({ en, th, zh, vi, es, ja, ko });

import { defineMessages } from './define-messages.ts';
import { photoDrop as en } from './en/photo-drop.ts';
import { photoDrop as es } from './es/photo-drop.ts';
import { photoDrop as ja } from './ja/photo-drop.ts';
import { photoDrop as ko } from './ko/photo-drop.ts';
import { photoDrop as th } from './th/photo-drop.ts';
import { photoDrop as vi } from './vi/photo-drop.ts';
import { photoDrop as zh } from './zh/photo-drop.ts';

export const photoDropText = defineMessages({ en, th, zh, vi, es, ja, ko });

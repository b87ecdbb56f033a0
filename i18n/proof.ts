import { defineMessages } from './define-messages.ts';
import { proof as en } from './en/proof.ts';
import { proof as es } from './es/proof.ts';
import { proof as ja } from './ja/proof.ts';
import { proof as ko } from './ko/proof.ts';
import { proof as th } from './th/proof.ts';
import { proof as vi } from './vi/proof.ts';
import { proof as zh } from './zh/proof.ts';

export const proofText = defineMessages({ en, th, zh, vi, es, ja, ko });

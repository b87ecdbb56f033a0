import { defineMessages } from './define-messages.ts';
import { errors as en } from './en/errors.ts';
import { errors as es } from './es/errors.ts';
import { errors as ja } from './ja/errors.ts';
import { errors as ko } from './ko/errors.ts';
import { errors as th } from './th/errors.ts';
import { errors as vi } from './vi/errors.ts';
import { errors as zh } from './zh/errors.ts';

export const errorsText = defineMessages({ en, th, zh, vi, es, ja, ko });

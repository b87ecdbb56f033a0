import type { TranslationOf } from '../define-messages.ts';
import type { profileTokens as english } from '../en/profile-tokens.ts';

export const profileTokens: TranslationOf<typeof english> = {
  social: 'Perfil social',
  balance: 'Saldo',
  startDate: 'Fecha de inicio',
  endDate: 'Fecha de fin',
  total: 'Total de tokens ganados',
  amount: '{amount} T4L',
  claim: 'Reclamar tokens',
  claimFrom: 'Reclamar tokens, {network}',
  notConnected:
    'Para reclamar tokens, primero hay que conectar una cuenta de {network}. Esa conexión no está configurada en este servidor.',
  personalization: 'Personalización',
  yourTokens: 'Tus tokens <amount>{amount} T4L</amount>',
  managePrivacy: 'Administrar privacidad',
  viewHistory: 'Ver historial de tokens',
  history: 'Historial de tokens',
  yourHistory: 'tu historial de tokens',
  noHistory: 'Aún no tienes tokens. Al permitir la recopilación de datos de comportamiento ganas los primeros 5 T4L.',
  historyCaption: 'Tokens recibidos y perdidos, del más reciente al más antiguo',
  date: 'Fecha',
  reason: 'Motivo',
  unit: 'T4L',
  'behavioral-data-allowed': 'Permitiste la recopilación de datos de comportamiento',
  'behavioral-data-withdrawn': 'Dejaste de permitir la recopilación de datos de comportamiento',
};

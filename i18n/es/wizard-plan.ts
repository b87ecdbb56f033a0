import type { TranslationOf } from '../define-messages.ts';
import type { wizardPlan as english } from '../en/wizard-plan.ts';

export const wizardPlan: TranslationOf<typeof english> = {
  title: 'Región y precios',
  usePlan: 'Usar este plan',
  plan: 'Plan',
  generatePlan: 'Generar con IA',
  editInputs: 'Editar datos',
  suggestedPrice: 'Precio sugerido en dólares (US$)',
  noPlan: 'Aún no hay un plan porque la foto no se ha analizado. Escribe tú un precio y elige los países.',
  aiPlan: 'Plan con IA',
  estimate: 'Estimación para productos de este tipo. No es una promesa de lo que pagarán los compradores.',
  estimateOfDay:
    'Estimación para productos de este tipo, basada en precios de mercado del {date}. No es una promesa de lo que pagarán los compradores.',
  priceBelow: 'Tu precio está por debajo de este rango.',
  priceAbove: 'Tu precio está por encima de este rango.',
  localCurrencies: 'En monedas locales',
  platformComparison: 'Comparación de plataformas',
  platform: 'Plataforma',
  priceThere: 'Precio allí',
};

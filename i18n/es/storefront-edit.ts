import type { TranslationOf } from '../define-messages.ts';
import type { storefrontEdit as english } from '../en/storefront-edit.ts';

export const storefrontEdit: TranslationOf<typeof english> = {
  title: 'Editar publicación',
  listing: 'Publicación',
  listedOn: 'Publicada el {date}',
  discardChanges: 'Descartar cambios',
  saveChanges: 'Guardar cambios',
  saved: 'Publicación guardada',
  savedWithOlderTexts: {
    one: 'Publicación guardada. {count} idioma quedó desactualizado respecto al texto en {language}.',
    other: 'Publicación guardada. {count} idiomas quedaron desactualizados respecto al texto en {language}.',
  },
  loadFailed: 'No pudimos cargar esta publicación',
  changedElsewhere:
    'Esta publicación se modificó en otra pestaña o dispositivo y no se guardó nada. Lo que escribiste sigue aquí; lo demás muestra la versión más reciente. Revísala y guarda de nuevo.',
  seeNewer: 'Ver la versión más reciente',
  olderThanSource: 'desactualizado: cambió el texto en {language}',
  othersBecomeOlder:
    'Los demás idiomas conservan sus textos y se marcan como desactualizados hasta que revises cada uno.',
  stillRight: 'Este texto sigue siendo correcto',
  sourceChangedHint: 'El texto en {language} cambió después de escribir este.',
  category: 'Categoría',
  changeCategory: 'Cambiar categoría',
  priceAndStock: 'Precio y unidades',
  suggestedPrice: 'Precio sugerido en dólares (US$)',
  priceBefore: 'Precio anterior en dólares (US$)',
  priceBeforeHint: 'Solo si lo rebajaste: los compradores lo ven tachado junto al precio actual.',
  stock: 'Unidades disponibles',
  stockHint:
    '0 significa agotado: la página sigue visible, pero nadie puede comprar. Cada pedido descuenta sus unidades automáticamente.',
  region: 'Región',
  salesGoal: 'Objetivo de ventas',
  monthlySalesTarget: 'Objetivo mensual de ventas en dólares (US$)',
  sellUnits: 'Unidades que quieres vender al mes',
  marketingBudget: 'Presupuesto de marketing en dólares (US$)',
  offerCredit: 'Ofrecer crédito',
  offerCreditHint: 'Se guarda con tu publicación: los compradores pueden pedir pagar después.',
  delivery: 'Logística y entrega',
  weight: 'Peso en kg',
};

import type { TranslationOf } from '../define-messages.ts';
import type { helpPrices as english } from '../en/help-prices.ts';

export const helpPrices: TranslationOf<typeof english> = {
  title: 'Precio, países y objetivo',
  priceEstimateQuestion: '¿Cómo se estima el rango de precios?',
  priceEstimateAnswer:
    'A partir de una tabla revisada de precios de venta habituales para ese tipo de producto, ajustados según el material y el estado. Es una estimación con fecha, no una oferta ni un precio de mercado en tiempo real. El precio lo pones tú; solo tiene que ser un número mayor que 0.',
  priceEstimateKeywords: 'costo coste sugerido bueno elegir precio correcto cuánto vale valor recomendar',
  localCurrenciesQuestion: '¿De dónde salen las monedas locales?',
  localCurrenciesAnswer:
    'Tu precio está en dólares estadounidenses. Las demás monedas se convierten con una tabla de tipos de cambio de referencia que lleva su fecha, y se muestran con «≈». Sirven para valorar un precio y no se usan para cobrar ni pagar.',
  localCurrenciesKeywords: 'tipo de cambio tasa baht yen euro convertir usd moneda divisa dólar peso',
  countriesQuestion: '¿Por qué se recomendaron estos países?',
  countriesAnswer:
    'Salen de una tabla revisada de los lugares donde hay demanda de productos de esa categoría. Quita los que no quieras y agrega los que te interesen; debe quedar al menos un país. Tu elección aparece en la publicación y los compradores pueden filtrar por ella.',
  countriesKeywords: 'cómo se eligen los países región ventas dónde vender mercado países recomendados exportar',
  platformsQuestion: '¿Qué es la comparación de plataformas?',
  platformsAnswer:
    'Una estimación del precio habitual y de si tu tipo de producto encaja en Shopee, Lazada, TikTok Shop, Amazon, eBay y Etsy, según sus páginas públicas de tarifas. Snapbazaar no publica allí por ti ni tiene relación con esas empresas.',
  platformsKeywords: 'shopee lazada amazon ebay etsy tiktok comparar marketplace tarifas comisiones',
  forecastQuestion: '¿Cómo se calcula la previsión de ventas?',
  forecastAnswer:
    'Con un cálculo sencillo: las unidades por el precio promedio dan el valor de las ventas. El ejemplo que ves antes de escribir dice que un presupuesto de $50 permite alcanzar unos $800 de GMV con 40 unidades a un precio promedio de $20; tus cifras siguen la misma regla. Es una ayuda para planificar, no una promesa.',
  forecastKeywords: 'gmv objetivo meta unidades presupuesto predicción pronóstico objetivo mensual de ventas',
  campaignQuestion: '¿«Lanzar campaña» gasta mi presupuesto de marketing?',
  campaignAnswer:
    'No. Guarda tu objetivo y tu presupuesto con la publicación y abre el paso de logística. No se compra publicidad ni sale dinero de ninguna cuenta.',
  campaignKeywords: 'anuncios publicidad pagar gastar marketing cobrar ofrecer crédito',
  fulfilmentQuestion: '¿Qué formas de entrega puedo elegir?',
  fulfilmentAnswer:
    'Empaquetar y enviar por tu cuenta, usar el socio logístico de la plataforma o pedir la recogida por mensajería. Tu elección se guarda con la publicación. No se reserva ningún envío ni se avisa a ningún transportista: los que aparecen en el paso 4 son solo una orientación.',
  fulfilmentKeywords:
    'enviar a otros países singapur tailandia envío logística entrega mensajería courier dhl fedex maersk transportista paquete paquetería',
  shippingCostQuestion: '¿Cuánto costará el envío?',
  shippingCostAnswer:
    'El paso 4 muestra una estimación por peso para cada uno de tus países. El precio definitivo es el del transportista; consúltalo antes de prometer uno a un comprador.',
  shippingCostKeywords: 'franqueo flete peso tarifa de envío gastos internacional',
};

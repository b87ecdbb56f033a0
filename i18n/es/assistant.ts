import type { TranslationOf } from '../define-messages.ts';
import type { assistant as english } from '../en/assistant.ts';

export const assistant: TranslationOf<typeof english> = {
  pageTitle: 'Chat con IA · Snapbazaar',
  pageDescription: 'De una foto a una publicación activa en siete idiomas.',
  welcome: 'Te damos la bienvenida',
  welcomeByName: 'Hola, {name}',
  lead: 'De una foto a una publicación activa. Continúa donde lo dejaste.',
  createProduct: 'Crear producto y tienda',
  setGoal: 'Definir objetivo de ventas y activar campaña',
  setRegion: 'Región de venta y plan de precios',
  setDelivery: 'Configurar logística y entrega',
  askAnything: 'Pregunta lo que quieras',
  samplePrompt: 'Describe mi producto.',
  attach: 'Adjuntar',
  voiceMessage: 'Mensaje de voz',
  voiceMessageUnsupported: 'Mensaje de voz<hidden>: este navegador no puede convertir la voz en texto</hidden>',
  voiceUnsupported: 'Este navegador no puede convertir la voz en texto.',
  listening: 'Escuchando',
  browsePrompts: 'Ver sugerencias',
  length: '{count}/{max}',
  tooLong: '{count}/{max}<hidden>, acórtalo</hidden>',
  stop: 'Detener',
  send: 'Enviar',
};

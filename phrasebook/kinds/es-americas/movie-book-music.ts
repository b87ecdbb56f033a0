import type { AmericanPhrases } from '../../kind-phrases.ts';

export const movieBookMusic: AmericanPhrases = {
  'vinyl-record-player': { noun: ['tornamesa', 'f'], phrase: [['para discos de vinil'], 'Sirve para poner discos en la sala o la recámara.', 'Un buen regalo para quien colecciona discos.'] },
  'vinyl-record': { noun: ['disco de vinil', 'm'], phrase: [['LP', 'para tornamesa'], 'Sirve para escuchar música en casa en la tornamesa.', 'Un buen regalo para quien colecciona discos.'] },
  'cassette-tape': { noun: ['cassette', 'm'] },
  flute: { noun: ['flauta transversal', 'f'] },
  'french-horn': { noun: ['corno francés', 'm'] },
  euphonium: { noun: ['eufonio', 'm'] },
  'snare-drum': { noun: ['tarola', 'f'] },
  tambourine: { noun: ['pandero', 'm'] },
  capo: { noun: ['capo', 'm'], phrase: [['para guitarra'], 'Ideal para adaptar la canción a tu voz.', 'Práctico en clase, en el escenario y con amigos.'] },
  'speaker-stand': { noun: ['soporte para bocina', 'm'] },
  'guitar-pick': { noun: ['plumilla de guitarra', 'f'] },
  'instrument-spare-part': { noun: ['refacción de instrumento', 'f'] },
  'mic-stand': { noun: ['pedestal de micrófono', 'm'] },
  'piano-bench': { noun: ['banco para piano', 'm'] },
  'audio-mixer': { noun: ['consola de audio', 'f'], phrase: [['para estudio y eventos'], 'Ideal para mezclar voces, instrumentos y música en un solo lugar.', 'Va bien para bandas, streamers y eventos.'] },
  'xlr-cable': { phrase: [['para micrófono y mezcladora'], 'Sirve para conectar equipos de audio en el escenario o el estudio.', 'Viene bien tener uno de repuesto en ensayos y conciertos.'] },
  'pa-speaker': { noun: ['bafle profesional', 'm'] },
  'disco-ball': { noun: ['bola disco', 'f'] },
  'audio-interface': { phrase: [['para estudio en casa'], 'Ideal para grabar un micrófono o un instrumento en la PC.', 'Práctica para músicos, podcasters y streamers.'] },
};

import type { TranslationOf } from '../define-messages.ts';
import type { helpPhotos as english } from '../en/help-photos.ts';

export const helpPhotos: TranslationOf<typeof english> = {
  title: 'Fotos',
  photoFormatsQuestion: '¿Qué fotos puedo subir?',
  photoFormatsAnswer:
    'Imágenes JPG, JPEG, PNG, GIF y WEBP de hasta 15 MB y 50 megapíxeles. También se aceptan las fotos HEIC de un teléfono, de hasta 25 megapíxeles. No se aceptan imágenes animadas. Lo que importa es el contenido real del archivo, no su nombre. El operador de cada servidor puede fijar otros límites; en ese caso, el mensaje los indica.',
  photoFormatsKeywords: 'tamaño límite tipo de archivo grande pesado heic jpeg mb megapíxel formato resolución',
  goodPhotoQuestion: '¿Cómo es una buena foto?',
  goodPhotoAnswer:
    'Un solo artículo que ocupe casi toda la imagen, con luz natural y sobre un fondo liso. Muestra el lado que deja claro qué es, con las etiquetas legibles. Las manos, otros productos y los fondos cargados hacen más difícil reconocer la categoría.',
  goodPhotoKeywords: 'consejos trucos mejor imagen luz fondo',
  onePhotoQuestion: '¿Cuántas fotos puede tener una publicación?',
  onePhotoAnswer: 'Una. Si sueltas varios archivos, se usa el primero.',
  onePhotoKeywords: 'varias imágenes galería más fotos segunda',
  photoRefusedQuestion: '¿Por qué se rechazó mi foto?',
  photoRefusedAnswer:
    'El mensaje indica el motivo: no es de un tipo aceptado, pesa demasiado, tiene demasiados píxeles, es animada, está dañada o es una imagen que no se puede mostrar en un marketplace. No se pierde nada de lo que escribiste; elige otra foto y continúa.',
  photoRefusedKeywords:
    'error subir falló rechazada rota dañada corrupta solo se permiten imágenes jpg jpeg png gif webp',
  whoSeesPhotoQuestion: '¿Quién puede ver mi foto?',
  whoSeesPhotoAnswer:
    'Antes de publicar, solo tú. Después, cualquiera que visite la publicación. Nunca se muestra tu archivo original: la imagen se endereza, se guarda de nuevo y se eliminan los datos de ubicación y de la cámara que contiene.',
  whoSeesPhotoKeywords: 'privacidad exif gps ubicación metadatos pública privada original',
  wherePhotoGoesQuestion: '¿Se envía mi foto a otra empresa?',
  wherePhotoGoesAnswer:
    'De forma predeterminada, no: el analizador integrado funciona en este servidor, sin clave y sin internet. Si el operador de este servidor conectó un modelo de visión externo, las fotos se envían allí para analizarlas. La Política de privacidad también lo dice, y cada análisis indica qué modelo lo hizo.',
  wherePhotoGoesKeywords: 'ai ia openai terceros nube compartir datos',
  changePhotoQuestion: '¿Puedo cambiar la foto cuando los textos ya están escritos?',
  changePhotoAnswer:
    'Sí. Al elegir una foto nueva en el paso 1 se empieza de cero: el formulario y lo que encontró el analizador se borran, porque corresponden a la imagen anterior. Si eliminas la vista previa, se quita la foto.',
  changePhotoKeywords: 'reemplazar sustituir otra foto nueva imagen reiniciar',
};

import { pluralIn } from '../../shared/i18n/plural.ts'
import type { SystemWords } from './system.en.ts'

const plural = pluralIn('es')

const es: SystemWords = {
  system: 'Sistema',
  what: 'el estado de la instalación',
  installation: 'Instalación',
  version: 'Versión',
  engine: 'Base de datos',
  node: 'Node',
  timeZoneData: 'Datos de zonas horarias',
  timeZonesOld: (version) => `${version}, con más de nueve meses`,
  timeZonesFrom: 'Datos de zonas horarias de',
  timeZoneSources: {
    package: 'paquete propio de Roundboard',
    system: 'sistema operativo',
    node: 'Node',
  },
  room: 'Espacio en el disco del servidor',
  roomOf: (free, total) => `${free} libres de ${total}`,
  roomLow: 'casi lleno: libere espacio antes de que no se pueda guardar',
  roomFull: 'lleno: las pantallas se sirven, pero no se puede guardar nada',
  roomUnknown: 'no se ve desde aquí',
  mediaFiles: 'Archivos multimedia',
  mediaFound: 'Disponibles en el almacenamiento',
  mediaMissing:
    'Faltan algunos en el almacenamiento de este servidor. Los servidores que comparten una base de datos deben compartir un bucket S3 o una carpeta de archivos multimedia.',
  startedAt: 'En marcha desde',
  screens: 'Pantallas conectadas',
  connectedOf: (connected, all) => `${connected} de ${all}`,
  locations: 'Locales',
  lockerRoom: 'Locales con los vídeos del portal (vestuario)',
  face: 'Imagen propia',
  faceWhat: 'la imagen propia de la franquicia',
  faceThing: 'imagen',
  faceWhy:
    'Nombre, logotipo y colores de su franquicia: en esta consola, en su página de inicio de sesión y en todas las pantallas. Lo que queda vacío se ve como Roundboard. Los colores del temporizador no cambian.',
  faceName: 'Nombre',
  faceNameHint: 'En el menú, en la página de inicio de sesión y en los títulos de las páginas.',
  accent: 'Color principal',
  accentHint:
    'Botones, enlaces y lo elegido; en las pantallas, la palabra de la ronda y los números de los pasos.',
  wallBackground: 'Fondo de las pantallas',
  wallBackgroundHint: 'Un color oscuro: el texto de las pantallas es blanco.',
  productsOwn: 'El de Roundboard',
  logo: 'Logotipo',
  logoHint: 'Un archivo SVG para fondos oscuros. Lo que no sea dibujo se omite.',
  noLogo: 'Sin logotipo',
  aLogo: 'El logotipo de la franquicia',
  chooseLogo: 'Elegir un archivo',
  removeLogo: 'Quitar',
  logoTooLarge: (most: string) => `Este archivo pesa más de ${most} kB. Simplifique el dibujo.`,
  unclear: (ratio: string, wanted: string) =>
    `El texto no se leería bien: el contraste es de ${ratio} : 1 y se necesita ${wanted} : 1.`,
  takeTone: (colour: string) => `Usar ${colour}`,
  wallPreview: 'Una pantalla con estos colores',
  round: 'Ronda',
  previewStep: 'Jab, directo, gancho.',
  faceSaved: 'Guardado. Las pantallas lo muestran enseguida.',
  exports: 'Exportaciones JSON',
  exportsWhy: 'Todo lo de una clase, en un archivo JSON.',
  kind: 'Datos',
  kinds: {
    round: 'Rounds',
    location: 'Locales',
    user: 'Usuarios',
    screen: 'Pantallas',
    'round-data': 'Datos de un round',
  },
  roundNumber: 'Número de round',
  roundHint: 'Del 1 al 9; vacío para todos',
  invalidRound: 'Número de round no válido',
  export: 'Exportar',
  exportTitle: (kind) => `Exportar: ${kind}`,
  exportConfirm: 'El archivo lo contiene todo. Escriba su contraseña.',
  exported: (count) =>
    plural(count, { one: '# elemento exportado', other: '# elementos exportados' }),
  videoHost: 'Servidor de vídeo',
  videoHostWhy: 'Cuál de los dos vídeos de una rutina muestran las pantallas de todos los locales.',
  normalHost: (name) => `Los vídeos normales vienen de ${name}.`,
  lockerRoomHost: (name) => `Los vídeos del vestuario vienen de ${name}.`,
  toFranchise: 'Pasar todos a los vídeos normales',
  toLockerRoom: 'Pasar todos a los vídeos del vestuario',
  willChange: (count) => plural(count, { one: 'Cambiará # local.', other: 'Cambiarán # locales.' }),
  excluded: (identifier) => `${identifier} queda excluido del paso a los vídeos normales.`,
  switched: (count) => plural(count, { one: '# local cambiado.', other: '# locales cambiados.' }),
  refresh: 'Todas las pantallas',
  refreshWhy:
    'Que cada pantalla de cada local vuelva a pedir su contenido, o se recargue por completo.',
  refreshAll: 'Actualizar todas',
  hardRefreshAll: 'Recargar todas por completo',
  refreshConfirm: (count) =>
    plural(count, {
      one: 'Se avisa a # pantalla vinculada. Puede parpadear.',
      other: 'Se avisa a # pantallas vinculadas. Pueden parpadear.',
    }),
  refreshed: (count) =>
    plural(count, {
      one: 'Se avisó a # pantalla. Espere al menos 60 segundos.',
      other: 'Se avisó a # pantallas. Espere al menos 60 segundos.',
    }),
}

export default es

import { pluralIn } from '../../shared/i18n/plural.ts'
import type { SystemWords } from './system.en.ts'

const plural = pluralIn('es')

const es: SystemWords = {
  system: 'Sistema',
  what: 'la información del sistema',
  installation: 'Instalación',
  version: 'Versión',
  engine: 'Base de datos',
  node: 'Node',
  timeZoneData: 'Datos de zonas horarias',
  timeZonesOld: (version) => `${version}, con más de nueve meses`,
  timeZonesFrom: 'Origen de las zonas horarias',
  timeZoneSources: {
    package: 'paquete de Roundboard',
    system: 'sistema operativo',
    node: 'Node',
  },
  room: 'Espacio en disco',
  roomOf: (free, total) => `${free} libres de ${total}`,
  roomLow: 'casi lleno: libere espacio pronto',
  roomFull: 'lleno: las pantallas siguen funcionando, pero no se puede guardar nada',
  roomUnknown: 'desconocido',
  mediaFiles: 'Archivos multimedia',
  mediaFound: 'Disponibles en el almacenamiento',
  mediaMissing:
    'Faltan archivos en el almacenamiento de este servidor. Los servidores que comparten una base de datos también deben compartir un bucket S3 o una carpeta de medios.',
  startedAt: 'En funcionamiento desde',
  screens: 'Pantallas en línea',
  connectedOf: (connected, all) => `${connected} de ${all}`,
  locations: 'Sucursales',
  lockerRoom: 'Sucursales con los videos del portal (vestuario)',
  face: 'Marca',
  faceWhat: 'la marca',
  faceThing: 'marca',
  faceWhy:
    'El nombre, el logotipo y los colores de su franquicia en la consola, en su página de inicio de sesión y en todas las pantallas. Los campos vacíos usan los valores de Roundboard. Los colores del temporizador no cambian.',
  faceName: 'Nombre',
  faceNameHint:
    'Se muestra en el menú, en la página de inicio de sesión y en los títulos de las páginas.',
  accent: 'Color principal',
  accentHint:
    'Para botones, enlaces y selecciones. En las pantallas, para la palabra «Round» y los números de los pasos.',
  wallBackground: 'Fondo de las pantallas',
  wallBackgroundHint: 'Elija un color oscuro: el texto de las pantallas es blanco.',
  productsOwn: 'Predeterminado de Roundboard',
  logo: 'Logotipo',
  logoHint: 'Un archivo SVG para fondos oscuros. Lo que no sea dibujo se elimina.',
  noLogo: 'Sin logotipo',
  aLogo: 'Logotipo de la franquicia',
  chooseLogo: 'Elegir archivo',
  removeLogo: 'Quitar',
  logoTooLarge: (most: string) => `Este archivo supera los ${most} kB. Elija uno más pequeño.`,
  unclear: (ratio: string, wanted: string) =>
    `El texto sería difícil de leer: el contraste es de ${ratio}:1 y debe ser de al menos ${wanted}:1.`,
  takeTone: (colour: string) => `Usar ${colour}`,
  wallPreview: 'Una pantalla con estos colores',
  round: 'Round',
  previewStep: 'Jab, directo, gancho.',
  faceSaved: 'Marca guardada. Las pantallas se actualizan enseguida.',
  exports: 'Exportaciones JSON',
  exportsWhy: 'Descargue todos los registros de un tipo en un archivo JSON.',
  kind: 'Datos',
  kinds: {
    round: 'Rounds',
    location: 'Sucursales',
    user: 'Usuarios',
    screen: 'Pantallas',
    'round-data': 'Datos de un round',
  },
  roundNumber: 'Número de round',
  roundHint: 'Del 1 al 9; vacío para todos',
  invalidRound: 'Número de round no válido',
  export: 'Exportar',
  exportTitle: (kind) => `Exportar: ${kind}`,
  exportConfirm: 'El archivo contiene todos estos registros. Escriba su contraseña para continuar.',
  exported: (count) =>
    plural(count, { one: '# elemento exportado', other: '# elementos exportados' }),
  videoHost: 'Servidor de video',
  videoHostWhy:
    'Elija cuál de los dos videos de una rutina muestran las pantallas de todas las sucursales.',
  normalHost: (name) => `Los videos normales vienen de ${name}.`,
  lockerRoomHost: (name) => `Los videos del vestuario vienen de ${name}.`,
  toFranchise: 'Cambiar todas a los videos normales',
  toLockerRoom: 'Cambiar todas a los videos del vestuario',
  willChange: (count) =>
    plural(count, { one: 'Cambiará # sucursal.', other: 'Cambiarán # sucursales.' }),
  excluded: (identifier) => `${identifier} no cambia a los videos normales.`,
  switched: (count) =>
    plural(count, { one: 'Se cambió # sucursal.', other: 'Se cambiaron # sucursales.' }),
  refresh: 'Todas las pantallas',
  refreshWhy:
    'Vuelva a cargar el contenido de todas las pantallas, o reinicie la aplicación en todas.',
  refreshAll: 'Actualizar todas',
  hardRefreshAll: 'Recargar todas por completo',
  refreshConfirm: (count) =>
    plural(count, {
      one: 'Se actualizará # pantalla vinculada. Puede quedar en negro un momento.',
      other: 'Se actualizarán # pantallas vinculadas. Pueden quedar en negro un momento.',
    }),
  refreshed: (count) =>
    plural(count, {
      one: 'Actualizando # pantalla. Espere al menos 60 segundos.',
      other: 'Actualizando # pantallas. Espere al menos 60 segundos.',
    }),
}

export default es

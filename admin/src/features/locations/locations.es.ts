import { pluralIn } from '../../shared/i18n/plural.ts'
import type { LocationWords } from './locations.en.ts'

const plural = pluralIn('es')

const es: LocationWords = {
  locations: 'Sucursales',
  myLocations: 'Mis sucursales',
  subject: 'sucursales',
  thing: 'sucursal',
  theLocation: 'esta sucursal',
  none: 'No se encontraron sucursales',
  noneYet: 'Agregue su primera sucursal para configurar sus pantallas.',
  noneYours: 'Todavía no tiene acceso a ninguna sucursal. Pida a un administrador que lo agregue.',
  add: 'Agregar sucursal',
  name: 'Nombre',
  number: (appName) => `Número de ${appName}`,
  numberHint: 'Prefijo de la franquicia, código de país opcional y 4 o más dígitos, como RB-1024.',
  timeZone: 'Zona horaria',
  thereNow: (time) => `Hora local: ${time}.`,
  onDayThere: (day) => `${day}, hora local`,
  commonZones: 'Más comunes',
  allZones: 'Todas las zonas horarias',
  language: 'Idioma',
  commonLanguages: 'Estados Unidos y Canadá',
  allLanguages: 'Todos los idiomas',
  active: 'Activa',
  status: 'Estado',
  enabled: 'Habilitada',
  notEnabled: 'No habilitada',
  createdAt: 'Creada',
  updatedAt: 'Actualizada',
  connectedOf: (connected, all) => `${String(connected)} de ${String(all)} en línea`,
  activeHint: 'Esta sucursal es cliente.',
  enabledHint: 'Las pantallas muestran entrenamientos.',
  lrVideo: 'Videos de vestuario',
  lrVideoHint:
    'Las pantallas muestran los videos de vestuario (portal de la franquicia) cuando existen.',
  lrVideoHost: (name) => `Los videos de vestuario provienen de ${name}.`,
  is365: 'Sucursal 365',
  is365Hint:
    'Abierta las 24 horas. Los entrenamientos del día siguiente aparecen la noche anterior.',
  vtsEnabled: 'Temporizador',
  vtsEnabledHint: 'Las pantallas muestran el temporizador de intervalos.',
  showsNext: 'Mostrar lo que sigue',
  showsNextHint:
    'Las pantallas con temporizador anuncian el próximo descanso y, antes de que termine, el próximo round.',
  pocketPage: 'Página para socios',
  pocketPageHint:
    'Las pantallas sin temporizador muestran un código QR en una esquina. Los socios lo escanean para ver los nueve rounds del día en su teléfono.',
  androidOs: 'Dispositivos Android',
  androidOsHint: 'Las pantallas funcionan con Android en lugar de una mini PC.',
  missing: 'Equipo faltante',
  missingHint:
    'La sucursal tiene todo lo demás. Las pantallas muestran sustitutos de lo que falta.',
  missingNothing: 'No falta nada',
  palette: 'Colores del temporizador',
  paletteClassic: 'Clásico: verde, amarillo, rojo',
  paletteAccessible: 'Para personas daltónicas',
  details: 'Detalles',
  adminsOnly: 'Solo los administradores pueden cambiar esto.',
  added: (name, appName) => `Sucursal agregada: ${name} al sistema ${appName}.`,
  updated: (name) => `Sucursal actualizada: ${name}`,
  deleted: (name) => `Sucursal eliminada: ${name}`,
  sureDelete: (name) => `¿Seguro que quiere eliminar la sucursal «${name}»?`,
  goneForGood:
    'Esta acción no se puede deshacer. Sus pantallas mostrarán códigos y tendrá que vincularlas de nuevo.',
  restored: (name) => `Sucursal restaurada: ${name}`,
  hardRefresh: 'Recarga completa',
  hardRefreshed: (name) =>
    `Recarga completa enviada a ${name}. Espere de 30 a 60 segundos a que se recarguen sus pantallas.`,
  scheduling: 'Programación 24/7',
  nothingToReload: (name) => `${name} no tiene pantallas vinculadas para recargar.`,
  screensToo: (count, language) =>
    plural(count, {
      one: `# pantalla de esta sucursal usa otro idioma. ¿Quiere cambiarla también a ${language}?`,
      other: `# pantallas de esta sucursal usan otro idioma. ¿Quiere cambiarlas también a ${language}?`,
    }),
  changeScreens: 'Cambiar idioma',
  screensChanged: (count) =>
    plural(count, {
      one: 'Se cambió el idioma de # pantalla.',
      other: 'Se cambió el idioma de # pantallas.',
    }),
  refreshedEvery: 'Se actualiza cada 45 segundos.',
  problem: 'la sucursal',
  schedule: 'Programación',
  scheduleOf: (name) => `Programación 24/7 de ${name}`,
  scheduleWhy: (zone) =>
    `A partir de la hora que elija, las pantallas muestran el entrenamiento del día siguiente. Son horas de la tarde y la noche, en la zona horaria de la sucursal (${zone}).`,
  scheduleNot365: 'Esta programación solo se aplica a las sucursales 365.',
  hour: (weekday) => `Hora del ${weekday}`,
  hourHint: 'De 5 (5 p. m.) a 12 (12 a. m.)',
  turnsAt: (weekday, time, next) =>
    `El ${weekday} a las ${time} aparece el entrenamiento del ${next}.`,
  turnsAtMidnight: (weekday, next) =>
    `El ${weekday} a medianoche aparece el entrenamiento del ${next}.`,
  workoutOf: (weekday) => `Entrenamiento del ${weekday}`,
  onTheWall: 'Qué mostrarán las pantallas',
  allAt: 'Poner todos los días a las',
  scheduleUpdated: (name) => `Programación de la sucursal ${name} actualizada`,
  screens: (count) => plural(count, { one: '# pantalla', other: '# pantallas' }),
}

export default es

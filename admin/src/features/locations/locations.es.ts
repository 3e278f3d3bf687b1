import { pluralIn } from '../../shared/i18n/plural.ts'
import type { LocationWords } from './locations.en.ts'

const plural = pluralIn('es')

const es: LocationWords = {
  locations: 'Locales',
  myLocations: 'Mis locales',
  subject: 'locales',
  thing: 'local',
  theLocation: 'este local',
  none: 'No se encontraron locales',
  noneYet: 'Un local es un gimnasio con sus pantallas. Añada el primero para empezar.',
  noneYours: 'Nadie le ha dado un local todavía. Pregunte a soporte.',
  add: 'Añadir local',
  name: 'Nombre',
  number: (appName) => `Número ${appName}`,
  numberHint: 'Prefijo de la franquicia, código de país opcional y 4 dígitos o más, como RB-1024.',
  timeZone: 'Zona horaria',
  thereNow: (time) => `Allí son las ${time}.`,
  onDayThere: (day) => `allí, el ${day}`,
  commonZones: 'Habituales',
  allZones: 'Todas las zonas horarias',
  language: 'Idioma',
  commonLanguages: 'EE. UU. y Canadá',
  allLanguages: 'Todos los idiomas',
  active: 'Activo',
  status: 'Estado',
  enabled: 'Habilitado',
  notEnabled: 'No habilitado',
  createdAt: 'Creado',
  updatedAt: 'Actualizado',
  connectedOf: (connected, all) => `${String(connected)} de ${String(all)} conectadas`,
  activeHint: 'El gimnasio es cliente.',
  enabledHint: 'Sus pantallas muestran entrenamientos.',
  lrVideo: 'Vídeos del vestuario',
  lrVideoHint: 'Las pantallas muestran los vídeos del portal de la franquicia donde los hay.',
  lrVideoHost: (name) => `Los vídeos del vestuario vienen de ${name}.`,
  is365: 'Local 365',
  is365Hint: 'Abierto todo el día: los entrenamientos cambian la tarde anterior.',
  vtsEnabled: 'Temporizador',
  vtsEnabledHint: 'Las pantallas muestran el temporizador de intervalos.',
  showsNext: 'Lo que sigue',
  showsNextHint:
    'Las pantallas con temporizador anuncian el descanso que viene y, antes de que termine, la ronda siguiente.',
  pocketPage: 'Entrenamiento en teléfonos',
  pocketPageHint:
    'Las pantallas sin temporizador muestran un código en una esquina: los socios abren las nueve rondas del día en su teléfono.',
  androidOs: 'Equipos Android',
  androidOsHint: 'Las pantallas funcionan con Android en lugar de un mini PC.',
  missing: 'Equipo que le falta',
  missingHint: 'Tiene todo lo demás. Las pantallas muestran un sustituto.',
  missingNothing: 'Lo tiene todo',
  palette: 'Colores del temporizador',
  paletteClassic: 'Clásicos: verde, amarillo, rojo',
  paletteAccessible: 'Para personas daltónicas',
  details: 'Datos',
  adminsOnly: 'Solo los administradores lo cambian.',
  added: (name, appName) => `Local añadido: ${name} al sistema ${appName}.`,
  updated: (name) => `Local actualizado: ${name}`,
  deleted: (name) => `Local eliminado: ${name}`,
  sureDelete: (name) => `¿Seguro que quiere eliminar el local «${name}»?`,
  goneForGood:
    'Esto no se puede deshacer: sus pantallas muestran códigos y hay que vincularlas de nuevo.',
  restored: (name) => `Local restaurado: ${name}`,
  hardRefresh: 'Recarga completa',
  hardRefreshed: (name) =>
    `Recarga completa enviada a ${name}. Espere de 30 a 60 segundos a que se recarguen sus pantallas.`,
  scheduling: 'Horario 24/7',
  nothingToReload: (name) =>
    `Ninguna pantalla de ${name} tiene un equipo vinculado: no hay nada que recargar.`,
  screensToo: (count, language) =>
    plural(count, {
      one: `# pantalla de este local tiene otro idioma. ¿Cambiarla también a ${language}?`,
      other: `# pantallas de este local tienen otro idioma. ¿Cambiarlas también a ${language}?`,
    }),
  changeScreens: 'Cambiar el idioma',
  screensChanged: (count) =>
    plural(count, {
      one: 'Se cambió el idioma de # pantalla.',
      other: 'Se cambió el idioma de # pantallas.',
    }),
  refreshedEvery: 'Se actualiza cada 45 segundos.',
  problem: 'el local',
  schedule: 'Horario',
  scheduleOf: (name) => `Horario 24/7 de ${name}`,
  scheduleWhy: (zone) =>
    `A partir de la hora elegida, las pantallas muestran el entrenamiento del día siguiente. Las horas son de la tarde, en la zona horaria del local, ${zone}.`,
  scheduleNot365: 'Este horario solo cuenta mientras el local sea un local 365.',
  hour: (weekday) => `Hora del ${weekday}`,
  hourHint: 'De 5 (5PM) a 12 (12AM)',
  turnsAt: (weekday, time, next) =>
    `El ${weekday} a las ${time} aparece el entrenamiento del ${next}.`,
  turnsAtMidnight: (weekday, next) =>
    `El ${weekday} a medianoche aparece el entrenamiento del ${next}.`,
  workoutOf: (weekday) => `Entrenamiento del ${weekday}`,
  onTheWall: 'Qué habrá en la pantalla',
  allAt: 'Poner todos los días a las',
  scheduleUpdated: (name) => `Horario del local ${name} actualizado`,
  screens: (count) => plural(count, { one: '# pantalla', other: '# pantallas' }),
}

export default es

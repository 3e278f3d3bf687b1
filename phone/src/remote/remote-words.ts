import type { RemoteTimer } from '@roundboard/contract'
import type { ConsoleLanguage } from '@roundboard/domain'
import { type EquipmentWords, equipmentWords } from './equipment/equipment-words.ts'
import type { TimerTone } from './timer-view.ts'

type Action = NonNullable<RemoteTimer['takeBack']>['action']

/** Why a phone has no way in, by the server's codes; `none`: it has never had one. */
export const noWayInReasons = [
  'none',
  'pass-unknown',
  'pass-revoked',
  'pass-expired',
  'pass-opened',
  'pass-not-opened',
  'signed-out',
  'unreachable',
] as const
export type NoWayIn = (typeof noWayInReasons)[number]

/** Everything that the remote says, in one language. */
export interface RemoteWords {
  readonly title: string
  readonly opening: string
  readonly tabs: Readonly<Record<'timer' | 'rounds' | 'equipment' | 'help', string>>
  readonly equipment: EquipmentWords
  /** On the tile of a round where something stands in. */
  readonly swap: string
  readonly equipmentQuicker: string
  readonly equipmentLost: string
  readonly passUntil: (time: string) => string
  readonly signedIn: string
  /** Whose phones have it open, too, and of how many more. */
  readonly alsoHere: (who: string, more: number) => string
  readonly walls: (connected: number, all: number) => string
  readonly noServer: string
  readonly tones: Readonly<Record<TimerTone, string>>
  readonly roundOf: (round: number, nextBreak: string | null) => string
  readonly inBreak: (exercise: string, round: number) => string
  /** The warning, where no time stands beside it. */
  readonly warning: string
  readonly pausedIn: (round: number, phase: string) => string
  readonly startsIn: (hours: number, minutes: number, isTomorrow: boolean) => string
  readonly allRounds: string
  readonly countedHere: string
  readonly timeLeft: string
  readonly pause: string
  readonly resume: string
  readonly stop: string
  readonly startNow: string
  readonly startAt: string
  readonly nextMinute: (time: string) => string
  readonly anotherTime: string
  readonly timeThere: string
  readonly startAtTime: (time: string, isTomorrow: boolean) => string
  readonly noSuchTime: string
  readonly add30: string
  readonly restart: string
  readonly toBell: string
  readonly done: Readonly<Record<Action, string>>
  /** Who did it, and how long ago. */
  readonly doneBy: (who: { name: string; pass: number | null; isYou: boolean }) => string
  readonly ago: (seconds: number) => string
  readonly takeBack: (seconds: number) => string
  readonly awayTitle: (time: string) => string
  readonly awayText: string
  readonly elsewhere: string
  readonly elsewhereSilent: string
  readonly timerOff: string
  readonly quicker: string
  readonly notNow: string
  readonly notSent: string
  readonly lostAnswer: string
  readonly close: string
  readonly round: (number: number) => string
  readonly nothing: string
  readonly callSupport: string
  readonly helpText: string
  readonly writeTo: (address: string) => string
  readonly gym: string
  readonly locationNumber: string
  readonly time: string
  readonly noWayIn: Readonly<Record<NoWayIn, string>>
  readonly howIn: string
  readonly signIn: string
  readonly tryAgain: string
  readonly asksAgain: string
  readonly chooseGym: string
}

const duration = (hours: number, minutes: number) =>
  hours > 0 ? `${String(hours)} h ${String(minutes)} min` : `${String(minutes)} min`

const en: RemoteWords = {
  title: 'Remote',
  opening: 'Opening…',
  tabs: { timer: 'Timer', rounds: 'Rounds', equipment: 'Equipment', help: 'Help' },
  equipment: equipmentWords('en'),
  swap: 'sub',
  equipmentQuicker: equipmentWords('en').quicker,
  equipmentLost: equipmentWords('en').lost,
  passUntil: (time) => `Coach pass until ${time}`,
  signedIn: 'Signed in',
  alsoHere: (who, more) => `Also here: ${who}${more > 0 ? ` and ${String(more)} more` : ''}`,
  walls: (connected, all) =>
    connected === all
      ? `${String(all)} ${all === 1 ? 'screen' : 'screens'}`
      : `${String(connected)} of ${String(all)} screens`,
  noServer: 'Offline',
  tones: {
    green: 'Work',
    yellow: 'Break in',
    red: 'Active Break',
    paused: 'Paused',
    waiting: 'Starts at',
    counted: 'Starts in',
    stopped: 'Stopped',
  },
  roundOf: (round, next) =>
    `Round ${String(round)} of 27${next === null ? '' : ` · next break: ${next}`}`,
  inBreak: (exercise, round) => `${exercise} · after round ${String(round)} of 27`,
  warning: '30 seconds',
  pausedIn: (round, phase) => `Round ${String(round)} of 27 · ${phase}`,
  startsIn: (hours, minutes, isTomorrow) =>
    `${isTomorrow ? 'Tomorrow, in' : 'In'} ${duration(hours, minutes)}`,
  allRounds: '27 rounds · 1 h 34 min',
  countedHere: 'Estimated: this phone is offline',
  timeLeft: 'Time left',
  pause: 'Pause',
  resume: 'Resume',
  stop: 'Stop',
  startNow: 'Start now',
  startAt: 'Start at',
  nextMinute: (time) => `Next minute, ${time}`,
  anotherTime: 'Another time…',
  timeThere: 'Start time at this location',
  startAtTime: (time, isTomorrow) => `Start at ${time}${isTomorrow ? ' tomorrow' : ''}`,
  noSuchTime: 'Choose a time within the next 24 hours.',
  add30: '+30 s',
  restart: 'Restart round',
  toBell: 'Skip to next bell',
  done: {
    start: 'Started.',
    pause: 'Paused.',
    resume: 'Resumed.',
    stop: 'Stopped.',
    'add-30': '30 seconds added.',
    'restart-round': 'Round restarted.',
    'next-bell': 'Skipped to next bell.',
  },
  doneBy: ({ name, pass, isYou }) =>
    isYou ? 'You' : pass === null ? name : `Phone ${String(pass)}, from ${name}`,
  ago: (seconds) => `${String(seconds)} s ago`,
  takeBack: (seconds) => `Undo (${String(seconds)})`,
  awayTitle: (time) => `No connection since ${time}`,
  awayText: 'Screens keep running. These buttons work again once you’re back online.',
  elsewhere: 'Your license service controls this timer. Start and stop it there:',
  elsewhereSilent: 'It isn’t responding, so the time left is unknown.',
  timerOff: 'This location’s timer is off. Ask head office to turn it on.',
  quicker: 'Someone else just changed the timer. This is its current state.',
  notNow: 'You can’t do that right now.',
  notSent: 'That didn’t work. Try again in a moment.',
  lostAnswer: 'No response. Check the timer before you try again.',
  close: 'Close',
  round: (number) => `Round ${String(number)}`,
  nothing: 'No workout',
  callSupport: 'Contact support',
  helpText: 'Give support these details so they can find your location.',
  writeTo: (address) => `Email ${address}`,
  gym: 'Location',
  locationNumber: 'Location ID',
  time: 'Time',
  noWayIn: {
    none: 'This phone doesn’t have a coach pass.',
    'pass-unknown': 'This coach pass isn’t valid.',
    'pass-revoked': 'This coach pass was revoked.',
    'pass-expired': 'This coach pass expired at the end of the day.',
    'pass-opened': 'This code was already opened on another phone.',
    'pass-not-opened': 'This code expired before it was opened.',
    'signed-out': 'Your session has ended.',
    unreachable: 'The server isn’t responding.',
  },
  howIn:
    'Hold a corner of a screen for two seconds, or press “i” on its keyboard. Then scan the code with this phone.',
  signIn: 'Sign in',
  tryAgain: 'Try again',
  asksAgain: 'Trying again automatically.',
  chooseGym: 'Open the remote from your location’s page in the console.',
}

const es: RemoteWords = {
  title: 'Control remoto',
  opening: 'Abriendo…',
  tabs: { timer: 'Temporizador', rounds: 'Rounds', equipment: 'Equipo', help: 'Ayuda' },
  equipment: equipmentWords('es'),
  swap: 'cambio',
  equipmentQuicker: equipmentWords('es').quicker,
  equipmentLost: equipmentWords('es').lost,
  passUntil: (time) => `Pase hasta las ${time}`,
  signedIn: 'Sesión iniciada',
  alsoHere: (who, more) => `También aquí: ${who}${more > 0 ? ` y ${String(more)} más` : ''}`,
  walls: (connected, all) =>
    connected === all
      ? `${String(all)} ${all === 1 ? 'pantalla' : 'pantallas'}`
      : `${String(connected)} de ${String(all)} pantallas`,
  noServer: 'Sin conexión',
  tones: {
    green: 'Trabajo',
    yellow: 'Descanso en',
    red: 'Descanso activo',
    paused: 'En pausa',
    waiting: 'Empieza a las',
    counted: 'Empieza en',
    stopped: 'Detenido',
  },
  roundOf: (round, next) =>
    `Round ${String(round)} de 27${next === null ? '' : ` · próximo descanso: ${next}`}`,
  inBreak: (exercise, round) => `${exercise} · después del round ${String(round)} de 27`,
  warning: '30 segundos',
  pausedIn: (round, phase) => `Round ${String(round)} de 27 · ${phase}`,
  startsIn: (hours, minutes, isTomorrow) =>
    `${isTomorrow ? 'Mañana, en' : 'En'} ${duration(hours, minutes)}`,
  allRounds: '27 rounds · 1 h 34 min',
  countedHere: 'Estimado: este teléfono no tiene conexión',
  timeLeft: 'Tiempo restante',
  pause: 'Pausa',
  resume: 'Reanudar',
  stop: 'Detener',
  startNow: 'Empezar ahora',
  startAt: 'Empezar a las',
  nextMinute: (time) => `Próximo minuto, ${time}`,
  anotherTime: 'Otra hora…',
  timeThere: 'Hora de inicio en esta sucursal',
  startAtTime: (time, isTomorrow) => `Empezar ${isTomorrow ? 'mañana ' : ''}a las ${time}`,
  noSuchTime: 'Elija una hora dentro de las próximas 24 horas.',
  add30: '+30 s',
  restart: 'Reiniciar round',
  toBell: 'Saltar a la campana',
  done: {
    start: 'Iniciado.',
    pause: 'En pausa.',
    resume: 'Reanudado.',
    stop: 'Detenido.',
    'add-30': 'Se agregaron 30 segundos.',
    'restart-round': 'El round se reinició.',
    'next-bell': 'Se saltó a la próxima campana.',
  },
  doneBy: ({ name, pass, isYou }) =>
    isYou ? 'Usted' : pass === null ? name : `Teléfono ${String(pass)}, de ${name}`,
  ago: (seconds) => `hace ${String(seconds)} s`,
  takeBack: (seconds) => `Deshacer (${String(seconds)})`,
  awayTitle: (time) => `Sin conexión desde las ${time}`,
  awayText: 'Las pantallas siguen funcionando. Podrá usar los botones cuando vuelva la conexión.',
  elsewhere: 'Su servicio de licencias controla este temporizador. Inícielo y deténgalo allí:',
  elsewhereSilent: 'No responde, así que no se conoce el tiempo restante.',
  timerOff:
    'El temporizador de esta sucursal está desactivado. Pida a la oficina central que lo active.',
  quicker: 'Otra persona acaba de cambiar el temporizador. Este es su estado actual.',
  notNow: 'No puede hacer eso en este momento.',
  notSent: 'No funcionó. Inténtelo de nuevo en un momento.',
  lostAnswer: 'Sin respuesta. Revise el temporizador antes de intentarlo de nuevo.',
  close: 'Cerrar',
  round: (number) => `Round ${String(number)}`,
  nothing: 'Sin entrenamiento',
  callSupport: 'Contactar a soporte',
  helpText: 'Dé estos datos a soporte para que encuentren su sucursal.',
  writeTo: (address) => `Escribir a ${address}`,
  gym: 'Sucursal',
  locationNumber: 'ID de la sucursal',
  time: 'Hora',
  noWayIn: {
    none: 'Este teléfono no tiene un pase de entrenador.',
    'pass-unknown': 'Este pase de entrenador no es válido.',
    'pass-revoked': 'Este pase de entrenador se revocó.',
    'pass-expired': 'Este pase de entrenador venció al final del día.',
    'pass-opened': 'Este código ya se abrió en otro teléfono.',
    'pass-not-opened': 'Este código venció antes de abrirse.',
    'signed-out': 'Su sesión ha terminado.',
    unreachable: 'El servidor no responde.',
  },
  howIn:
    'Mantenga presionada una esquina de una pantalla durante dos segundos, o presione «i» en su teclado. Luego escanee el código con este teléfono.',
  signIn: 'Iniciar sesión',
  tryAgain: 'Reintentar',
  asksAgain: 'Reintentando automáticamente.',
  chooseGym: 'Abra el control remoto desde la página de su sucursal en la consola.',
}

const fr: RemoteWords = {
  title: 'Télécommande',
  opening: 'Ouverture…',
  tabs: { timer: 'Minuteur', rounds: 'Rounds', equipment: 'Matériel', help: 'Aide' },
  equipment: equipmentWords('fr'),
  swap: 'modifié',
  equipmentQuicker: equipmentWords('fr').quicker,
  equipmentLost: equipmentWords('fr').lost,
  passUntil: (time) => `Laissez-passer jusqu’à ${time}`,
  signedIn: 'Session ouverte',
  alsoHere: (who, more) =>
    `Aussi ici\u00a0: ${who}${more > 0 ? ` et ${String(more)} de plus` : ''}`,
  walls: (connected, all) =>
    connected === all
      ? `${String(all)} ${all === 1 ? 'écran' : 'écrans'}`
      : `${String(connected)} écrans sur ${String(all)}`,
  noServer: 'Hors ligne',
  tones: {
    green: 'Effort',
    yellow: 'Pause dans',
    red: 'Pause active',
    paused: 'En pause',
    waiting: 'Début à',
    counted: 'Début dans',
    stopped: 'Arrêté',
  },
  roundOf: (round, next) =>
    `Round ${String(round)} sur 27${next === null ? '' : ` · prochaine pause : ${next}`}`,
  inBreak: (exercise, round) => `${exercise} · après le round ${String(round)} sur 27`,
  warning: '30 secondes',
  pausedIn: (round, phase) => `Round ${String(round)} sur 27 · ${phase}`,
  startsIn: (hours, minutes, isTomorrow) =>
    `${isTomorrow ? 'Demain, dans' : 'Dans'} ${duration(hours, minutes)}`,
  allRounds: '27 rounds · 1 h 34 min',
  countedHere: 'Estimation : ce téléphone est hors ligne',
  timeLeft: 'Temps restant',
  pause: 'Pause',
  resume: 'Reprendre',
  stop: 'Arrêter',
  startNow: 'Démarrer',
  startAt: 'Démarrer à',
  nextMinute: (time) => `Prochaine minute, ${time}`,
  anotherTime: 'Une autre heure…',
  timeThere: 'Heure de début dans ce club',
  startAtTime: (time, isTomorrow) => `Démarrer ${isTomorrow ? 'demain ' : ''}à ${time}`,
  noSuchTime: 'Choisissez une heure dans les 24 prochaines heures.',
  add30: '+30 s',
  restart: 'Relancer le round',
  toBell: 'Passer à la cloche',
  done: {
    start: 'Démarré.',
    pause: 'En pause.',
    resume: 'Repris.',
    stop: 'Arrêté.',
    'add-30': '30 secondes ajoutées.',
    'restart-round': 'Round relancé.',
    'next-bell': 'Passage à la prochaine cloche.',
  },
  doneBy: ({ name, pass, isYou }) =>
    isYou ? 'Vous' : pass === null ? name : `Téléphone ${String(pass)}, de ${name}`,
  ago: (seconds) => `il y a ${String(seconds)} s`,
  takeBack: (seconds) => `Annuler (${String(seconds)})`,
  awayTitle: (time) => `Hors ligne depuis ${time}`,
  awayText: 'Les écrans continuent. Les boutons seront disponibles au retour de la connexion.',
  elsewhere: 'Votre service de licences contrôle ce minuteur. Démarrez-le et arrêtez-le là-bas :',
  elsewhereSilent: 'Il ne répond pas, donc le temps restant est inconnu.',
  timerOff: 'Le minuteur de ce club est désactivé. Demandez au siège de l’activer.',
  quicker: 'Quelqu’un d’autre vient de modifier le minuteur. Voici son état actuel.',
  notNow: 'Vous ne pouvez pas faire cela en ce moment.',
  notSent: 'Cela n’a pas fonctionné. Réessayez dans un instant.',
  lostAnswer: 'Aucune réponse. Vérifiez le minuteur avant de réessayer.',
  close: 'Fermer',
  round: (number) => `Round ${String(number)}`,
  nothing: 'Aucun entraînement',
  callSupport: 'Contacter l’assistance',
  helpText: 'Donnez ces renseignements à l’assistance pour qu’elle trouve votre club.',
  writeTo: (address) => `Écrire à ${address}`,
  gym: 'Club',
  locationNumber: 'Identifiant du club',
  time: 'Heure',
  noWayIn: {
    none: 'Ce téléphone n’a pas de laissez-passer d’entraîneur.',
    'pass-unknown': 'Ce laissez-passer n’est pas valide.',
    'pass-revoked': 'Ce laissez-passer a été révoqué.',
    'pass-expired': 'Ce laissez-passer a expiré à la fin de la journée.',
    'pass-opened': 'Ce code a déjà été ouvert sur un autre téléphone.',
    'pass-not-opened': 'Ce code a expiré avant d’être ouvert.',
    'signed-out': 'Votre session a pris fin.',
    unreachable: 'Le serveur ne répond pas.',
  },
  howIn:
    'Maintenez un coin d’un écran pendant deux secondes, ou appuyez sur « i » sur son clavier. Numérisez ensuite le code avec ce téléphone.',
  signIn: 'Se connecter',
  tryAgain: 'Réessayer',
  asksAgain: 'Nouvelle tentative automatique.',
  chooseGym: 'Ouvrez la télécommande depuis la page de votre club dans la console.',
}

const words = { en, es, fr } as const satisfies Record<ConsoleLanguage, RemoteWords>

export const remoteWords = (language: ConsoleLanguage): RemoteWords => words[language]

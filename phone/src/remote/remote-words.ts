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
  swap: 'swap',
  equipmentQuicker: equipmentWords('en').quicker,
  equipmentLost: equipmentWords('en').lost,
  passUntil: (time) => `Pass until ${time}`,
  signedIn: 'Signed in',
  alsoHere: (who, more) => `Also here: ${who}${more > 0 ? ` and ${String(more)} more` : ''}`,
  walls: (connected, all) =>
    connected === all
      ? `${String(all)} ${all === 1 ? 'wall' : 'walls'}`
      : `${String(connected)} of ${String(all)} walls`,
  noServer: 'no server',
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
  resume: 'Continue',
  stop: 'Stop',
  startNow: 'Start now',
  startAt: 'Start at',
  nextMinute: (time) => `Next full minute, ${time}`,
  anotherTime: 'Another time…',
  timeThere: 'Time, by the gym’s clock',
  startAtTime: (time, isTomorrow) => `Start at ${time}${isTomorrow ? ' tomorrow' : ''}`,
  noSuchTime: 'Choose a time within the next 24 hours.',
  add30: '+30 s',
  restart: 'Restart round',
  toBell: 'To the bell',
  done: {
    start: 'Started.',
    pause: 'Paused.',
    resume: 'Continued.',
    stop: 'Stopped.',
    'add-30': 'Thirty seconds more.',
    'restart-round': 'Round restarted.',
    'next-bell': 'Skipped to the bell.',
  },
  doneBy: ({ name, pass, isYou }) =>
    isYou ? 'You' : pass === null ? name : `Phone ${String(pass)}, from ${name}`,
  ago: (seconds) => `${String(seconds)} s ago`,
  takeBack: (seconds) => `Take back · ${String(seconds)}`,
  awayTitle: (time) => `The server does not answer, since ${time}.`,
  awayText:
    'The walls go on by themselves. Buttons come back with the connection; what you press now is not kept.',
  elsewhere: 'This gym’s timer is run by the licence service. Start and stop it there:',
  elsewhereSilent: 'It does not answer now, so the time left is not known here.',
  timerOff: 'This gym’s timer is switched off. Head office switches it on.',
  quicker: 'Someone else just changed the timer. This is its current state.',
  notNow: 'You can’t do that right now.',
  notSent: 'That didn’t work. Try again in a moment.',
  lostAnswer: 'No response. Check the timer before you try again.',
  close: 'Close',
  round: (number) => `Round ${String(number)}`,
  nothing: 'No workout',
  callSupport: 'Call support',
  helpText: 'Give support these details so they can find your location.',
  writeTo: (address) => `Write to ${address}`,
  gym: 'Gym',
  locationNumber: 'Location number',
  time: 'Time',
  noWayIn: {
    none: 'This phone has no pass.',
    'pass-unknown': 'This pass is not known here.',
    'pass-revoked': 'This pass was revoked.',
    'pass-expired': 'This pass has ended with its day.',
    'pass-opened': 'Another phone has opened this code.',
    'pass-not-opened': 'This code was not opened in time.',
    'signed-out': 'Your session has ended.',
    unreachable: 'The server does not answer.',
  },
  howIn:
    'Hold a corner of a wall for two seconds, or press its key “i”. It shows a code for a minute: open it with this phone’s camera.',
  signIn: 'Sign in',
  tryAgain: 'Try again',
  asksAgain: 'Trying again automatically.',
  chooseGym: 'Open the remote from the page of your location.',
}

const es: RemoteWords = {
  title: 'Mando',
  opening: 'Abriendo…',
  tabs: { timer: 'Reloj', rounds: 'Rondas', equipment: 'Equipo', help: 'Ayuda' },
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
  noServer: 'sin servidor',
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
    `Ronda ${String(round)} de 27${next === null ? '' : ` · próximo descanso: ${next}`}`,
  inBreak: (exercise, round) => `${exercise} · tras la ronda ${String(round)} de 27`,
  warning: '30 segundos',
  pausedIn: (round, phase) => `Ronda ${String(round)} de 27 · ${phase}`,
  startsIn: (hours, minutes, isTomorrow) =>
    `${isTomorrow ? 'Mañana, en' : 'En'} ${duration(hours, minutes)}`,
  allRounds: '27 rondas · 1 h 34 min',
  countedHere: 'Estimado: este teléfono no tiene conexión',
  timeLeft: 'Tiempo restante',
  pause: 'Pausa',
  resume: 'Continuar',
  stop: 'Detener',
  startNow: 'Empezar ahora',
  startAt: 'Empezar a las',
  nextMinute: (time) => `Próximo minuto, ${time}`,
  anotherTime: 'Otra hora…',
  timeThere: 'Hora, según el reloj del gimnasio',
  startAtTime: (time, isTomorrow) => `Empezar ${isTomorrow ? 'mañana ' : ''}a las ${time}`,
  noSuchTime: 'Elija una hora dentro de las próximas 24 horas.',
  add30: '+30 s',
  restart: 'Reiniciar la ronda',
  toBell: 'Hasta la campana',
  done: {
    start: 'Iniciado.',
    pause: 'En pausa.',
    resume: 'Continuado.',
    stop: 'Detenido.',
    'add-30': 'Treinta segundos más.',
    'restart-round': 'La ronda empezó de nuevo.',
    'next-bell': 'Saltado hasta la campana.',
  },
  doneBy: ({ name, pass, isYou }) =>
    isYou ? 'Usted' : pass === null ? name : `Teléfono ${String(pass)}, de ${name}`,
  ago: (seconds) => `hace ${String(seconds)} s`,
  takeBack: (seconds) => `Deshacer · ${String(seconds)}`,
  awayTitle: (time) => `El servidor no responde desde las ${time}.`,
  awayText:
    'Las pantallas siguen solas. Los botones vuelven con la conexión; lo que pulse ahora no se guarda.',
  elsewhere:
    'El reloj de este gimnasio lo lleva el servicio de licencias. Inícielo y deténgalo allí:',
  elsewhereSilent: 'Ahora no responde, así que aquí no se sabe el tiempo restante.',
  timerOff: 'El reloj de este gimnasio está apagado. La oficina central lo enciende.',
  quicker: 'Alguien más acaba de cambiar el reloj. Este es su estado actual.',
  notNow: 'Eso no es posible en este momento.',
  notSent: 'No se hizo. Inténtelo de nuevo en un momento.',
  lostAnswer: 'Sin respuesta. Revise el reloj antes de intentarlo de nuevo.',
  close: 'Cerrar',
  round: (number) => `Ronda ${String(number)}`,
  nothing: 'Sin rutina',
  callSupport: 'Llamar a soporte',
  helpText: 'Diga estas líneas a soporte para que sepan dónde está.',
  writeTo: (address) => `Escribir a ${address}`,
  gym: 'Gimnasio',
  locationNumber: 'Número de ubicación',
  time: 'Hora',
  noWayIn: {
    none: 'Este teléfono no tiene pase.',
    'pass-unknown': 'Este pase no se conoce aquí.',
    'pass-revoked': 'Este pase fue revocado.',
    'pass-expired': 'Este pase terminó con su día.',
    'pass-opened': 'Otro teléfono ya abrió este código.',
    'pass-not-opened': 'Este código no se abrió a tiempo.',
    'signed-out': 'Su sesión ha terminado.',
    unreachable: 'El servidor no responde.',
  },
  howIn:
    'Mantenga pulsada una esquina de una pantalla dos segundos, o pulse su tecla «i». Muestra un código durante un minuto: ábralo con la cámara de este teléfono.',
  signIn: 'Iniciar sesión',
  tryAgain: 'Reintentar',
  asksAgain: 'Reintentando automáticamente.',
  chooseGym: 'Abra el mando desde la página de su ubicación.',
}

const fr: RemoteWords = {
  title: 'Télécommande',
  opening: 'Ouverture…',
  tabs: { timer: 'Minuteur', rounds: 'Rounds', equipment: 'Matériel', help: 'Aide' },
  equipment: equipmentWords('fr'),
  swap: 'échange',
  equipmentQuicker: equipmentWords('fr').quicker,
  equipmentLost: equipmentWords('fr').lost,
  passUntil: (time) => `Pass jusqu’à ${time}`,
  signedIn: 'Session ouverte',
  alsoHere: (who, more) =>
    `Aussi ici\u00a0: ${who}${more > 0 ? ` et ${String(more)} de plus` : ''}`,
  walls: (connected, all) =>
    connected === all
      ? `${String(all)} ${all === 1 ? 'écran' : 'écrans'}`
      : `${String(connected)} écrans sur ${String(all)}`,
  noServer: 'pas de serveur',
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
  timeThere: 'Heure, à l’horloge de la salle',
  startAtTime: (time, isTomorrow) => `Démarrer ${isTomorrow ? 'demain ' : ''}à ${time}`,
  noSuchTime: 'Choisissez une heure dans les 24 prochaines heures.',
  add30: '+30 s',
  restart: 'Reprendre le round',
  toBell: 'Jusqu’à la cloche',
  done: {
    start: 'Démarré.',
    pause: 'En pause.',
    resume: 'Repris.',
    stop: 'Arrêté.',
    'add-30': 'Trente secondes de plus.',
    'restart-round': 'Le round a repris du début.',
    'next-bell': 'Passé à la cloche.',
  },
  doneBy: ({ name, pass, isYou }) =>
    isYou ? 'Vous' : pass === null ? name : `Téléphone ${String(pass)}, de ${name}`,
  ago: (seconds) => `il y a ${String(seconds)} s`,
  takeBack: (seconds) => `Annuler · ${String(seconds)}`,
  awayTitle: (time) => `Le serveur ne répond plus depuis ${time}.`,
  awayText:
    'Les écrans continuent d’eux-mêmes. Les boutons reviennent avec la connexion ; ce que vous touchez maintenant n’est pas gardé.',
  elsewhere:
    'Le minuteur de cette salle est géré par le service de licences. Démarrez-le et arrêtez-le là-bas :',
  elsewhereSilent: 'Il ne répond pas en ce moment : le temps restant n’est pas connu ici.',
  timerOff: 'Le minuteur de cette salle est désactivé. Le siège l’active.',
  quicker: 'Quelqu’un d’autre vient de changer le minuteur. Voici son état actuel.',
  notNow: 'Ce n’est pas possible en ce moment.',
  notSent: 'Rien n’a été fait. Réessayez dans un instant.',
  lostAnswer: 'Aucune réponse. Vérifiez le minuteur avant de réessayer.',
  close: 'Fermer',
  round: (number) => `Round ${String(number)}`,
  nothing: 'Aucun entraînement',
  callSupport: 'Appeler l’assistance',
  helpText: 'Dites ces lignes à l’assistance, pour qu’elle sache où vous êtes.',
  writeTo: (address) => `Écrire à ${address}`,
  gym: 'Salle',
  locationNumber: 'Numéro du site',
  time: 'Heure',
  noWayIn: {
    none: 'Ce téléphone n’a pas de pass.',
    'pass-unknown': 'Ce pass n’est pas connu ici.',
    'pass-revoked': 'Ce pass a été révoqué.',
    'pass-expired': 'Ce pass a pris fin avec sa journée.',
    'pass-opened': 'Un autre téléphone a déjà ouvert ce code.',
    'pass-not-opened': 'Ce code n’a pas été ouvert à temps.',
    'signed-out': 'Votre session est terminée.',
    unreachable: 'Le serveur ne répond pas.',
  },
  howIn:
    'Maintenez le coin d’un écran deux secondes, ou appuyez sur sa touche « i ». Il montre un code pendant une minute : ouvrez-le avec l’appareil photo de ce téléphone.',
  signIn: 'Se connecter',
  tryAgain: 'Réessayer',
  asksAgain: 'Nouvelle tentative automatique.',
  chooseGym: 'Ouvrez la télécommande depuis la page de votre site.',
}

const words = { en, es, fr } as const satisfies Record<ConsoleLanguage, RemoteWords>

export const remoteWords = (language: ConsoleLanguage): RemoteWords => words[language]

import type { ConsoleLanguage, Equipment } from '@roundboard/domain'

/** What of one piece is shown where, for a sentence. */
interface Shown {
  readonly round: number
  readonly name: string
}

/** Everything that the remote says of equipment, in one language. */
export interface EquipmentWords {
  readonly title: string
  readonly untilTonight: string
  readonly none: string
  readonly others: string
  readonly names: Readonly<Record<Equipment, string>>
  readonly rounds: (rounds: readonly number[]) => string
  readonly noRound: string
  readonly staysAsItIs: string
  readonly out: string
  readonly back: string
  readonly close: string
  readonly now: string
  readonly then: string
  /** The one sentence: `when` a bell rings, and what the rounds show from then on. */
  readonly willShow: (when: string, shown: readonly Shown[]) => string
  readonly willStay: (rounds: readonly number[]) => string
  readonly atOnce: string
  readonly atBell: (time: string) => string
  readonly afterPause: string
  readonly areOut: (piece: string) => string
  readonly isOut: (shown: readonly Shown[]) => string
  readonly isOutUnchanged: string
  readonly comesBack: (when: string) => string
  readonly turnsOut: (when: string) => string
  readonly saidBy: (name: string, pass: number | null) => string
  readonly done: Readonly<Record<'out' | 'back', (piece: string) => string>>
  readonly quicker: string
  readonly lost: string
}

const list = (language: string, all: readonly (string | number)[]) =>
  new Intl.ListFormat(language).format(all.map(String))

const en: EquipmentWords = {
  title: 'Equipment',
  untilTonight: 'until tonight',
  none: 'Head office has not said what exercises need.',
  others: 'Not needed today',
  names: {
    bag: 'Heavy bag',
    'speed-bag': 'Speed bag',
    kettlebell: 'Kettlebells',
    dumbbell: 'Dumbbells',
    'medicine-ball': 'Medicine balls',
    'wall-ball': 'Wall balls',
    rope: 'Jump ropes',
    'battle-rope': 'Battle ropes',
    mat: 'Mats',
    box: 'Boxes',
    band: 'Bands',
    'pull-up-bar': 'Pull-up bar',
    rower: 'Rower',
    bike: 'Bike',
  },
  rounds: (rounds) => `${rounds.length === 1 ? 'Round' : 'Rounds'} ${list('en', rounds)} today`,
  noRound: 'No round today',
  staysAsItIs: 'nothing is allowed instead: the walls stay',
  out: 'Out',
  back: 'Back',
  close: 'Close',
  now: 'now',
  then: 'then',
  willShow: (when, shown) =>
    `${when} ${list(
      'en',
      shown.map(({ round, name }) => `round ${String(round)} shows ${name}`),
    )}: the best that head office allows.`,
  willStay: (rounds) =>
    `Nothing is allowed instead: ${rounds.length === 1 ? 'round' : 'rounds'} ${list('en', rounds)} ${rounds.length === 1 ? 'stays' : 'stay'} as planned. Tell your members what to do.`,
  atOnce: 'At once',
  atBell: (time) => `From the next bell, in ${time},`,
  afterPause: 'From the next bell after the pause',
  areOut: (piece) => `${piece}: out`,
  isOut: (shown) =>
    `Out. ${list(
      'en',
      shown.map(({ round, name }) => `Round ${String(round)} shows ${name}`),
    )} instead.`,
  isOutUnchanged: 'Out. No wall shows anything else.',
  comesBack: (when) => `${when} back on the walls.`,
  turnsOut: (when) => `${when} out.`,
  saidBy: (name, pass) => (pass === null ? name : `Phone ${String(pass)}`),
  done: { out: (piece) => `${piece}: out.`, back: (piece) => `${piece}: back.` },
  quicker: 'Somebody else was quicker. This is the equipment as it is now.',
  lost: 'No answer came. Look at the list before you press again.',
}

const es: EquipmentWords = {
  title: 'Equipo',
  untilTonight: 'hasta esta noche',
  none: 'La central no ha dicho qué necesitan los ejercicios.',
  others: 'Hoy no hacen falta',
  names: {
    bag: 'Saco de boxeo',
    'speed-bag': 'Pera loca',
    kettlebell: 'Pesas rusas',
    dumbbell: 'Mancuernas',
    'medicine-ball': 'Balones medicinales',
    'wall-ball': 'Wall balls',
    rope: 'Cuerdas de saltar',
    'battle-rope': 'Cuerdas de batalla',
    mat: 'Colchonetas',
    box: 'Cajones',
    band: 'Bandas elásticas',
    'pull-up-bar': 'Barra de dominadas',
    rower: 'Remo',
    bike: 'Bicicleta',
  },
  rounds: (rounds) => `Hoy ${rounds.length === 1 ? 'ronda' : 'rondas'} ${list('es', rounds)}`,
  noRound: 'Ninguna ronda hoy',
  staysAsItIs: 'nada está permitido en su lugar: las pantallas no cambian',
  out: 'Roto',
  back: 'Ya está',
  close: 'Cerrar',
  now: 'ahora',
  then: 'después',
  willShow: (when, shown) =>
    `${when} ${list(
      'es',
      shown.map(({ round, name }) => `la ronda ${String(round)} muestra ${name}`),
    )}: lo mejor que permite la central.`,
  willStay: (rounds) =>
    `Nada está permitido en su lugar: ${rounds.length === 1 ? 'la ronda' : 'las rondas'} ${list('es', rounds)} ${rounds.length === 1 ? 'sigue' : 'siguen'} como estaba previsto. Diga a los socios qué hacer.`,
  atOnce: 'Enseguida',
  atBell: (time) => `Desde la próxima campana, en ${time},`,
  afterPause: 'Desde la próxima campana tras la pausa',
  areOut: (piece) => `${piece}: fuera de uso`,
  isOut: (shown) =>
    `Fuera de uso. ${list(
      'es',
      shown.map(({ round, name }) => `La ronda ${String(round)} muestra ${name}`),
    )} en su lugar.`,
  isOutUnchanged: 'Fuera de uso. Ninguna pantalla muestra otra cosa.',
  comesBack: (when) => `${when} vuelve a las pantallas.`,
  turnsOut: (when) => `${when} fuera de uso.`,
  saidBy: (name, pass) => (pass === null ? name : `Teléfono ${String(pass)}`),
  done: {
    out: (piece) => `${piece}: fuera de uso.`,
    back: (piece) => `${piece}: de vuelta.`,
  },
  quicker: 'Otra persona fue más rápida. Así está el equipo ahora.',
  lost: 'No llegó respuesta. Mire la lista antes de pulsar otra vez.',
}

const fr: EquipmentWords = {
  title: 'Matériel',
  untilTonight: 'jusqu’à ce soir',
  none: 'Le siège n’a pas dit ce que les exercices nécessitent.',
  others: 'Pas nécessaire aujourd’hui',
  names: {
    bag: 'Sac de frappe',
    'speed-bag': 'Poire de vitesse',
    kettlebell: 'Kettlebells',
    dumbbell: 'Haltères',
    'medicine-ball': 'Médecine-balls',
    'wall-ball': 'Wall balls',
    rope: 'Cordes à sauter',
    'battle-rope': 'Cordes ondulatoires',
    mat: 'Tapis',
    box: 'Box',
    band: 'Élastiques',
    'pull-up-bar': 'Barre de traction',
    rower: 'Rameur',
    bike: 'Vélo',
  },
  rounds: (rounds) =>
    `${rounds.length === 1 ? 'Round' : 'Rounds'} ${list('fr', rounds)} aujourd’hui`,
  noRound: 'Aucun round aujourd’hui',
  staysAsItIs: 'rien n’est permis à la place : les écrans restent',
  out: 'Hors service',
  back: 'De retour',
  close: 'Fermer',
  now: 'maintenant',
  then: 'ensuite',
  willShow: (when, shown) =>
    `${when} ${list(
      'fr',
      shown.map(({ round, name }) => `le round ${String(round)} montre ${name}`),
    )} : le mieux que le siège permet.`,
  willStay: (rounds) =>
    `Rien n’est permis à la place : ${rounds.length === 1 ? 'le round' : 'les rounds'} ${list('fr', rounds)} ${rounds.length === 1 ? 'reste' : 'restent'} comme prévu. Dites aux membres quoi faire.`,
  atOnce: 'Tout de suite',
  atBell: (time) => `Dès la prochaine cloche, dans ${time},`,
  afterPause: 'Dès la prochaine cloche après la pause',
  areOut: (piece) => `${piece} : hors service`,
  isOut: (shown) =>
    `Hors service. ${list(
      'fr',
      shown.map(({ round, name }) => `Le round ${String(round)} montre ${name}`),
    )} à la place.`,
  isOutUnchanged: 'Hors service. Aucun écran ne montre autre chose.',
  comesBack: (when) => `${when} de retour sur les écrans.`,
  turnsOut: (when) => `${when} hors service.`,
  saidBy: (name, pass) => (pass === null ? name : `Téléphone ${String(pass)}`),
  done: {
    out: (piece) => `${piece} : hors service.`,
    back: (piece) => `${piece} : de retour.`,
  },
  quicker: 'Quelqu’un d’autre a été plus rapide. Voici le matériel tel qu’il est.',
  lost: 'Aucune réponse. Regardez la liste avant d’appuyer à nouveau.',
}

const words = { en, es, fr } as const satisfies Record<ConsoleLanguage, EquipmentWords>

export const equipmentWords = (language: ConsoleLanguage): EquipmentWords => words[language]

import {
  type AlertLine,
  type AlertWords,
  byCount,
  dayIn,
  lengthIn,
  listIn,
  momentIn,
  untilIn,
} from './alert-letter.ts'

const at = ({ since, zone }: AlertLine) => momentIn('fr', since, zone)
const length = ({ minutes }: AlertLine) => lengthIn('fr', minutes ?? 0)

const troubles: Readonly<Record<string, string>> = {
  frozen: 'sa vidéo est figée',
  'not-drawn': 'son mur n’est pas dessiné',
  'no-space': 'il n’a pas de place pour les clips',
  'no-boot': 'il n’a pas pu démarrer sans réseau',
  'old-version': 'il a une ancienne version',
}

const screensOf = ({ screens, concerned }: AlertLine) => {
  const named = screens.map(({ name, trouble }) => {
    const why = trouble === null ? undefined : troubles[trouble]
    return why === undefined ? name : `${name} (${why})`
  })
  return concerned > named.length
    ? `${named.join(', ')} et ${String(concerned - named.length)} de plus`
    : listIn('fr', named)
}

const serverTroubles: Readonly<
  Record<NonNullable<AlertLine['trouble']>, (line: AlertLine) => string>
> = {
  'many-away': (line) =>
    `${String(line.gyms)} salles avec ${String(line.concerned)} écrans ont cessé de répondre à la fois, ${at(line)}. Autant à la fois veut dire que la cause est le serveur ou sa connexion, pas les salles.`,
  disk: (line) => `Le disque du serveur est presque plein depuis ${at(line)}.`,
  database: (line) =>
    `La base de données n’a accepté aucune écriture pendant ${length(line)}, depuis ${at(line)}.`,
  mail: (line) =>
    byCount(
      line.concerned,
      'Un courriel n’a pas pu partir : le serveur de messagerie ne répond pas ou ne l’accepte pas.',
      (n) =>
        `${n} courriels n’ont pas pu partir : le serveur de messagerie ne répond pas ou ne les accepte pas.`,
    ),
  jobs: (line) =>
    byCount(
      line.concerned,
      'Une tâche a été abandonnée. La page Système dit laquelle.',
      (n) => `${n} tâches ont été abandonnées. La page Système dit lesquelles.`,
    ),
  clock: (line) =>
    `L’horloge du serveur a été changée de ${length(line)}. Les murs la suivent : regardez si elle est juste maintenant.`,
}

const serverEnds: Readonly<Record<NonNullable<AlertLine['trouble']>, (line: AlertLine) => string>> =
  {
    'many-away': (line) =>
      `La plupart des ${String(line.gyms)} salles répondent de nouveau, après ${length(line)}.`,
    disk: (line) => `Le disque a de nouveau de la place, après ${length(line)}.`,
    database: (line) =>
      `La base de données accepte de nouveau les écritures, après ${length(line)}.`,
    mail: () => 'Les courriels partent de nouveau.',
    jobs: () => 'Plus aucune tâche abandonnée n’attend.',
    clock: () => 'L’horloge du serveur est de nouveau juste.',
  }

const roundsOf = ({ rounds, drafts }: AlertLine) => {
  const named = `${rounds.length === 1 ? 'Round' : 'Rounds'} ${listIn('fr', rounds)}`
  const shown = `${named} : les écrans afficheront «\u00A0Veuillez contacter le support.\u00A0».`
  if (drafts.length === 0) return shown
  return drafts.length === 1
    ? `${shown} Le round ${listIn('fr', drafts)} a un brouillon : publiez-le pour remplir le créneau.`
    : `${shown} Les rounds ${listIn('fr', drafts)} ont des brouillons : publiez-les pour remplir les créneaux.`
}

const server = 'Serveur'

export const alerts: AlertWords = {
  began(line) {
    const gym = line.gym ?? server
    switch (line.kind) {
      case 'location-away':
        return [
          `${gym} ne répond plus`,
          `${byCount(line.linked, 'Son seul écran n’a pas', (n) => `Aucun de ses ${n} écrans n’a`)} répondu depuis ${at(line)}.`,
        ]
      case 'screen-away':
        return [
          `${gym} : ${line.concerned === 1 ? '1 écran' : `${String(line.concerned)} écrans`} sur ${String(line.linked)} ${line.concerned === 1 ? 'ne répond plus' : 'ne répondent plus'}`,
          `${screensOf(line)}, depuis ${at(line)}. Les autres répondent.`,
        ]
      case 'screen-trouble':
        return [`${gym} est à surveiller`, `${screensOf(line)}, depuis ${at(line)}.`]
      case 'no-workout-tomorrow':
        return [
          `Pas d’entraînement pour le ${dayIn('fr', line.day ?? line.since.slice(0, 10))}`,
          roundsOf(line),
        ]
      case 'server-trouble':
        return [server, serverTroubles[line.trouble ?? 'jobs'](line)]
    }
  },
  ended(line) {
    const gym = line.gym ?? server
    switch (line.kind) {
      case 'location-away':
        return [
          `${gym} répond de nouveau`,
          `De retour après ${length(line)} : sans réponse depuis ${at(line)}.`,
        ]
      case 'screen-away':
        return [
          `${gym} : tous les écrans répondent`,
          `De retour après ${length(line)} : sans réponse depuis ${at(line)}.`,
        ]
      case 'screen-trouble':
        return [
          `${gym} va de nouveau bien`,
          `Rétabli après ${length(line)} : en difficulté depuis ${at(line)}.`,
        ]
      case 'no-workout-tomorrow':
        return [dayIn('fr', line.day ?? line.since.slice(0, 10)), 'Chaque round a un entraînement.']
      case 'server-trouble':
        return [server, serverEnds[line.trouble ?? 'jobs'](line)]
    }
  },
  muted: (until) => `Muette jusqu’au ${untilIn('fr', until)}.`,
  manyBegan: (count) => `${String(count)} alertes`,
  manyEnded: (count) => `${String(count)} alertes sont terminées`,
  open: 'Ouvrir la console',
  why: 'Ce qui vous est signalé, et quand, vous le choisissez dans la console, derrière sa cloche.',
  summary: ({ awayCount, watched, ended, longestMinutes, looks, hole }) => ({
    subject:
      awayCount === 0
        ? 'Ce matin : toutes les salles répondent'
        : `Ce matin : ${String(awayCount)} salles sur ${String(watched)} ne répondent pas`,
    heading:
      awayCount === 0
        ? 'Toutes les salles répondent'
        : byCount(awayCount, 'Une salle ne répond pas', (n) => `${n} salles ne répondent pas`),
    paragraphs: [
      ended === 0
        ? 'Depuis hier, aucune salle n’a cessé de répondre.'
        : `Depuis hier, une salle a cessé de répondre ${String(ended)} fois, au plus pendant ${lengthIn('fr', longestMinutes)}.`,
      ...(looks > 0
        ? [
            byCount(
              looks,
              'Une salle répond et est à surveiller.',
              (n) => `${n} salles répondent et sont à surveiller.`,
            ),
          ]
        : []),
      hole === null
        ? 'Chaque round a un entraînement pour la semaine à venir.'
        : `Pas d’entraînement pour le ${dayIn('fr', hole.day)}, ${hole.rounds.length === 1 ? 'round' : 'rounds'} ${listIn('fr', hole.rounds)}.`,
    ],
  }),
}

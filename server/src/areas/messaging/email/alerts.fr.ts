import {
  type AlertLine,
  type AlertText,
  type AlertWords,
  byCount,
  dayIn,
  lengthIn,
  listIn,
  momentIn,
  placesIn,
  screensIn,
  timeIn,
  untilIn,
} from './alert-letter.ts'

const at = ({ since, zone }: AlertLine) => momentIn('fr', since, zone)
const length = ({ minutes }: AlertLine) => lengthIn('fr', minutes ?? 0)
const dayOf = ({ day, since }: AlertLine) => dayIn('fr', day ?? since.slice(0, 10))

const issues: Readonly<Record<string, string>> = {
  frozen: 'problème de lecture vidéo',
  'not-drawn': 'n’arrive pas à afficher son contenu',
  'no-space': 'stockage plein',
  'no-boot': 'ne peut pas démarrer sans Internet',
  'old-version': 'logiciel désuet',
}

const screensOf = (line: AlertLine) =>
  screensIn('fr', line, issues, (count) => `${count} ${count === '1' ? 'autre' : 'autres'}`)

const othersOnline = ({ linked, concerned }: AlertLine) => {
  const others = linked - concerned
  if (others <= 0) return ''
  return byCount(
    others,
    ' L’autre écran est en ligne.',
    (n) => ` Les ${n} autres écrans sont en ligne.`,
  )
}

type ServerTrouble = NonNullable<AlertLine['trouble']>

const serverTroubles: Readonly<Record<ServerTrouble, (line: AlertLine) => AlertText>> = {
  'many-away': (line) => {
    const title = `Serveur\u00A0: ${String(line.gyms)} clubs hors ligne en même temps`
    return {
      subject: title,
      title,
      details: `${String(line.gyms)} clubs, soit ${String(line.concerned)} écrans, sont tombés hors ligne en même temps le ${at(line)}. Un si grand nombre à la fois indique que le problème vient du serveur ou de sa connexion, et non des clubs.`,
      next: 'Vérifiez le serveur et sa connexion.',
    }
  },
  disk: (line) => ({
    subject: 'Serveur\u00A0: disque presque plein',
    title: 'Serveur\u00A0: disque presque plein',
    details: `Le disque du serveur est presque plein depuis le ${at(line)}.`,
    next: 'Libérez de l’espace ou ajoutez du stockage. Quand le disque est plein, le serveur ne peut plus enregistrer de modifications.',
  }),
  database: (line) => {
    const title = `Serveur\u00A0: la base de données a refusé les modifications pendant ${length(line)}`
    return {
      subject: title,
      title,
      details: `La base de données a refusé les modifications pendant ${length(line)}, à partir du ${at(line)}. Les modifications faites pendant ce temps n’ont pas été acceptées.`,
      next: 'Si vous avez modifié quelque chose pendant ce temps, vérifiez que c’est bien enregistré.',
    }
  },
  mail: ({ concerned }) => {
    const title = `Serveur\u00A0: ${byCount(concerned, '1 courriel n’a pas été envoyé', (n) => `${n} courriels n’ont pas été envoyés`)}`
    return {
      subject: title,
      title,
      details: `Le serveur de messagerie est injoignable ou ${concerned === 1 ? 'le' : 'les'} refuse.`,
      next: 'Un super-administrateur peut en voir la raison et relancer l’envoi sur la page Système.',
    }
  },
  jobs: ({ concerned }) => {
    const title = `Serveur\u00A0: ${byCount(concerned, '1 tâche en arrière-plan a échoué', (n) => `${n} tâches en arrière-plan ont échoué`)}`
    return {
      subject: title,
      title,
      details:
        concerned === 1
          ? 'Elle ne sera pas relancée automatiquement.'
          : 'Elles ne seront pas relancées automatiquement.',
      next: 'Un super-administrateur peut en voir la raison et relancer les tâches sur la page Système.',
    }
  },
  clock: (line) => ({
    subject: `Serveur\u00A0: l’horloge a été décalée de ${length(line)}`,
    title: `Serveur\u00A0: l’horloge a été décalée de ${length(line)}`,
    details: 'Tous les écrans suivent l’horloge du serveur.',
    next: 'Vérifiez que la date et l’heure du serveur sont exactes.',
  }),
}

const ended = (title: string, details: string): AlertText => ({ subject: title, title, details })

const serverEnds: Readonly<Record<ServerTrouble, (line: AlertLine) => AlertText>> = {
  'many-away': (line) =>
    ended(
      'Serveur\u00A0: la plupart des clubs sont de nouveau en ligne',
      `La plupart des ${String(line.gyms)} clubs sont de nouveau en ligne après ${length(line)}.`,
    ),
  disk: (line) =>
    ended(
      'Serveur\u00A0: assez d’espace disque de nouveau',
      `Le disque a été presque plein pendant ${length(line)}. Il y a de nouveau assez d’espace libre.`,
    ),
  database: (line) =>
    ended(
      'Serveur\u00A0: la base de données accepte de nouveau les modifications',
      `La base de données accepte de nouveau les modifications après ${length(line)}.`,
    ),
  mail: () =>
    ended(
      'Serveur\u00A0: les courriels sont de nouveau envoyés',
      'Il ne reste aucun courriel en échec ou en retard.',
    ),
  jobs: () =>
    ended(
      'Serveur\u00A0: plus aucune tâche en arrière-plan en échec',
      'Elles ont été relancées ou supprimées.',
    ),
  clock: () =>
    ended(
      'Serveur\u00A0: l’horloge est de nouveau exacte',
      'L’horloge du serveur indique la bonne heure.',
    ),
}

const roundsOf = ({ rounds, drafts }: AlertLine) => {
  const named = listIn('fr', rounds)
  const shown =
    rounds.length === 1
      ? `Le round ${named} n’a aucun entraînement publié\u00A0: ses écrans afficheront «\u00A0Veuillez contacter le support.\u00A0».`
      : `Les rounds ${named} n’ont aucun entraînement publié\u00A0: leurs écrans afficheront «\u00A0Veuillez contacter le support.\u00A0».`
  if (drafts.length === 0) return shown
  return drafts.length === 1
    ? `${shown} Le round ${listIn('fr', drafts)} a un brouillon. Publiez-le pour remplir le créneau vide.`
    : `${shown} Les rounds ${listIn('fr', drafts)} ont des brouillons. Publiez-les pour remplir les créneaux vides.`
}

const roundList = (rounds: readonly number[]) =>
  `${rounds.length === 1 ? 'round' : 'rounds'} ${listIn('fr', rounds)}`

const moreLocations = (count: string) => `${count} ${count === '1' ? 'autre club' : 'autres clubs'}`

const withPlaces = (title: string, lines: readonly AlertLine[]) => {
  const places = placesIn('fr', lines, moreLocations)
  return places === '' ? title : `${title}\u00A0: ${places}`
}

export const alerts: AlertWords = {
  began(line) {
    const gym = line.gym ?? 'Club'
    const screens = screensOf(line)
    switch (line.kind) {
      case 'location-away': {
        const title = `${gym}\u00A0: ${line.linked === 1 ? 'écran' : 'tous les écrans'} hors ligne`
        return {
          subject: `${title} depuis ${timeIn('fr', line.since)}`,
          title,
          details: `${byCount(line.linked, 'L’écran est', (n) => `Les ${n} écrans sont`)} hors ligne depuis le ${at(line)}.`,
          next: 'Vérifiez le courant et le réseau du club.',
        }
      }
      case 'screen-away': {
        const title = `${gym}\u00A0: ${byCount(line.concerned, '1 écran', (n) => `${n} écrans`)} sur ${String(line.linked)} hors ligne`
        const offline =
          line.concerned === 1
            ? `${screens} est hors ligne depuis le ${at(line)}.`
            : `${screens} sont hors ligne, le premier depuis le ${at(line)}.`
        return {
          subject: title,
          title,
          details: `${offline}${othersOnline(line)}`,
          next: 'Vérifiez le courant et le réseau.',
        }
      }
      case 'screen-trouble': {
        const title = `${gym}\u00A0: ${byCount(line.concerned, '1 écran à vérifier', (n) => `${n} écrans à vérifier`)}`
        return {
          subject: title,
          title,
          details: `${screens}. Détecté pour la première fois le ${at(line)}.`,
          next: 'Ouvrez la page du club pour voir les détails.',
        }
      }
      case 'no-workout-tomorrow': {
        const title = `Aucun entraînement pour le ${dayOf(line)}`
        return {
          subject: `${title}\u00A0: ${roundList(line.rounds)}`,
          title,
          details: roundsOf(line),
        }
      }
      case 'server-trouble':
        return serverTroubles[line.trouble ?? 'jobs'](line)
    }
  },
  ended(line) {
    const gym = line.gym ?? 'Club'
    switch (line.kind) {
      case 'location-away':
        return {
          subject: `${gym}\u00A0: de nouveau en ligne après ${length(line)}`,
          title: `${gym}\u00A0: de nouveau en ligne`,
          details: `Le club a été hors ligne pendant ${length(line)}, à partir du ${at(line)}.`,
        }
      case 'screen-away':
        return {
          subject: `${gym}\u00A0: tous les écrans sont de nouveau en ligne`,
          title: `${gym}\u00A0: tous les écrans sont de nouveau en ligne`,
          details: `La panne a duré ${length(line)}, à partir du ${at(line)}.`,
        }
      case 'screen-trouble':
        return {
          subject: `${gym}\u00A0: écrans rétablis après ${length(line)}`,
          title: `${gym}\u00A0: écrans rétablis`,
          details: `Les problèmes d’écran ont duré ${length(line)}, à partir du ${at(line)}.`,
        }
      case 'no-workout-tomorrow':
        return ended(
          `Plus aucun créneau vide pour le ${dayOf(line)}`,
          'Tous les rounds de vos écrans ont un entraînement.',
        )
      case 'server-trouble':
        return serverEnds[line.trouble ?? 'jobs'](line)
    }
  },
  muted: (until) => `Alertes désactivées jusqu’au ${untilIn('fr', until)}.`,
  manyBegan: (lines) => withPlaces(`${String(lines.length)} alertes`, lines),
  manyEnded: (lines) => withPlaces(`${String(lines.length)} alertes résolues`, lines),
  buttons: {
    dashboard: 'Ouvrir le tableau de bord',
    location: 'Voir le club',
    schedule: 'Ouvrir le programme',
    system: 'Ouvrir la page Système',
  },
  manage: 'Gérer les notifications',
  summary: ({ away, awayCount, watched, ended: endedCount, longestMinutes, looks, hole }) => {
    const lately = byCount(
      endedCount,
      `1 panne de club a été résolue dans les dernières 24 heures, après ${lengthIn('fr', longestMinutes)}.`,
      (n) =>
        `${n} pannes de club ont été résolues dans les dernières 24 heures. La plus longue a duré ${lengthIn('fr', longestMinutes)}.`,
    )
    return {
      subject:
        awayCount === 0
          ? 'Résumé quotidien\u00A0: aucun club en panne'
          : `Résumé quotidien\u00A0: ${byCount(awayCount, '1 club', (n) => `${n} clubs`)} sur ${String(watched)} hors ligne`,
      heading:
        awayCount === 0
          ? 'Aucun club en panne'
          : byCount(awayCount, '1 club hors ligne', (n) => `${n} clubs hors ligne`),
      paragraphs: [
        ...(endedCount > 0 ? [lately] : []),
        ...(endedCount === 0 && awayCount === 0
          ? ['Aucune panne non plus dans les dernières 24 heures.']
          : []),
        ...(looks > 0
          ? [
              byCount(
                looks,
                '1 club a des écrans à vérifier.',
                (n) => `${n} clubs ont des écrans à vérifier.`,
              ),
            ]
          : []),
        hole === null
          ? 'Il n’y a aucun créneau vide dans les 7 prochains jours.'
          : `Prochain créneau vide\u00A0: ${dayIn('fr', hole.day)}, ${roundList(hole.rounds)}.`,
        ...(awayCount > away.length
          ? [`Voici les ${String(away.length)} pannes les plus longues\u00A0:`]
          : []),
      ],
    }
  },
}

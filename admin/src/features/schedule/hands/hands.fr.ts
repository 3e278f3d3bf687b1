import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { HandsWords } from './hands.en.ts'

const plural = pluralIn('fr')

const workouts = (count: number) =>
  plural(count, { one: '# entraînement', other: '# entraînements' })

const fr: HandsWords = {
  command: {
    edit: 'Modifier',
    rename: 'Renommer',
    'sub-header': 'En-tête',
    copy: 'Copier',
    'copy-to': 'Copier vers…',
    move: 'Déplacer',
    'move-to': 'Déplacer vers…',
    later: 'Un jour plus tard',
    earlier: 'Un jour plus tôt',
    duplicate: 'Dupliquer',
    publish: 'Publier',
    unpublish: 'Remettre en brouillon',
    languages: 'Langues',
    delete: 'Supprimer',
  },
  bar: 'Entraînements choisis',
  more: 'Autres actions',
  workouts,
  in: (days) => `sur ${days}`,
  tooMany: (max) => `${String(max)} au plus à la fois`,
  drop: 'Abandonner la sélection',
  held: (count, action) => `${workouts(count)} à ${action === 'copy' ? 'copier' : 'déplacer'}`,
  chooseDay: 'Choisissez où va le premier jour.',
  putHere: 'Placer ici',
  dropHeld: 'Abandonner ce qui est copié',
  planTitle: (action, count) => {
    const what = workouts(count)
    switch (action) {
      case 'copy':
        return `Copier ${what}`
      case 'move':
        return `Déplacer ${what}`
      case 'delete':
        return `Supprimer ${what}`
      case 'publish':
        return `Publier ${what}`
      case 'unpublish':
        return `Remettre ${what} en brouillon`
      case 'name':
      case 'sub-header':
      case 'days':
        return `Modifier ${what}`
    }
  },
  from: 'De',
  toDay: 'Premier jour',
  toRound: 'Round',
  roundNumber: (round) => `Round ${String(round)}`,
  until: 'Répéter jusqu’au',
  untilHint: 'Vide : une fois',
  newName: 'Nom',
  newSubHeader: 'En-tête',
  takenQuestion: 'Là où un jour a déjà un entraînement',
  taken: { keep: 'Le garder', replace: 'Le remplacer', 'on-top': 'Mettre par-dessus' },
  asQuestion: 'Les copies sont',
  as: { 'as-is': 'Comme ici', drafts: 'Des brouillons', published: 'Publiées' },
  map: 'Ce qui se passe quel jour',
  mark: {
    done: (action) => {
      switch (action) {
        case 'copy':
          return 'créé'
        case 'move':
          return 'déplacé ici'
        case 'delete':
          return 'supprimé'
        case 'publish':
          return 'publié'
        case 'unpublish':
          return 'de nouveau brouillon'
        case 'name':
        case 'sub-header':
        case 'days':
          return 'modifié'
      }
    },
    replaced: 'en remplace un',
    'left-out': 'laissé de côté',
    hole: 'sans entraînement',
  },
  week: (day) => `Semaine du ${day}`,
  done: (action, count) => {
    switch (action) {
      case 'copy':
        return plural(count, { one: '# est créé', other: '# sont créés' })
      case 'move':
        return plural(count, { one: '# est déplacé', other: '# sont déplacés' })
      case 'delete':
        return plural(count, { one: '# est supprimé', other: '# sont supprimés' })
      case 'publish':
        return plural(count, { one: '# est publié', other: '# sont publiés' })
      case 'unpublish':
        return plural(count, {
          one: '# devient un brouillon',
          other: '# deviennent des brouillons',
        })
      case 'name':
      case 'sub-header':
      case 'days':
        return plural(count, { one: '# est modifié', other: '# sont modifiés' })
    }
  },
  replaced: (count) =>
    plural(count, { one: '# déjà là cède sa place', other: '# déjà là cèdent leur place' }),
  leftOut: (count) =>
    plural(count, { one: '# est laissé de côté', other: '# sont laissés de côté' }),
  holes: (count) =>
    plural(count, {
      one: '# jour reste sans entraînement',
      other: '# jours restent sans entraînement',
    }),
  draftDays: (count) =>
    plural(count, {
      one: '# jour n’a qu’un brouillon, que les écrans ne montrent pas.',
      other: '# jours n’ont qu’un brouillon, que les écrans ne montrent pas.',
    }),
  isEmpty: 'les écrans n’ont rien à montrer',
  reason: {
    taken: 'le jour a un entraînement, qui reste',
    'no-such-round': 'ce round n’existe pas',
    'no-days': 'il finirait avant de commencer',
    'no-steps': 'il n’a pas encore d’étapes, les écrans ne pourraient pas le montrer',
    unchanged: 'il est déjà ainsi',
    gone: 'il n’est plus là',
    changed: 'quelqu’un l’a modifié depuis',
  },
  showAll: 'Tout montrer',
  showFewer: 'Montrer moins',
  andMore: (count) => `${String(count)} de plus`,
  onWalls: (gyms) =>
    plural(gyms, {
      one: 'C’est en ce moment sur les écrans de # salle.',
      other: 'C’est en ce moment sur les écrans de # salles.',
    }),
  allOrNothing: 'Tout ou rien, une seule entrée dans le journal.',
  takesBack: 'l’annule.',
  nothingToDo: 'Rien à faire',
  planning: 'On regarde ce que cela ferait…',
  act: (action, count, replaced, drafts) => {
    const also = replaced === 0 ? '' : `, en remplacer ${String(replaced)}`
    switch (action) {
      case 'copy':
        return drafts
          ? plural(count, { one: 'Créer # brouillon', other: 'Créer # brouillons' }) + also
          : plural(count, { one: 'Créer # entraînement', other: 'Créer # entraînements' }) + also
      case 'move':
        return `En déplacer ${String(count)}${also}`
      case 'delete':
        return `En supprimer ${String(count)}`
      case 'publish':
        return `En publier ${String(count)}`
      case 'unpublish':
        return plural(count, {
          one: 'Remettre en brouillon',
          other: 'En remettre # en brouillon',
        })
      case 'name':
      case 'sub-header':
      case 'days':
        return `En modifier ${String(count)}`
    }
  },
  was: (action, count, drafts) => {
    switch (action) {
      case 'copy':
        return drafts
          ? plural(count, { one: '# brouillon créé', other: '# brouillons créés' })
          : plural(count, { one: '# entraînement créé', other: '# entraînements créés' })
      case 'move':
        return plural(count, { one: '# entraînement déplacé', other: '# entraînements déplacés' })
      case 'delete':
        return plural(count, { one: '# entraînement supprimé', other: '# entraînements supprimés' })
      case 'publish':
        return plural(count, { one: '# entraînement publié', other: '# entraînements publiés' })
      case 'unpublish':
        return plural(count, {
          one: '# entraînement remis en brouillon',
          other: '# entraînements remis en brouillon',
        })
      case 'name':
      case 'sub-header':
      case 'days':
        return plural(count, { one: '# entraînement modifié', other: '# entraînements modifiés' })
    }
  },
  wasReplaced: (count) => plural(count, { one: '# remplacé', other: '# remplacés' }),
  holesRemain: (count) =>
    plural(count, { one: 'Il y reste # trou.', other: 'Il y reste # trous.' }),
  nothingDone: 'Rien n’a été modifié.',
  undone: (said) => `Annulé : ${said}`,
  redone: (said) => `Rétabli : ${said}`,
  leftAlone: (count) =>
    plural(count, {
      one: '# est resté tel quel : quelqu’un l’a modifié depuis.',
      other: '# sont restés tels quels : quelqu’un les a modifiés depuis.',
    }),
  redo: 'Rétablir',
  nothingToUndo: 'Rien à annuler',
  nothingToRedo: 'Rien à rétablir',
  copied: (count) => `${workouts(count)} à copier. Allez à un jour et placez-les là.`,
  cut: (count) => `${workouts(count)} à déplacer. Allez à un jour et placez-les là.`,
  nothingHeld: 'Rien n’est copié',
  noWorkout: 'Pas d’entraînement ici',
  noHole: 'Plus de trou dans ce qui est affiché',
  carrying: (what, copies, place) =>
    `${copies ? 'Copie de' : 'Déplacement de'} ${what} : ${place}. Flèches, puis Entrée ; Échap abandonne.`,
  carryDropped: 'Remis à sa place',
  stretching: (days) => `${days}. Gauche et droite, puis Entrée ; Échap laisse tel quel.`,
  place: (round, day) => `Round ${String(round)}, ${day}`,
  selectionIs: (count) =>
    plural(count, { one: '# entraînement choisi', other: '# entraînements choisis' }),
  copyHere: 'Copier',
  moveHere: 'Déplacer',
  goToDay: 'Aller à un jour',
  goToDayHint: 'Par exemple « 25 nov » ou 2026-11-25',
  noSuchDay: 'Ce n’est pas un jour.',
  go: 'Aller',
  keys: {
    title: 'Touches du calendrier',
    groups: {
      about: 'Se déplacer',
      choosing: 'Choisir',
      one: 'Un entraînement',
      many: 'Un ou plusieurs',
    },
    dayRound: 'Jour, round',
    week: 'Une semaine en arrière, en avant',
    ends: 'Premier, dernier jour de la semaine',
    today: 'Aujourd’hui',
    hole: 'Trou suivant, précédent',
    goTo: 'Aller à un jour : « 25 nov »',
    zoom: 'Semaine, quinzaine, mois',
    fold: 'Replier le menu',
    widen: 'Élargir la sélection',
    toggle: 'Ajouter ou retirer celui-ci',
    roundWeek: 'Son round ; encore : sa semaine',
    wholeDay: 'Son jour, neuf rounds',
    all: 'Tout ce qui est affiché',
    none: 'Rien ; encore : fermer le panneau',
    edit: 'Ouvrir et modifier',
    rename: 'Renommer sur place',
    subHeader: 'En-tête sur place',
    add: 'Nouveau ici',
    duplicate: 'Dupliquer au jour suivant',
    stretch: 'Changer son dernier jour',
    wall: 'Son écran',
    languages: 'Ses langues',
    copyMovePut: 'Copier, déplacer, placer ici',
    publish: 'Publier ; remettre en brouillon',
    laterEarlier: 'Un jour plus tard, plus tôt',
    delete: 'Supprimer, avec la liste d’abord',
    carry: 'Porter ; une copie',
    undoRedo: 'Annuler, rétablir',
    menu: 'Toutes les actions',
    thenArrows: 'puis flèches',
    letters: 'Les touches d’un seul caractère agissent dans le calendrier',
    lettersHint: 'Sinon, les touches avec Ctrl, de fonction et les flèches agissent toujours.',
    keyNames: {
      Ctrl: 'Ctrl',
      Shift: 'Maj',
      Space: 'Espace',
      Enter: 'Entrée',
      Esc: 'Échap',
      Del: 'Suppr',
      Home: 'Début',
      End: 'Fin',
      'Page Up': 'Page ↑',
      'Page Down': 'Page ↓',
    },
  },
}

export default fr

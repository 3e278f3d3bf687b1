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
    unpublish: 'Annuler la publication',
    languages: 'Langues',
    delete: 'Supprimer',
  },
  bar: 'Entraînements sélectionnés',
  more: 'Autres actions',
  workouts,
  in: (days) => `sur ${days}`,
  tooMany: (max) => `Sélectionnez-en ${String(max)} ou moins`,
  drop: 'Effacer la sélection',
  held: (count, action) => `${workouts(count)} à ${action === 'copy' ? 'copier' : 'déplacer'}`,
  chooseDay: 'Choisissez le jour de début.',
  putHere: 'Coller ici',
  dropHeld: 'Annuler',
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
        return `Annuler la publication de ${what}`
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
  untilHint: 'Laissez vide pour ne pas répéter',
  newName: 'Nom',
  newSubHeader: 'En-tête',
  takenQuestion: 'Si un jour a déjà un entraînement',
  taken: { keep: 'Le garder', replace: 'Le remplacer', 'on-top': 'Superposer' },
  asQuestion: 'Enregistrer les copies comme',
  as: { 'as-is': 'Comme l’original', drafts: 'Brouillons', published: 'Publiées' },
  map: 'Aperçu par jour',
  mark: {
    done: (action) => {
      switch (action) {
        case 'copy':
          return 'copié'
        case 'move':
          return 'déplacé ici'
        case 'delete':
          return 'supprimé'
        case 'publish':
          return 'publié'
        case 'unpublish':
          return 'publication annulée'
        case 'name':
        case 'sub-header':
        case 'days':
          return 'modifié'
      }
    },
    replaced: 'remplacé',
    'left-out': 'ignoré',
    hole: 'créneau vide',
  },
  week: (day) => `Semaine du ${day}`,
  done: (action, count) => {
    switch (action) {
      case 'copy':
        return plural(count, { one: '# sera créé', other: '# seront créés' })
      case 'move':
        return plural(count, { one: '# sera déplacé', other: '# seront déplacés' })
      case 'delete':
        return plural(count, { one: '# sera supprimé', other: '# seront supprimés' })
      case 'publish':
        return plural(count, { one: '# sera publié', other: '# seront publiés' })
      case 'unpublish':
        return plural(count, {
          one: '# ne sera plus publié',
          other: '# ne seront plus publiés',
        })
      case 'name':
      case 'sub-header':
      case 'days':
        return plural(count, { one: '# sera modifié', other: '# seront modifiés' })
    }
  },
  replaced: (count) => plural(count, { one: '# sera remplacé', other: '# seront remplacés' }),
  leftOut: (count) => plural(count, { one: '# sera ignoré', other: '# seront ignorés' }),
  holes: (count) =>
    plural(count, {
      one: '# jour restera sans entraînement',
      other: '# jours resteront sans entraînement',
    }),
  draftDays: (count) =>
    plural(count, {
      one: '# jour n’a qu’un brouillon. Les écrans n’affichent pas les brouillons.',
      other: '# jours n’ont que des brouillons. Les écrans n’affichent pas les brouillons.',
    }),
  isEmpty: 'aucun entraînement à afficher',
  reason: {
    taken: 'le jour a déjà un entraînement',
    'no-such-round': 'ce round n’existe pas',
    'no-days': 'il finirait avant de commencer',
    'no-steps': 'il n’a pas encore d’étapes',
    unchanged: 'rien à modifier',
    gone: 'il a été supprimé',
    changed: 'quelqu’un d’autre l’a modifié',
  },
  showAll: 'Tout afficher',
  showFewer: 'Afficher moins',
  andMore: (count) => `${String(count)} de plus`,
  onWalls: (gyms) =>
    plural(gyms, {
      one: 'Affiché en ce moment sur les écrans de # club.',
      other: 'Affiché en ce moment sur les écrans de # clubs.',
    }),
  allOrNothing: 'Toutes les modifications s’appliquent ensemble.',
  takesBack: 'les annule.',
  nothingToDo: 'Rien ne changera',
  planning: 'Préparation de l’aperçu…',
  act: (action, count, replaced, drafts) => {
    const also = replaced === 0 ? '' : `, remplacer ${String(replaced)}`
    switch (action) {
      case 'copy':
        return drafts
          ? plural(count, { one: 'Créer # brouillon', other: 'Créer # brouillons' }) + also
          : plural(count, { one: 'Créer # entraînement', other: 'Créer # entraînements' }) + also
      case 'move':
        return `Déplacer ${String(count)}${also}`
      case 'delete':
        return `Supprimer ${String(count)}`
      case 'publish':
        return `Publier ${String(count)}`
      case 'unpublish':
        return plural(count, {
          one: 'Annuler # publication',
          other: 'Annuler # publications',
        })
      case 'name':
      case 'sub-header':
      case 'days':
        return `Modifier ${String(count)}`
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
          one: '# entraînement n’est plus publié',
          other: '# entraînements ne sont plus publiés',
        })
      case 'name':
      case 'sub-header':
      case 'days':
        return plural(count, { one: '# entraînement modifié', other: '# entraînements modifiés' })
    }
  },
  wasReplaced: (count) => plural(count, { one: '# remplacé', other: '# remplacés' }),
  holesRemain: (count) =>
    plural(count, { one: 'Il reste # créneau vide.', other: 'Il reste # créneaux vides.' }),
  nothingDone: 'Aucune modification.',
  undone: (said) => `Annulé : ${said}`,
  redone: (said) => `Rétabli : ${said}`,
  leftAlone: (count) =>
    plural(count, {
      one: '# ignoré : quelqu’un d’autre l’a modifié depuis.',
      other: '# ignorés : quelqu’un d’autre les a modifiés depuis.',
    }),
  redo: 'Rétablir',
  nothingToUndo: 'Rien à annuler',
  nothingToRedo: 'Rien à rétablir',
  copied: (count) => `${workouts(count)} à copier. Allez à un jour et collez.`,
  cut: (count) => `${workouts(count)} à déplacer. Allez à un jour et collez.`,
  nothingHeld: 'Rien à coller',
  noWorkout: 'Pas d’entraînement ici',
  noHole: 'Plus de créneau vide dans ces semaines',
  carrying: (what, copies, place) =>
    `${copies ? 'Copie de' : 'Déplacement de'} ${what} : ${place}. Utilisez les flèches, Entrée pour déposer, Échap pour annuler.`,
  carryDropped: 'Annulé',
  stretching: (days) =>
    `${days}. Utilisez gauche et droite, Entrée pour enregistrer, Échap pour annuler.`,
  place: (round, day) => `Round ${String(round)}, ${day}`,
  selectionIs: (count) =>
    plural(count, { one: '# entraînement sélectionné', other: '# entraînements sélectionnés' }),
  copyHere: 'Copier',
  moveHere: 'Déplacer',
  goToDay: 'Aller à un jour',
  goToDayHint: 'Par exemple « 25 nov » ou 2026-11-25',
  noSuchDay: 'Cette date n’est pas valide.',
  go: 'Aller',
  keys: {
    title: 'Raccourcis clavier',
    groups: {
      about: 'Navigation',
      choosing: 'Sélection',
      one: 'Un entraînement',
      many: 'Un ou plusieurs entraînements',
    },
    dayRound: 'Changer de jour ou de round',
    week: 'Semaine précédente ou suivante',
    ends: 'Premier ou dernier jour de la semaine',
    today: 'Aujourd’hui',
    hole: 'Créneau vide suivant ou précédent',
    goTo: 'Aller à un jour : « 25 nov »',
    zoom: 'Semaine, 2 semaines, mois',
    fold: 'Réduire le menu',
    widen: 'Étendre la sélection',
    toggle: 'Ajouter ou retirer celui-ci',
    roundWeek: 'Son round ; encore pour sa semaine',
    wholeDay: 'Son jour, tous les rounds',
    all: 'Tout ce qui est affiché',
    none: 'Effacer ; encore pour fermer le panneau',
    edit: 'Ouvrir pour modifier',
    rename: 'Renommer sur place',
    subHeader: 'Modifier l’en-tête sur place',
    add: 'Ajouter un entraînement ici',
    duplicate: 'Dupliquer au jour suivant',
    stretch: 'Changer le dernier jour',
    wall: 'Aperçu de l’écran',
    languages: 'Langues',
    copyMovePut: 'Copier, couper, coller ici',
    publish: 'Publier ou annuler la publication',
    laterEarlier: 'Un jour plus tard ou plus tôt',
    delete: 'Supprimer après un aperçu',
    carry: 'Déplacer ou copier avec les flèches',
    undoRedo: 'Annuler ou rétablir',
    menu: 'Toutes les actions',
    thenArrows: 'puis flèches',
    letters: 'Raccourcis à une seule touche',
    lettersHint:
      'Désactivés, les raccourcis avec Ctrl, les touches de fonction et les flèches fonctionnent toujours.',
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
